import type { NotificationKind } from '@satchel/contract/notifications.ts'

export interface Words {
  who: string
  name: string
  count: number
  isNamed: boolean
  hasActor: boolean
  failed: boolean
  /** Name of who did it last, after a comma; empty where it isn't known. */
  lastBy: string
}

/** Notifications as sentences of a language, with the parts that they are made of. */
export interface Sentences {
  someone: string
  something: string
  named: (name: string) => string
  lastBy: (name: string) => string
  sentences: Readonly<Record<NotificationKind, (words: Words) => string>>
}
