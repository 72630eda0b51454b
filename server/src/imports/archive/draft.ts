import type { ImportDraft } from '@satchel/contract/imports/imports.ts'
import { idAt } from '../../platform/database/ids.ts'
import { type Scope, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { invalidField, says } from '../../platform/problem.ts'
import * as uploads from '../../uploads/service.ts'
import type { Facts } from '../present.ts'
import * as query from '../queries.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { actorOf, type RunJob } from '../run.ts'
import { enqueueRun, getDraft, publish, requireReadyDraft } from '../service.ts'
import { openArchive } from './file.ts'
import { deleteAllRows } from './queries.ts'
import type { Archived } from './row.ts'

const ROWS_MAX = 500_000
const BATCH = 500

/** An upload that was begun for it is read by a job, then waits to be looked through. */
export async function draftArchive(scope: Scope, uploadId: string): Promise<ImportDraft> {
  const { fileKey, filename } = await uploads.archiveOf(scope, uploadId)
  const draftId = await query.insertImport(scope, {
    source: 'archive',
    name: filename,
    facts: { uploadId, uploadKey: fileKey } satisfies Facts,
    status: 'draft',
    isRead: false,
  })
  await enqueueRun(scope, draftId, 'import-read')
  return getDraft(scope, draftId)
}

/** Reads an archive's lines into rows; after a crash it starts over. */
export async function readArchive(
  services: Services,
  job: RunJob,
  { uploadId, uploadKey, encoding, archiveKey: readBefore }: Facts,
): Promise<void> {
  const { database, files, disk } = services
  const actor = await actorOf(services, job.tenantId, job.importId)
  if (!actor || !(uploadKey || readBefore)) return
  const within: Within = (work) => withScope(database, actor, work)
  const archiveKey = `${job.tenantId}/${job.importId}/archive`
  if (uploadKey) await files.copy(uploadKey, archiveKey)
  const { total, bytes, missing, names } = await files.withPath(archiveKey, (path) =>
    readRows({ path, encoding }, job.importId, within),
  )
  if (!(await files.hasSpaceFor(bytes)) || !(await disk.hasRoomFor(0)))
    throw new UnreadableFile(says('unpackNeedsMoreSpace'))
  const notes = missing.map((name) => says('fileWasntExported', { name }))
  const facts = JSON.stringify({
    ...(uploadId && { uploadId }),
    ...(encoding && { encoding }),
    names,
    archiveKey,
    archiveBytes: (await files.sizeOf(archiveKey)) ?? 0,
    notes: notes.slice(0, 100),
  } satisfies Facts)
  await within(async (scope) => {
    await query.updateImport(scope, job.importId, { isRead: true, total, facts: facts })
    await publish(scope, job.importId)
  })
}

/** Reads a draft's archive again, with its names in another encoding. */
export async function rereadArchive(
  scope: Scope,
  draftId: string,
  encoding: Facts['encoding'],
): Promise<ImportDraft> {
  if (!encoding || encoding.startsWith('utf-16'))
    throw invalidField('encoding', says('cantBeEncodingOfNames'))
  const { facts } = await requireReadyDraft(scope, draftId)
  const { archiveKey, uploadId } = facts as Facts
  await query.updateImport(scope, draftId, {
    isRead: false,
    facts: JSON.stringify({
      ...(uploadId && { uploadId }),
      ...(archiveKey && { archiveKey }),
      encoding,
    }),
  })
  await enqueueRun(scope, draftId, 'import-read')
  return getDraft(scope, draftId)
}

type Within = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>

/** Names of an archive that are shown for its encoding to be chosen. */
const NAMES_MAX = 8
const BEYOND_ASCII = /\P{ASCII}/u

interface Packed {
  path: string
  encoding: Facts['encoding'] | undefined
}

async function readRows({ path, encoding }: Packed, importId: string, within: Within) {
  const archive = await openArchive(path, encoding)
  try {
    await within((scope) => deleteAllRows(scope, importId))
    let [total, bytes] = [0, 0]
    const [telling, plain]: [string[], string[]] = [[], []]
    let batch: Archived[] = []
    const flush = () => {
      const rows = batch.map((archived, index) => rowOf(archived, total - batch.length + index + 1))
      batch = []
      return within((scope) => query.insertRows(scope, importId, rows))
    }
    for await (const archived of archive.items()) {
      total += 1
      if (total > ROWS_MAX)
        throw new UnreadableFile(says('archiveHasTooManyItems', { max: ROWS_MAX }))
      const { name = '' } = archived.item ?? {}
      const names = BEYOND_ASCII.test(name) ? telling : plain
      if (names.length < NAMES_MAX) names.push(name)
      bytes += archived.problem ? 0 : (archived.item?.file?.bytes ?? 0)
      batch.push(archived)
      if (batch.length === BATCH) await flush()
    }
    if (total === 0) throw new UnreadableFile(says('archiveHasNoItems'))
    await flush()
    return {
      total,
      bytes,
      missing: archive.manifest.missing,
      names: [...telling, ...plain].slice(0, NAMES_MAX),
    }
  } finally {
    archive.close()
  }
}

function rowOf(archived: Archived, number: number) {
  const at = Date.parse(archived.item?.createdAt ?? '')
  return { number, data: { archived }, ...(at < Date.now() && { itemId: idAt(at) }) }
}
