import { notify } from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { record } from '../platform/live/events.ts'
import { subject } from './present.ts'

interface Changed {
  id: string
  name: string
  ownerId: string
}

interface ItemNames {
  from?: string[] | null
  to?: string[] | null
}

/** Publishes items that joined or left a collection. */
export async function publishItems(
  scope: Scope,
  collection: Changed,
  { from = null, to = null }: ItemNames,
): Promise<void> {
  const changes = [{ field: 'items', from, to }]
  const event = { type: 'collection.changed', changeKind: 'MODIFY' } as const
  await record(scope, { ...event, ...subject(collection), changes })
  await notifyOwner(scope, collection)
}

/** Notifies the owner of a change that someone else made. */
export function notifyOwner(scope: Scope, { ownerId, ...collection }: Changed): Promise<void> {
  const about = { ...subject(collection), url: `/collections/${collection.id}` }
  return notify(scope, { kind: 'collection-changed', userIds: [ownerId], ...about })
}
