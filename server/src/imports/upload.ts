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
import { invalidField, Problem, says } from '../platform/problem.ts'
import { rereadArchive } from './archive/draft.ts'
import { takeRows } from './draft-queries.ts'
import { requireLinkTable } from './links/plan.ts'
import type { Facts } from './present.ts'
import * as query from './queries.ts'
import { type CsvChoice, openCsvFile } from './reading/csv.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'
import { bounded, insertRecords, type Record, samplesOf } from './records.ts'
import { getDraft, readable, requireReadyDraft } from './service.ts'

const BATCH = 500

/** Reads a large CSV into a draft's rows, and stores it for as long as it may be read again. */
export async function draftCsv(
  services: Services,
  actor: Actor,
  { name = 'CSV', source = 'csv', ...chosen }: CsvChoice & { name?: string; source?: TableSource },
  body: Readable | undefined,
): Promise<ImportDraft> {
  if (!body) throw invalidField('csv', says('isMissingSendItAsBody'))
  const parent = resolve(services.config.DATA_DIR, 'imports')
  await mkdir(parent, { recursive: true })
  return inFolder(parent, async (folder) => {
    const path = join(folder, 'csv')
    await spool(body, path)
    const { draftId, ...reading } = await readable('csv', () =>
      readIn(services, actor, { name, source, path, chosen }),
    )
    await services.files.adopt(path, fileKeyOf(actor, draftId))
    return withScope(services.database, actor, async (scope) => {
      await query.updateImport(scope, draftId, { ...reading, isRead: true })
      return getDraft(scope, draftId)
    })
  })
}

/** Reads a draft's CSV or archive again. What isn't chosen stays as it was chosen before, else it's detected. */
export async function rereadCsv(
  services: Services,
  actor: Actor,
  draftId: string,
  change: CsvChoice,
): Promise<ImportDraft> {
  const { database, files } = services
  const key = fileKeyOf(actor, draftId)
  const { name, source, facts } = await withScope(database, actor, (scope) =>
    requireReadyDraft(scope, draftId),
  )
  if (source === 'archive')
    return withScope(database, actor, (scope) => rereadArchive(scope, draftId, change.encoding))
  const { hasFile, chosen: before } = facts as Facts
  if (!hasFile || !(await files.has(key))) throw new Problem('conflict', says('draftHasNoCsv'))
  const chosen = { ...before, ...change }
  const field = change.encoding === undefined ? 'delimiter' : 'encoding'
  const { draftId: readId, ...reading } = await readable(field, () =>
    files.withPath(key, (path) =>
      readIn(services, actor, { name, source: source as TableSource, path, chosen }),
    ),
  )
  return withScope(database, actor, async (scope) => {
    const draft = await query.lockImport(scope, draftId)
    if (draft?.status !== 'draft') throw new Problem('not-found', says('draftNotFound'))
    await takeRows(scope, readId, draftId)
    await query.updateImport(scope, draftId, reading)
    return getDraft(scope, draftId)
  })
}

function fileKeyOf({ tenantId }: Actor, draftId: string): string {
  return `${tenantId}/${draftId}/csv`
}

async function spool(body: Readable, path: string): Promise<void> {
  let bytes = 0
  async function* counted() {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > IMPORT_CSV_MAX) throw new Problem('too-large', says('csvTooLarge'))
      yield chunk
    }
  }
  await pipeline(counted, createWriteStream(path))
}

type TableSource = 'csv' | 'links'

interface Reading {
  name: string
  source: TableSource
  path: string
  chosen: CsvChoice
}

/** Reads a CSV in a few commits into a draft that isn't ready. Without its end it never is, and is deleted within a day. */
async function readIn(
  { database }: Services,
  actor: Actor,
  { name, source, path, chosen }: Reading,
) {
  const { heads, rows, encoding, delimiter } = await openCsvFile(path, chosen)
  const product = source === 'links' ? { product: requireLinkTable(heads).product } : {}
  const within = <T>(work: (scope: Scope) => Promise<T>) => withScope(database, actor, work)
  const facts: Facts = { encoding, delimiter, chosen, hasFile: true, ...product }
  const draft = { source, status: 'draft', isRead: false, name, heads, facts } as const
  const draftId = await within((scope) => query.insertImport(scope, draft))
  let total = 0
  let samples: string[][] = []
  let batch: Record[] = []
  const flush = async () => {
    const full = batch
    batch = []
    await within((scope) => insertRecords(scope, draftId, full))
  }
  for await (const row of bounded(rows, source)) {
    batch.push(row)
    total += 1
    if (total === 3) samples = samplesOf(batch)
    if (batch.length >= BATCH) await flush()
  }
  if (total === 0) throw new UnreadableFile(says('fileHasHeaderButNoRows'))
  if (total < 3) samples = samplesOf(batch)
  await flush()
  return { draftId, heads, total, facts: JSON.stringify({ ...facts, samples }) }
}
