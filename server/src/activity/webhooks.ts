import type { FieldChange } from '@satchel/contract/activity.ts'
import {
  CHANGED_ITEMS_MAX,
  type EventData,
  type PlainEvent,
} from '@satchel/contract/webhooks/event-schemas.ts'
import * as domains from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { publishAcross } from '../webhooks/service.ts'
import { type Change, findChanges } from './webhook-queries.ts'

/**
 * Sends changes of items, collections and sites to the webhooks that want them. The database enqueues it with the events,
 * so it knows of each path by which something changes.
 */
export function publishEvents({ config, database }: Services): Task {
  return async (payload) => {
    const { tenantId, ids } = payload as { tenantId: string; ids: string[] }
    await withScope(database, systemActor(tenantId), async (scope) => {
      for (const change of await findChanges(scope, ids)) {
        const publish = <E extends PlainEvent>(event: E, data: EventData<E> | undefined) =>
          // The queue may hand out a job twice.
          publishAcross(
            scope,
            event,
            data ? [{ tenantId, data, at: change.at, once: change.id }] : [],
          )
        await publish('item.updated', updatedItem(change))
        await publish('item.expired', expiredItem(change))
        await publish('collection.updated', updatedCollection(change))
        await publish('site.published', publishedSite(config, change))
      }
    })
  }
}

/** A new file is sent once it's shown; until then its name may be that of the one before. */
function updatedItem({ type, itemId: id, item, changes, hasFailed, by }: Change) {
  if (!item || hasFailed) return undefined
  const { kind, url } = item
  // It may have been renamed again since.
  const renamed = changes?.find(({ field }) => field === 'name')?.to
  const name = typeof renamed === 'string' ? renamed : item.name
  if (type === 'item.replaced') return { id, kind, name, url, fields: ['file'], by }
  if (type !== 'item.changed') return undefined
  const fields = fieldsOf(changes).filter((field) => field !== 'file' || !item.isReplacing)
  return fields.length > 0 ? { id, kind, name, url, fields, by } : undefined
}

function expiredItem({ type, itemId: id, item }: Change) {
  if (type !== 'item.reached-day' || !item?.isExpired || !item.expiresOn) return undefined
  const { kind, name, url, expiresOn, owner } = item
  return { id, kind, name, url, expiresOn, owner }
}

function updatedCollection({ type, itemId: id, collection, changes, by }: Change) {
  if (type !== 'collection.changed' || !collection) return undefined
  const items = (changes ?? []).filter(({ field }) => field === 'items')
  const added = namesOf(items.map(({ to }) => to))
  const removed = namesOf(items.map(({ from }) => from))
  return { id, name: collection.name, fields: fieldsOf(changes), added, removed, by }
}

function publishedSite(config: Config, { type, itemId: id, site, changes, by }: Change) {
  if (type !== 'site.published' || !site) return undefined
  const isFirst = (changes ?? []).some(
    ({ field, from }) => field === 'publishedVersion' && from === null,
  )
  const url = domains.siteUrl(config, site.slug, site.domain)
  return { id, name: site.name, url, isFirst, by }
}

/** Returns the names of fields only: their values may be internal. */
function fieldsOf(changes: FieldChange[] | null): string[] {
  return [...new Set((changes ?? []).map(({ field }) => field))].sort()
}

/** Returns names of items: a change has one, or a list. */
function namesOf(values: unknown[]): string[] {
  const names = values.flat().filter((name) => typeof name === 'string')
  return names.slice(0, CHANGED_ITEMS_MAX)
}
