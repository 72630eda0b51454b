import type { ShareReading } from '@satchel/contract/live.ts'
import { t } from '@satchel/messages/t.ts'

/** Returns by what the sharer knows whoever is reading. */
export function readerOf(reading: ShareReading): string {
  const { visitor, sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = reading
  const recipient = sharedToName ?? sharedToEmail ?? sharedToOrganization ?? sharedToMemo
  return visitor ?? recipient ?? t('links.reading.someone')
}
