import type { Notification } from '@satchel/contract/notifications.ts'

/** Returns what happened: the server's sentence, which is English; translations write theirs from the data. */
export const sentenceOf = (notification: Notification): string => notification.text

/** Returns the line below it: someone's own words, or the server's, which translations write from the facts. */
export const detailOf = (notification: Notification): string | undefined => notification.detail
