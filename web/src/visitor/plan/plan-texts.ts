import type { MessageKey } from '../messages/messages.ts'

/** Texts that the script writes. */
export const PLAN_TEXTS = [
  'planProgress',
  'taskBy',
  'taskWaiting',
  'taskComment',
  'taskSend',
  'taskNotSaved',
  'taskOffline',
  'taskTooOften',
  'you',
  'yourComment',
] as const satisfies readonly MessageKey[]
