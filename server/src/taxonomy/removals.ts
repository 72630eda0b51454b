import { CATEGORY_VALUES_MAX } from '@satchel/contract/constants.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { Problem, says } from '../platform/problem.ts'
import { labelTaken } from './labels.ts'
import * as query from './queries.ts'
import * as removal from './removal-queries.ts'

/** Values that one change removes, for undoing it at once. */
export interface Batch {
  id: string | null
  /** The number of affected items. */
  itemCount: number
}

/** The number of items indexed right away; jobs do the rest. */
const INDEXED_AT_ONCE = 1_000
const LOOK_AGAIN = 1_000
const PATH = 'restoreRemoved.removalId'

export function open(): Batch {
  return { id: null, itemCount: 0 }
}

/** Removes tags; their items get the other one, if given. */
export async function dropTags(
  scope: Scope,
  batch: Batch,
  keys: string[],
  into: string | null,
): Promise<void> {
  batch.id ??= await removal.newId(scope)
  await removal.lockTagged(scope, keys)
  await removal.lockTags(scope, keys)
  batch.itemCount += await removal.rememberTags(scope, batch.id, keys, into)
  if (into !== null) await removal.copyTag(scope, keys, into)
  await removal.deleteTags(scope, keys)
}

export async function dropValues(
  scope: Scope,
  batch: Batch,
  ids: string[],
  into: string | null,
): Promise<void> {
  batch.id ??= await removal.newId(scope)
  await removal.lockClassified(scope, ids)
  await removal.lockValues(scope, ids)
  batch.itemCount += await removal.rememberValues(scope, batch.id, ids, into)
  if (into !== null) await removal.copyValue(scope, ids, into)
  await removal.deleteValues(scope, ids)
}

/** Restores it to the items that had it and still exist; a look-alike created since keeps its place. */
export async function restore(scope: Scope, batch: Batch, removalId: string): Promise<void> {
  const removed = await removal.findRemoved(scope, removalId)
  if (removed.length === 0)
    throw new Problem('not-found', says('thisCanNoLongerBeUndone'), {
      errors: [{ path: PATH, ...says('hasExpiredOrWasAlreadyUndone') }],
    })
  for (const one of removed) {
    const like = await removal.findAlike(scope, one)
    if (like) throw labelTaken(PATH, like.label)
    if (one.category) await requireRoom(scope, one.category as Category)
    await removal.putBack(scope, one)
    batch.itemCount += one.itemCount
  }
  await removal.restoreSearches(scope, removalId)
  await removal.forget(scope, removalId)
}

async function requireRoom(scope: Scope, category: Category): Promise<void> {
  const values = await query.findLabels(scope, category)
  if (values.length >= CATEGORY_VALUES_MAX)
    throw new Problem('conflict', says('categoryAlreadyHasValues', { max: CATEGORY_VALUES_MAX }))
}

/** Publishes the change once more after jobs have updated the index, which filters are counted by. */
export async function publishWhenIndexed(scope: Scope, { itemCount }: Batch): Promise<void> {
  if (itemCount > INDEXED_AT_ONCE) await publishLater(scope, scope.actor.tenantId)
}

async function publishSettings({ database }: Services, tenantId: string): Promise<void> {
  if (await removal.isIndexing(database.system, tenantId))
    return publishLater({ db: database.system }, tenantId)
  await withScope(database, systemActor(tenantId), (scope) =>
    record(scope, { type: 'settings.changed' }),
  )
}

function publishLater(handle: Parameters<typeof enqueue>[0], tenantId: string): Promise<void> {
  const runAt = new Date(Date.now() + LOOK_AGAIN)
  return enqueue(handle, 'tell-settings', { tenantId }, { jobKey: `settings:${tenantId}`, runAt })
}

export function taxonomyTasks(services: Services): Tasks {
  return {
    'tell-settings': (payload) =>
      publishSettings(services, (payload as { tenantId: string }).tenantId),
    'forget-removals': () => removal.forgetOld(services.database.system),
  }
}
