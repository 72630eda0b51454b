import type { MessageKey } from '../messages/messages.ts'

/** Texts that the script writes. */
export const REQUEST_TEXTS = [
  'addFiles',
  'addFilesFor',
  'allFilesReceived',
  'fileAccepted',
  'fileInfected',
  'fileReceived',
  'fileReceivedNotScanned',
  'fileRefused',
  'fileWrongType',
  'filesUpTo',
  'filesUntil',
  'requestClosed',
  'slotMissing',
  'tryAgain',
  'uploadOfTypeRefused',
  'uploadStopped',
  'uploadTooLarge',
  'uploadTooMany',
  'uploadTooOften',
  'uploadedPercent',
  'couldntLoadRequests',
] as const satisfies readonly MessageKey[]
