import type { EventType } from '@satchel/contract/events.ts'
import type { LiveMessage, UpdatedItem } from '@satchel/contract/live.ts'
import type { Selectable } from 'kysely'
import type { Event } from '../platform/database/database-types.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { EventData } from '../platform/live/events.ts'
import type { Identity } from '../platform/security/identity.ts'
import * as tenants from '../tenants/service.ts'
import { findEvents, mayReceive, type PublishedEvent, toActivity } from './queries.ts'

/** Turns committed events into socket messages, in commit order. */
export function relayEvents({ notices, live, database, forgetIdentities, log }: Services): void {
  let last = Promise.resolve()
  notices.on('event', (payload) => {
    const [tenantId = '', ...ids] = payload.split(' ')
    if (!live.has(tenantId)) return
    last = last
      .then(() => relay(tenantId, ids))
      .catch((error) => log.error({ err: error }, 'relay'))
  })

  async function relay(tenantId: string, ids: string[]): Promise<void> {
    const events = await findEvents(database.system, tenantId, ids)
    for (const together of Object.values(Object.groupBy(events, audienceOf))) {
      const [first] = together ?? []
      const to = ({ actor }: Identity) =>
        first !== undefined && mayReceive(first, actor) !== isHiding(first)
      for (const message of joined(together?.flatMap(messagesOf) ?? []))
        live.send(tenantId, message, to)
    }
    for (const event of events) sendActivity(tenantId, event)
    if (!events.some(({ type }) => type === 'tenant.changed')) return
    forgetIdentities(tenantId)
    const tenant = await withScope(database, systemActor(tenantId), tenants.current)
    live.send(tenantId, { action: 'tenant-update', tenant })
  }

  /** A bulk change is one line of activity, not one for each item. */
  function sendActivity(tenantId: string, event: PublishedEvent): void {
    const isPart = event.bulkId !== null && event.count === null
    const activity = isPart ? undefined : toActivity(event)
    const to = ({ actor }: Identity) => mayReceive(event, actor)
    if (activity) live.send(tenantId, { action: 'activity-update', activity }, to)
  }
}

/** Tells whether an event is for those who can no longer find an item. */
function isHiding({ type }: PublishedEvent): boolean {
  return type === ('item.hidden' satisfies EventType)
}

function audienceOf(event: PublishedEvent): string {
  const { onlyFor, itemType, isEarly } = event
  return `${onlyFor} ${itemType} ${isEarly} ${isHiding(event)}`
}

/** Merges the messages of a bulk change into one. */
function joined(messages: LiveMessage[]): LiveMessage[] {
  return messages.reduce<LiveMessage[]>((said, message) => {
    const last = said.at(-1)
    if ('more' in message) said.push(message)
    else if (
      last &&
      'updatedItems' in last &&
      'updatedItems' in message &&
      last.action === message.action
    )
      last.updatedItems.push(...message.updatedItems)
    else if (last?.action === 'items-delete' && message.action === 'items-delete')
      last.ids.push(...message.ids)
    else said.push(message)
    return said
  }, [])
}

function messagesOf(event: Selectable<Event>): LiveMessage[] {
  const {
    importId,
    collectionId,
    wishId,
    originalName = event.itemName ?? '',
  } = (event.data ?? {}) as EventData
  const id = event.itemId ?? ''
  const meta = importId === undefined ? {} : { importId }
  const place = collectionId === undefined ? {} : { collectionId }
  const added = ((event.data as EventData | null)?.added ?? []).map((one) => ({ ...one, meta }))
  const item: UpdatedItem = { id, originalName, meta, ...place }
  switch (event.type as EventType) {
    case 'item.uploaded':
      return [
        { action: 'user-collections-update', ...place, ...meta, pending: [{ id, originalName }] },
      ]
    // A page was added before it was read, and so was a file that is read again.
    case 'item.processed':
      return [{ action: event.changeKind ? 'items-add' : 'items-update', updatedItems: [item] }]
    case 'item.added':
    case 'item.restored':
      return [{ action: 'items-add', updatedItems: [item] }]
    case 'item.changed':
    case 'item.replaced':
    case 'item.checked':
    case 'item.reached-day':
      return [{ action: 'items-update', updatedItems: [item] }]
    case 'item.hidden':
    case 'item.deleted':
    case 'item.purged':
      return [{ action: 'items-delete', ids: [id] }]
    case 'items.changed':
      return [{ action: 'items-update', updatedItems: [], more: true }]
    case 'items.deleted':
    case 'bin.purging':
      return [{ action: 'items-delete', ids: [], more: true }]
    case 'items.restored':
      return [{ action: 'items-add', updatedItems: [], more: true }]
    case 'collection.created':
    case 'collection.changed':
    case 'collection.restored':
      return [{ action: 'user-collections-update', collectionId: id }]
    case 'collection.deleted':
      return [{ action: 'user-collections-delete', collectionId: id }]
    case 'site.created':
    case 'site.changed':
    case 'site.published':
    case 'site.unpublished':
    case 'site.deleted':
      return [{ action: 'sites-update', siteId: id }]
    case 'settings.changed':
      return [{ action: 'settings-update' }]
    case 'wish.changed':
      return wishId === undefined ? [] : [{ action: 'wishes-update', wishId }]
    case 'import.changed':
      return [
        { action: 'user-collections-update', ...meta },
        ...(added.length > 0 ? [{ action: 'items-add' as const, updatedItems: added }] : []),
      ]
    case 'item.shared':
    case 'collection.shared':
    case 'site.shared':
    case 'tenant.changed':
      return []
  }
}
