import type { MessageKey } from '../messages/messages.ts'

/** Texts that the script writes. */
export const PASS_ON_TEXTS = [
  'close',
  'colleagueEmail',
  'colleagueLink',
  'colleagueName',
  'colleagueNote',
  'copied',
  'copyLink',
  'invalidEmail',
  'nameOrEmailNeeded',
  'passOn',
  'passOnClosed',
  'passOnFailed',
  'passOnSeen',
  'passOnTitle',
  'passOnTooOften',
  'passOnNotAllowed',
  'passedOnTo',
] as const satisfies readonly MessageKey[]
