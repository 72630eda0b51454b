import type { NotificationFacts } from '@satchel/contract/notifications.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import { notify } from '../notifications/service.ts'
import { type Actor, type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMany } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { type Reason, says } from '../platform/problem.ts'
import { type AssessedRow, assess, isDuplicate, isFaulty, textOf } from './assess.ts'
import { assessRules } from './check.ts'
import { createMissing } from './create-missing.ts'
import { fitInto } from './plan-room.ts'
import * as query from './queries.ts'
import { cellsOf } from './records.ts'
import { readRow } from './row.ts'
import { rowText } from './row-text.ts'
import { type Choices, readingRules } from './rules.ts'
import { enqueueRun, publish } from './service.ts'

/** Rows of one commit. */
const CHUNK = 100

export interface RunJob {
  tenantId: string
  importId: string
}

export type NewItem = Parameters<typeof items.addMany>[1][number]

/** The next rows become items, and the job of those after them joins the commit. */
export async function runRows(services: Services, { tenantId, importId }: RunJob): Promise<void> {
  const actor = await actorOf(services, tenantId, importId)
  if (!actor) return
  const work = (size: number) =>
    withScope(services.database, actor, (scope) => runChunk(services, scope, importId, size))
  try {
    await work(CHUNK)
  } catch (error) {
    if (isPassing(error)) throw error
    services.log.warn({ err: error, importId }, 'import: row by row')
    await runSingly(services, actor, importId, work)
  }
}

/** One row that cannot be written must not hold back those beside it. */
async function runSingly(
  services: Services,
  actor: Actor,
  importId: string,
  work: (size: number) => Promise<void>,
): Promise<void> {
  for (let count = 0; count < CHUNK; count++)
    await work(1).catch(async (error) => {
      if (isPassing(error)) throw error
      services.log.error({ err: error, importId }, 'import: a row could not be added')
      await withScope(services.database, actor, (scope) => failNext(scope, importId))
    })
}

async function failNext(scope: Scope, importId: string): Promise<void> {
  await query.lockImport(scope, importId)
  const [row] = await query.findWaiting(scope, importId, 1)
  if (!row) return
  const outcome = {
    number: row.number,
    status: 'failed',
    ...rowText([says('rowNotAdded')]),
  } as const
  await query.settleRows(scope, importId, [outcome])
  await goOn(scope, importId)
}

/** Tells whether an error is temporary: lost connections, restarts and locks. */
function isPassing(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return /^(08|40|53|55|57|E[A-Z]{3})/.test(code)
}

async function runChunk(
  services: Services,
  scope: Scope,
  importId: string,
  size: number,
): Promise<void> {
  const run = await query.lockImport(scope, importId)
  if (run?.status !== 'running' || !run.isRead) return
  const waiting = await query.findWaiting(scope, importId, size)
  const choices = run.choices as Choices
  const reading = readingRules(services.config, run.heads, choices)
  const rows = waiting.map(({ number, data }) => readRow(number, cellsOf(data), reading))
  const rules = await assessRules(scope, choices)
  const assessed = await assess(scope, rows, rules, new Map())
  await fitInto(scope, assessed)
  await createMissing(services, scope, assessed, choices)
  const idOf = new Map(waiting.map(({ number, itemId }) => [number, itemId]))
  const outcomes = assessed.map(outcomeOf)
  const fresh = assessed
    .filter((_, index) => outcomes[index]?.status === 'done')
    .map((row) => newItem(row, { id: idOf.get(row.number) ?? '', run }))
  await addAll(scope, fresh, bulkIdOf(run))
  await query.settleRows(scope, importId, outcomes)
  await enqueueFetches(scope, importId, assessed, outcomes)
  await goOn(scope, importId)
}

/** Adds items to the library and their collections. */
export async function addAll(scope: Scope, fresh: NewItem[], bulkId?: string): Promise<void> {
  await items.addMany(scope, fresh, bulkId)
  const places = fresh.flatMap(({ id: itemId, collections: into }) =>
    into.map(({ id: collectionId, ...place }) => ({ collectionId, itemId, ...place })),
  )
  await collections.addPlaces(scope, places)
}

/** The number of rows beyond which activity reports them together. */
const SINGLY_MAX = 20

export function bulkIdOf({ id, total }: { id: string; total: number }): string | undefined {
  return total > SINGLY_MAX ? id : undefined
}

export function outcomeOf(row: AssessedRow): query.Outcome {
  const { number, foundId, draft } = row
  const text = textOf(row)
  if (isFaulty(row)) return { number, status: 'failed', ...text }
  if (isDuplicate(row)) return { number, status: 'skipped', ...text, foundId }
  return { number, status: draft.mode === 'host' ? 'fetching' : 'done', ...text }
}

export function newItem(
  { draft, ownerId, valueIds, tagKeys, collectionIds }: AssessedRow,
  { id, run }: { id: string; run: { id: string; collectionId: string | null } },
): NewItem {
  const places = [...(run.collectionId ? [run.collectionId] : []), ...collectionIds]
  return {
    id,
    importId: run.id,
    ownerId,
    url: draft.url,
    file: null,
    name: draft.name,
    description: draft.description,
    visitorDescription: draft.visitorDescription,
    shareable: draft.shareable,
    inLibrary: draft.inLibrary,
    releasesOn: draft.releasesOn,
    expiresOn: draft.expiresOn,
    valueIds,
    tagKeys,
    collections: [...new Set(places)].map((collection) => ({ id: collection })),
  }
}

async function enqueueFetches(
  scope: Scope,
  importId: string,
  rows: AssessedRow[],
  outcomes: query.Outcome[],
): Promise<void> {
  const { tenantId } = scope.actor
  const jobs = rows.flatMap(({ number, draft }, index) =>
    outcomes[index]?.status === 'fetching'
      ? [
          {
            payload: { tenantId, importId, number },
            key: `fetch:${importId}:${number}`,
            queue: items.queueOf(new URL(draft.url).host),
          },
        ]
      : [],
  )
  await enqueueMany(scope, 'import-fetch', jobs)
}

/** Continues with the next rows, or ends the run. */
export async function goOn(scope: Scope, importId: string): Promise<void> {
  const left = await query.countOpen(scope, importId)
  if (left.waiting > 0) await enqueueRun(scope, importId, 'import-rows')
  else if (left.fetching === 0) await complete(scope, importId)
  await publish(scope, importId)
}

/** Ends a run, whose rows became as many items unless their number is given. */
export async function complete(scope: Scope, importId: string, items?: number): Promise<void> {
  const finishedAt = new Date().toISOString()
  await query.updateImport(scope, importId, { status: 'completed', finishedAt })
  const run = await query.findImport(scope, importId)
  const bulkId = run && bulkIdOf(run)
  const first = bulkId ? await query.findFirstItem(scope, importId) : undefined
  if (run) await notifyStarter(scope, run, rowCounts(run))
  if (!run || !bulkId || !first) return
  const all = { bulkId, count: items ?? run.done }
  const item = { itemType: 'ITEM', itemId: first.id, itemName: first.name } as const
  await record(scope, { type: 'item.added', changeKind: 'INSERT', ...item, ...all })
}

function rowCounts({ done, skipped, failed }: query.FoundImport): NotificationFacts {
  return {
    added: done,
    ...(skipped > 0 && { skipped }),
    ...(failed > 0 && { withProblems: failed }),
  }
}

/** Notifies whoever started a run of its end: it may have taken hours. */
async function notifyStarter(
  scope: Scope,
  { id, ownerId }: Pick<query.FoundImport, 'id' | 'ownerId'>,
  facts: NotificationFacts,
  failed = false,
): Promise<void> {
  const product = { actor: { id: null, name: null }, url: `/imports/${id}` }
  const draft = { kind: 'import-finished', userIds: [ownerId], facts, failed } as const
  await notify(scope, { ...draft, ...product })
}

/** Returns the person who started the run, with their current permissions; throws if there is none. */
export async function actorOf(
  { database }: Services,
  tenantId: string,
  importId: string,
): Promise<Actor | undefined> {
  return withScope(database, systemActor(tenantId), async (scope) => {
    const run = await query.findImport(scope, importId)
    if (!run) return undefined
    const person = await query.findPerson(scope, run.ownerId)
    const permissions = new Set(person && PERMISSIONS_OF[person.role])
    if (person?.status === 'active' && permissions.has('library.write'))
      return { id: person.id, name: person.name, tenantId, role: person.role, permissions }
    await failRun(scope, importId, says('starterCantAddContent'))
    return undefined
  })
}

export async function failRun(scope: Scope, importId: string, reason: Reason): Promise<void> {
  const run = await query.lockImport(scope, importId)
  if (!run) return
  const end =
    run.status === 'draft' ? {} : { status: 'failed', finishedAt: new Date().toISOString() }
  const { message: failure, ...failureReason } = reason
  const stored = { failure, failureReason: JSON.stringify(failureReason) }
  await query.updateImport(scope, importId, { ...stored, ...end })
  await publish(scope, importId)
  if (run.status !== 'draft') await notifyStarter(scope, run, { failure, failureReason }, true)
}
