import type { Notification } from '@satchel/contract/notifications.ts'

/** Returns what happened: the server's sentence, which is English; translations write theirs from the data. */
export const sentenceOf = (notification: Notification): string => notification.text
