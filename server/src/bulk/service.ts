import type { BulkChange, BulkJob, BulkOutcome, BulkWish } from '@satchel/contract/bulk.ts'
import { BULK_MAX, BULK_UNDO } from '@satchel/contract/constants.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as search from '../search/service.ts'
import { applyPatch } from './apply.ts'
import { type Entry, idsIn, outcomeOf } from './entries.ts'
import { begin, end, present } from './job.ts'
import { holdCollections, planOf, requireValidPatch } from './patch.ts'
import * as query from './queries.ts'
import { restore } from './restore.ts'

/** The number of items per transaction; small, so that others don't wait long. */
const PART = 500
/** The number of ids looked up at a time. */
const WALK = 10_000

export function change(
  scope: Scope,
  { ids, search: form, except = [], ...wish }: BulkChange,
): Promise<BulkOutcome | BulkJob> {
  if ((ids === undefined) === (form === undefined))
    throw invalidField(ids ? 'search' : 'ids', says('orSearchIsRequiredButNotBoth'))
  if (ids && except.length > 0) throw invalidField('except', says('onlyWorksWithSearch'))
  requireValidPatch(wish)
  return ids ? changeNow(scope, ids, wish) : startJob(scope, form ?? {}, except, wish)
}

/** Changes all items in this scope. */
export async function changeNow(
  scope: Scope,
  ids: string[],
  wish: BulkWish,
): Promise<BulkOutcome & { undoId: string }> {
  const entries = await applyPatch(scope, ids, wish)
  if (wish.delete) await noteDeletion(scope, idsIn(entries, 'changed').length)
  const undoId = await query.insertChange(scope, { wish, isJob: false })
  await query.insertParts(scope, undoId, [ids])
  await query.writeEntries(scope, undoId, 0, entries)
  await query.updateChange(scope, undoId, { status: 'completed', done: ids.length })
  return { ...outcomeOf(entries, undoId), undoId }
}

async function noteDeletion(scope: Scope, count: number): Promise<void> {
  if (count > 0) await audit(scope, { action: 'items.deleted', details: { count } })
}

/** The items are those found now; what the search finds later is not touched. */
async function startJob(
  scope: Scope,
  form: NonNullable<BulkChange['search']>,
  except: string[],
  wish: BulkWish,
): Promise<BulkJob> {
  await holdCollections(scope, wish)
  await planOf(scope, wish)
  const id = await query.insertChange(scope, { wish, isJob: true })
  const excepted = new Set(except.map((each) => each.toLowerCase()))
  for await (const ids of search.allIds(scope, form, WALK)) {
    const selected = ids.filter((each) => !excepted.has(each))
    await query.insertParts(scope, id, partsOf(selected))
  }
  const job = await begin(scope, id)
  if (wish.delete) await noteDeletion(scope, job.total)
  return job
}

function partsOf(ids: string[]): string[][] {
  const count = Math.ceil(ids.length / PART)
  return Array.from({ length: count }, (_, part) => ids.slice(part * PART, (part + 1) * PART))
}

/** Undoes a change by the same person within a minute of its end; repeating it returns the first answer. */
export async function undo(scope: Scope, undoId: string): Promise<BulkOutcome | BulkJob> {
  const row = await lockOwnJob(scope, undoId)
  const { wish } = row
  if (wish === null) throw new Problem('not-found', says('changeNotFound'))
  const before = await query.findUndoOf(scope, undoId)
  if (before) return answerOf(scope, before)
  if (row.status === 'running') await end(scope, row, { status: 'cancelled' })
  else if (Date.parse(row.finishedAt ?? '') < Date.now() - BULK_UNDO)
    throw new Problem('gone', says('thisCanOnlyBeUndoneWithinMinute'))
  const parts = (await query.findParts(scope, undoId)).filter(({ entries }) => entries !== null)
  const ids = parts.map(({ entries }) => idsIn(entries ?? [], 'changed'))
  const isJob = ids.flat().length > BULK_MAX
  const id = await query.insertChange(scope, { undoes: undoId, isJob })
  await query.insertParts(scope, id, ids)
  return isJob ? begin(scope, id) : restoreNow(scope, id, wish, parts)
}

/** One part after the other, all of them held from the start. */
async function restoreNow(
  scope: Scope,
  id: string,
  wish: BulkWish,
  parts: query.Part[],
): Promise<BulkOutcome> {
  const all: Entry[] = []
  await holdCollections(scope, wish).catch(ignoreGone)
  await items.lockAny(
    scope,
    parts.flatMap(({ itemIds }) => itemIds),
  )
  for (const [number, { entries, doneAt }] of parts.entries()) {
    const done = { wish, entries: entries ?? [], doneAt: doneAt ?? '' }
    const restored = await restore(scope, done)
    await query.writeEntries(scope, id, number, restored)
    all.push(...restored)
  }
  await query.updateChange(scope, id, { status: 'completed', done: all.length })
  return outcomeOf(all, null)
}

/** Ignores a collection that no longer exists; each item's entry reports it. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Problem)) throw error
}

async function answerOf(scope: Scope, row: query.ChangeRow): Promise<BulkOutcome | BulkJob> {
  if (row.isJob) return present(row)
  const parts = await query.findParts(scope, row.id)
  return outcomeOf(
    parts.flatMap(({ entries }) => entries ?? []),
    null,
  )
}

export async function listJobs(scope: Scope): Promise<{ items: BulkJob[] }> {
  const rows = await query.findJobs(scope, BULK_UNDO / 1_000)
  return { items: rows.map(present) }
}

export async function getJob(scope: Scope, id: string): Promise<BulkJob> {
  return present(await requireJob(scope, id))
}

/** Cancels a job. What is done stays done; an ended job is unchanged. */
export async function cancel(scope: Scope, id: string): Promise<BulkJob> {
  await requireJob(scope, id)
  const row = await lockOwnJob(scope, id)
  if (row.status === 'running') await end(scope, row, { status: 'cancelled' })
  return getJob(scope, id)
}

async function requireJob(scope: Scope, id: string): Promise<query.ChangeRow> {
  const row = await query.findChange(scope, id)
  return orNotFound(row?.isJob && row.memberId === scope.actor.id ? row : undefined, 'Job')
}

/** Locks the caller's change until the scope ends. */
async function lockOwnJob(scope: Scope, id: string): Promise<query.ChangeRow> {
  const row = await query.lockChange(scope, id)
  return orNotFound(row?.memberId === scope.actor.id ? row : undefined, 'Change')
}

export function forgetChanges({ database }: Services): Promise<void> {
  return query.forget(database.system)
}
