import { join, resolve } from 'node:path'
import { own } from '@satchel/contract/own.ts'
import { type Actor, type Scope, withScope } from '../../platform/database/scope.ts'
import { inFolder } from '../../platform/files/work-folder.ts'
import type { Services } from '../../platform/http/services.ts'
import { type Reason, says } from '../../platform/problem.ts'
import { MINUTE } from '../../platform/time.ts'
import { type AssessedRow, assess } from '../assess.ts'
import { assessRules } from '../check.ts'
import { createMissing } from '../create-missing.ts'
import { fitInto } from '../plan-room.ts'
import type { Facts } from '../present.ts'
import * as query from '../queries.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { readRecord, recordOf } from '../records.ts'
import { type Choices, readingRules } from '../rules.ts'
import {
  actorOf,
  addAll,
  bulkIdOf,
  failRun,
  goOn,
  type NewItem,
  newItem,
  outcomeOf,
  type RunJob,
} from '../run.ts'
import { type OpenArchive, openArchive } from './file.ts'
import { archiveValues, createFrame, type Frame } from './frame.ts'

const CHUNK = 20
/** The queue takes a job that lasts for hours for a dead one. */
const TURN_MS = MINUTE

/** One turn with an archive: it is opened once for many chunks of rows. */
export async function runArchive(services: Services, job: RunJob): Promise<void> {
  const { database, files } = services
  const actor = await actorOf(services, job.tenantId, job.importId)
  if (!actor) return
  const within = <T>(work: (scope: Scope) => Promise<T>) => withScope(database, actor, work)
  const run = await within((scope) => query.findImport(scope, job.importId))
  if (run?.status !== 'running') return
  const { archiveKey, encoding } = run.facts as Facts
  if (!archiveKey) return within((scope) => failRun(scope, job.importId, says('archiveIsGone')))
  const isRead = await files.withPath(archiveKey, async (path) => {
    const archive = await openArchive(path, encoding).catch(async (error) => {
      if (!(error instanceof UnreadableFile)) throw error
      await within((scope) => failRun(scope, job.importId, error.reason))
    })
    if (archive) await runTurn(services, actor, job, archive)
    return archive !== undefined
  })
  if (isRead) await within((scope) => goOnOrEnd(scope, job.importId))
}

async function runTurn(
  services: Services,
  actor: Actor,
  job: RunJob,
  archive: OpenArchive,
): Promise<void> {
  try {
    const frame = await withScope(services.database, actor, (scope) =>
      frameOf(services, scope, job.importId, archive),
    )
    const end = Date.now() + TURN_MS
    while (Date.now() < end && (await runChunk(services, actor, job, archive, frame)));
  } finally {
    archive.close()
  }
}

/** Creates the frame once; its ids are saved in the same commit. */
async function frameOf(
  services: Services,
  scope: Scope,
  importId: string,
  { manifest }: OpenArchive,
): Promise<Frame> {
  const run = await query.lockImport(scope, importId)
  const facts = (run?.facts ?? {}) as Facts
  if (facts.frame) return facts.frame
  const frame = await createFrame(services, scope, manifest)
  await query.updateImport(scope, importId, { facts: JSON.stringify({ ...facts, frame }) })
  return frame
}

async function goOnOrEnd(scope: Scope, importId: string): Promise<void> {
  const run = await query.lockImport(scope, importId)
  if (run?.status !== 'running') return
  const { waiting } = await query.countOpen(scope, importId)
  if (waiting === 0) await archiveValues(scope, (run.facts as Facts).frame?.archive ?? [])
  await goOn(scope, importId)
}

interface Look {
  row: AssessedRow
  itemId: string
}

/** Runs a chunk; false if nothing is left. Files are extracted between two looks at the library. */
async function runChunk(
  services: Services,
  actor: Actor,
  { tenantId, importId }: RunJob,
  archive: OpenArchive,
  frame: Frame,
): Promise<boolean> {
  const within = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(services.database, actor, work)
  const seen = await within((scope) => look(services, scope, importId))
  if (seen.length === 0) return false
  const parent = resolve(services.config.DATA_DIR, 'imports')
  const stored = await inFolder(parent, (folder) =>
    takeFiles(services, tenantId, archive, folder, seen),
  )
  const added = await within((scope) => add(services, scope, importId, stored, frame))
  for (const { itemId, key } of stored.values())
    if (key && !added.has(itemId)) await services.files.removeAll(`${tenantId}/${itemId}`)
  return true
}

async function look(
  { config }: Services,
  scope: Scope,
  importId: string,
  numbers?: ReadonlySet<number>,
): Promise<Look[]> {
  const run = await query.lockImport(scope, importId)
  if (run?.status !== 'running') return []
  const waiting = (await query.findWaiting(scope, importId, CHUNK)).filter(
    ({ number }) => !numbers || numbers.has(number),
  )
  const choices = run.choices as Choices
  const reading = readingRules(config, [], choices)
  const rows = waiting.map(({ number, data }) => readRecord(recordOf(number, data), reading))
  const rules = { ...(await assessRules(scope, choices)), importId }
  const assessed = await assess(scope, rows, rules, new Map())
  return assessed.map((row, index) => ({ row, itemId: waiting[index]?.itemId ?? '' }))
}

interface StoredFile {
  itemId: string
  key?: string
  problem?: Reason
}

async function takeFiles(
  { files }: Services,
  tenantId: string,
  archive: OpenArchive,
  folder: string,
  seen: Look[],
): Promise<Map<number, StoredFile>> {
  const stored = new Map<number, StoredFile>()
  for (const { row, itemId } of seen) {
    const file = row.archived?.file
    stored.set(row.number, { itemId })
    if (!file || outcomeOf(row).status !== 'done') continue
    const path = join(folder, String(row.number))
    const problem = await archive.extract(file, path)
    const key = `${tenantId}/${itemId}/original`
    if (!problem) await files.adopt(path, key)
    stored.set(row.number, { itemId, ...(problem ? { problem } : { key }) })
  }
  return stored
}

/** Adds items and resolves to their ids. */
async function add(
  services: Services,
  scope: Scope,
  importId: string,
  stored: Map<number, StoredFile>,
  frame: Frame,
): Promise<Set<string>> {
  const found = await look(services, scope, importId, new Set(stored.keys()))
  const run = await query.findImport(scope, importId)
  if (!run || found.length === 0) return new Set()
  for (const { row } of found) {
    const problem = stored.get(row.number)?.problem
    if (problem) row.problems.push({ level: 'error', ...problem })
  }
  const rows = found.map(({ row }) => row)
  await fitInto(scope, rows, ({ archived }) => archived?.file?.bytes ?? 0)
  await createMissing(services, scope, rows, run.choices as Choices)
  const outcomes = rows.map(outcomeOf)
  const fresh = found.flatMap(({ row, itemId }, index) =>
    outcomes[index]?.status === 'done'
      ? [restored(row, newItem(row, { id: itemId, run }), stored.get(row.number), frame)]
      : [],
  )
  await addAll(scope, fresh, bulkIdOf(run))
  await query.settleRows(scope, importId, outcomes)
  return new Set(fresh.map(({ id }) => id))
}

/** Returns an item as it was: places in collections, dates and file. */
function restored(
  { archived }: AssessedRow,
  item: NewItem,
  stored: StoredFile | undefined,
  frame: Frame,
): NewItem {
  if (!archived) return item
  const places = archived.collections.flatMap(({ ref, position }) => {
    const place = own(frame.collections, ref)
    return place ? [{ id: place.id, position: place.base + position }] : []
  })
  const now = new Date().toISOString()
  const earliest = (at: string) => (at < now ? at : now)
  const times = {
    createdAt: earliest(archived.createdAt),
    updatedAt: earliest(archived.updatedAt),
  }
  const common = { ...item, ...times, collections: [...item.collections, ...places] }
  const { file } = archived
  if (!file || !stored?.key) return common
  const { mime, bytes, originalName } = file
  return { ...common, url: null, file: { key: stored.key, mime, bytes, originalName } }
}
