import type { NotificationKind } from '@satchel/contract/notifications.ts'
import { isMessageKey } from '@satchel/messages/translate.ts'

/** A topic that emails can be unsubscribed from: a kind of notification, their digest, or a weekly report. */
export type Topic = NotificationKind | 'digest' | 'report'

/** Tells whether emails have a topic. */
export function isTopic(topic: string): topic is Topic {
  return isMessageKey(`unsubscribe.topics.${topic}`)
}
