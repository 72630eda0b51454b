import type { BulkJob, BulkReason } from '@satchel/contract/bulk.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import * as items from '../items/service.ts'
import { type Actor, type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue, type Task } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import * as users from '../users/service.ts'
import { applyPatch } from './apply.ts'
import { type Entry, idsIn } from './entries.ts'
import * as query from './queries.ts'
import { restore } from './restore.ts'

const REFUSALS_MAX = 100

export function present({
  memberId,
  wish,
  undoes,
  isJob,
  reasons,
  ...row
}: query.ChangeRow): BulkJob {
  const counts = Object.entries(reasons).map(([reason, count]) => ({
    reason: reason as BulkReason,
    count,
  }))
  return {
    ...row,
    kind: 'job',
    reasons: counts,
    undoId: undoes === null ? row.id : null,
    ...(wish && { wish }),
    ...(undoes !== null && { undoes }),
  } as BulkJob
}

/** Starts a job whose parts are stored; the worker does the rest. */
export async function begin(scope: Scope, id: string): Promise<BulkJob> {
  const row = orNotFound(await query.findChange(scope, id), 'Job')
  if (row.total === 0) await end(scope, row, { status: 'completed' })
  else await goOn(scope, id)
  return present(orNotFound(await query.findChange(scope, id), 'Job'))
}

/** Enqueues the next part, behind other people's waiting jobs. */
function goOn(scope: Scope, changeId: string): Promise<void> {
  const job = { tenantId: scope.actor.tenantId, changeId }
  return enqueue(scope, 'change-items', job, { jobKey: `bulk:${changeId}` })
}

interface Job {
  tenantId: string
  changeId: string
}

/** Runs one part in one transaction with its progress, so that an interrupted job continues where it stopped. */
export function bulkTask({ database, log }: Services): Task {
  return async (payload, attempt) => {
    const { tenantId, changeId } = payload as Job
    const inScope = <T>(work: (scope: Scope) => Promise<T>) =>
      withScope(database, systemActor(tenantId), work)
    try {
      const actor = await inScope((scope) => actorOf(scope, changeId))
      if (actor) await withScope(database, actor, (scope) => advance(scope, changeId))
    } catch (error) {
      const { attempts = 1, max_attempts: most = 1 } = attempt?.job ?? {}
      if (!(error instanceof Problem) && attempts < most) throw error
      if (!(error instanceof Problem)) log.error({ err: error }, 'bulk change')
      const failure = error instanceof Problem ? error.message : 'Something went wrong'
      await inScope((scope) => fail(scope, changeId, failure))
    }
  }
}

/** Returns the person who started it, with their current permissions. */
async function actorOf(scope: Scope, changeId: string): Promise<Actor | undefined> {
  const row = await query.findChange(scope, changeId)
  if (row?.status !== 'running') return undefined
  const { id, name, role, status } = await users.get(scope, row.memberId)
  const permissions = new Set(PERMISSIONS_OF[role])
  if (status !== 'active' || !permissions.has('library.write'))
    throw new Problem('forbidden', says('starterCantChangeItems'))
  return { id, name, role, permissions, tenantId: scope.actor.tenantId }
}

async function fail(scope: Scope, changeId: string, failure: string): Promise<void> {
  const row = await query.lockChange(scope, changeId)
  if (row?.status === 'running') await end(scope, row, { status: 'failed', failure })
}

async function advance(scope: Scope, changeId: string): Promise<void> {
  const row = await query.lockChange(scope, changeId)
  if (row?.status !== 'running') return
  const part = await query.findNextPart(scope, changeId)
  if (!part) return end(scope, row, { status: 'completed' })
  const entries = await entriesOf(scope, row, part)
  await query.writeEntries(scope, changeId, part.number, entries)
  const next = progressOf(row, part, entries)
  await query.updateChange(scope, changeId, next)
  if (next.done === row.total) return end(scope, { ...row, ...next }, { status: 'completed' })
  await goOn(scope, changeId)
  await query.announce(scope, changeId)
}

async function entriesOf(
  scope: Scope,
  { id, wish, undoes }: query.ChangeRow,
  { number, itemIds }: query.Part,
): Promise<Entry[]> {
  if (wish) return applyPatch(scope, itemIds, wish, id)
  const original = await query.findChange(scope, undoes ?? '')
  const part = await query.findPart(scope, undoes ?? '', number)
  if (!original?.wish || !part?.entries || !part.doneAt) return []
  return restore(scope, { wish: original.wish, entries: part.entries, doneAt: part.doneAt }, id)
}

function progressOf(row: query.ChangeRow, { itemIds }: query.Part, entries: Entry[]) {
  const refusals = entries.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : []))
  const reasons = { ...row.reasons }
  for (const { reason } of refusals) reasons[reason] = (reasons[reason] ?? 0) + 1
  return {
    done: row.done + itemIds.length,
    updated: row.updated + idsIn(entries, 'changed', 'same').length,
    missing: row.missing + idsIn(entries, 'missing').length,
    refused: row.refused + refusals.length,
    refusals: [...row.refusals, ...refusals].slice(0, REFUSALS_MAX),
    reasons,
  }
}

/** Ends a job, published once for all of its items. */
export async function end(
  scope: Scope,
  row: query.ChangeRow,
  outcome: Pick<query.ChangeRow, 'status'> & { failure?: string },
): Promise<void> {
  await query.updateChange(scope, row.id, outcome)
  await query.announce(scope, row.id)
  const parts = await query.findParts(scope, row.id)
  const changed = parts.flatMap(({ entries }) => idsIn(entries ?? [], 'changed'))
  const first = await query.findFirst(scope, changed.slice(0, FIRSTS))
  if (!first) return
  const { wish = null } = row.undoes ? ((await query.findChange(scope, row.undoes)) ?? {}) : row
  const kind = kindOf(wish?.delete === true, row.undoes !== null)
  const all = { bulkId: row.id, count: changed.length }
  await record(scope, { ...EVENTS[kind], ...items.subjectOf(first), ...all })
  // To everyone, also to those who do not find the first of them.
  await record(scope, { type: `items.${kind}`, ...all })
}

/** The number of entries among which the first one lists all names. */
const FIRSTS = 500

const EVENTS = {
  changed: { type: 'item.changed', changeKind: 'MODIFY' },
  deleted: { type: 'item.deleted', changeKind: 'REMOVE' },
  restored: { type: 'item.restored', changeKind: 'INSERT' },
} as const

function kindOf(isDelete: boolean, isUndo: boolean): keyof typeof EVENTS {
  if (!isDelete) return 'changed'
  return isUndo ? 'restored' : 'deleted'
}
