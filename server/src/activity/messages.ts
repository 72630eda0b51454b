import type { EventType } from '@satchel/contract/events.ts'
import type { LiveMessage, UpdatedItem } from '@satchel/contract/live.ts'
import type { EventData } from '../platform/live/events.ts'
import type { PublishedEvent } from './queries.ts'

/** Merges the messages of a bulk change into one. */
export function joined(messages: LiveMessage[]): LiveMessage[] {
  return messages.reduce<LiveMessage[]>((activity, message) => {
    const last = activity.at(-1)
    if ('more' in message) activity.push(message)
    else if (
      last &&
      'updatedItems' in last &&
      'updatedItems' in message &&
      last.action === message.action
    )
      last.updatedItems.push(...message.updatedItems)
    else if (last?.action === 'items-delete' && message.action === 'items-delete')
      last.ids.push(...message.ids)
    else activity.push(message)
    return activity
  }, [])
}

/** Returns what the socket says of an event. */
export function messagesOf(event: PublishedEvent): LiveMessage[] {
  const type = event.type as EventType
  const data = (event.data ?? {}) as EventData
  return /^(items?|bin)[.]/.test(type) ? ofItems(type, event, data) : ofOthers(type, event, data)
}

function ofItems(type: EventType, event: PublishedEvent, data: EventData): LiveMessage[] {
  const { originalName = event.itemName ?? '' } = data
  const { importId = event.importId, collectionId = event.collectionId } = data
  const id = event.itemId ?? ''
  const item: UpdatedItem = { id, originalName, meta: { importId }, collectionId }
  switch (type) {
    case 'item.uploaded':
      return [
        {
          action: 'user-collections-update',
          ...(collectionId !== null && { collectionId }),
          ...(importId !== null && { importId }),
          pending: [{ id, originalName }],
        },
      ]
    // A page was added before it was read, and so was a file that is read again.
    case 'item.processed':
      return [{ action: event.changeKind ? 'items-add' : 'items-update', updatedItems: [item] }]
    // The end of an import; its items were announced as they were added.
    case 'item.added':
      return event.count === null ? [{ action: 'items-add', updatedItems: [item] }] : []
    case 'items.added':
      return [{ action: 'items-add', updatedItems: data.added ?? [] }]
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
    default:
      return []
  }
}

function ofOthers(type: EventType, { itemId }: PublishedEvent, data: EventData): LiveMessage[] {
  const { importId, wishId, requestId, questionId, linkId, agreementId } = data
  const { siteId, taskId = '' } = data
  const id = itemId ?? ''
  const meta = importId === undefined ? {} : { importId }
  switch (type) {
    case 'collection.created':
    case 'collection.changed':
    case 'collection.restored':
      return [{ action: 'user-collections-update', collectionId: id }]
    case 'collection.hidden':
    case 'collection.deleted':
      return [{ action: 'user-collections-delete', collectionId: id }]
    case 'site.created':
    case 'site.changed':
    case 'site.published':
    case 'site.unpublished':
    case 'site.deleted':
    case 'site.restored':
      return [{ action: 'sites-update', siteId: id }]
    case 'settings.changed':
      return [{ action: 'settings-update' }]
    case 'wish.changed':
      return about(wishId, (wishId) => ({ action: 'wishes-update', wishId }))
    case 'request.changed':
      return about(requestId, (requestId) => ({ action: 'requests-update', requestId }))
    case 'question.changed':
      return about(questionId, (questionId) => ({ action: 'questions-update', questionId }))
    case 'plan.changed':
      return about(siteId, (siteId) => ({ action: 'plan-update', siteId, taskId }))
    case 'link.passed-on':
      return about(linkId, (linkId) => ({ action: 'circle-update', linkId }))
    case 'agreement.changed':
      return about(agreementId, (agreementId) => ({ action: 'agreements-update', agreementId }))
    case 'import.changed':
      return [{ action: 'user-collections-update', ...meta }]
    default:
      return []
  }
}

/** Returns what is said of a subject, if the event names one. */
function about(id: string | undefined, say: (id: string) => LiveMessage): LiveMessage[] {
  return id === undefined ? [] : [say(id)]
}
