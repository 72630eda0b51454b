import type { EventType } from '@satchel/contract/events.ts'
import type { LiveMessage, UpdatedItem } from '@satchel/contract/live.ts'
import type { Selectable } from 'kysely'
import type { Event } from '../platform/database-types.ts'
import type { EventData } from '../platform/events.ts'
import { systemActor, withScope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import * as tenants from '../tenants/service.ts'
import { findEvent, toActivity } from './queries.ts'

/** Turns each committed event into socket messages, in the order of the commits. */
export function relayEvents({ notices, live, database, forgetIdentities, log }: Services): void {
  let last = Promise.resolve()
  notices.on('event', (payload) => {
    const [tenantId = '', id = ''] = payload.split(' ')
    if (!live.has(tenantId)) return
    last = last.then(() => relay(tenantId, id)).catch((error) => log.error({ err: error }, 'relay'))
  })

  async function relay(tenantId: string, id: string): Promise<void> {
    const event = await findEvent(database.system, tenantId, id)
    if (!event) return
    for (const message of messagesOf(event)) live.send(tenantId, message)
    const activity = toActivity(event)
    if (activity) live.send(tenantId, { action: 'activity-update', activity })
    if (event.type !== 'tenant.changed') return
    forgetIdentities(tenantId)
    const tenant = await withScope(database, systemActor(tenantId), tenants.current)
    live.send(tenantId, { action: 'tenant-update', tenant })
  }
}

function messagesOf(event: Selectable<Event>): LiveMessage[] {
  const data = (event.data ?? {}) as EventData
  const id = event.itemId ?? ''
  const { importId, collectionId, originalName = event.itemName ?? '', itemIds = [id] } = data
  const updatedItem: UpdatedItem = {
    id,
    originalName,
    meta: importId === undefined ? {} : { importId },
    ...(collectionId !== undefined && { collectionId }),
  }
  const updatedItems = itemIds.map((itemId) => ({ ...updatedItem, id: itemId }))
  switch (event.type as EventType) {
    case 'item.uploaded':
      return [
        {
          action: 'user-collections-update',
          ...(importId !== undefined && { importId }),
          ...(collectionId !== undefined && { collectionId }),
          pending: [{ id, originalName }],
        },
      ]
    case 'item.added':
    case 'item.processed':
    case 'item.restored':
      return [{ action: 'items-add', updatedItems }]
    case 'item.changed':
      return [{ action: 'items-update', updatedItems }]
    case 'item.deleted':
      return [{ action: 'items-delete', ids: itemIds }]
    case 'collection.created':
    case 'collection.changed':
      return [{ action: 'user-collections-update', collectionId: id }]
    case 'collection.deleted':
      return [{ action: 'user-collections-delete', collectionId: id }]
    case 'tenant.changed':
      return []
  }
}
