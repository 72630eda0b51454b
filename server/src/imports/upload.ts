import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { IMPORT_CSV_MAX } from '@satchel/contract/constants.ts'
import type { ImportDraft } from '@satchel/contract/imports/imports.ts'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import { inFolder } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, Problem } from '../platform/problem.ts'
import { openCsvFile, UnreadableFile } from './csv.ts'
import * as query from './queries.ts'
import { bounded, type Record } from './records.ts'
import { getDraft } from './service.ts'
import { insertRecords, samplesOf } from './start.ts'

const BATCH = 500

/** Saves a large CSV to a file and reads it into a draft's rows. */
export async function draftCsv(
  services: Services,
  actor: Actor,
  name: string,
  body: Readable | undefined,
): Promise<ImportDraft> {
  if (!body) throw invalidField('csv', 'is missing: send it as the body')
  const parent = resolve(services.config.DATA_DIR, 'imports')
  await mkdir(parent, { recursive: true })
  return inFolder(parent, async (folder) => {
    const path = join(folder, 'csv')
    await spool(body, path)
    try {
      return await readIn(services, actor, name, path)
    } catch (error) {
      if (error instanceof UnreadableFile) throw invalidField('csv', error.message)
      throw error
    }
  })
}

async function spool(body: Readable, path: string): Promise<void> {
  let bytes = 0
  async function* counted() {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > IMPORT_CSV_MAX) throw new Problem('too-large', 'A CSV may have up to 50 MiB')
      yield chunk
    }
  }
  await pipeline(counted, createWriteStream(path))
}

/** Reads a CSV in a few commits; a draft without its end is never ready and is deleted within a day. */
async function readIn(
  { database }: Services,
  actor: Actor,
  name: string,
  path: string,
): Promise<ImportDraft> {
  const { heads, rows, encoding, delimiter } = await openCsvFile(path)
  const within = <T>(work: (scope: Scope) => Promise<T>) => withScope(database, actor, work)
  const draft = { source: 'csv', status: 'draft', isRead: false, name, heads } as const
  const draftId = await within((scope) => query.insertImport(scope, draft))
  let total = 0
  let samples: string[][] = []
  let batch: Record[] = []
  const flush = async () => {
    const full = batch
    batch = []
    await within((scope) => insertRecords(scope, draftId, full))
  }
  for await (const row of bounded(rows)) {
    batch.push(row)
    total += 1
    if (total === 3) samples = samplesOf(batch)
    if (batch.length >= BATCH) await flush()
  }
  if (total === 0) throw new UnreadableFile('The file has a header but no rows')
  if (total < 3) samples = samplesOf(batch)
  await flush()
  return within(async (scope) => {
    const facts = JSON.stringify({ encoding, delimiter, samples })
    await query.updateImport(scope, draftId, { isRead: true, total, facts })
    return getDraft(scope, draftId)
  })
}
