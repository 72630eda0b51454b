import type { EventData } from '@satchel/contract/integrations/event-schemas.ts'
import type { Config } from '../../platform/config.ts'
import { plain } from '../chat/text.ts'
import { isAddress } from './lead.ts'
import type { Activity } from './vendors/types.ts'

type Reading = EventData<'link.read'>

/** Items of a collection that are named, and pages. */
const NAMED = 5

/** Returns the address of who read: the one they entered, else the one that the link was made for. */
export function readerOf({ reader, link }: Reading): string | undefined {
  const email = reader.email ?? link.recipient
  return isAddress(email) ? email.toLowerCase() : undefined
}

/** Tells whether it's known that it was them: they verified the address, or entered the password of their own link. */
export function isConfirmed({ reader, certainty }: Reading): boolean {
  return reader.email === null ? certainty === 'proved' : reader.emailProved
}

/** Returns a reading in words. */
export function activityOf({ PUBLIC_URL }: Config, reading: Reading): Activity {
  const { id, at, link, minutes, share, longestPages, items, isFirst, downloaded } = reading
  const lines = {
    Reader: `${readerOf(reading) ?? ''} (${isConfirmed(reading) ? 'confirmed' : 'not confirmed'})`,
    'Time on screen': `${minutes} min`,
    'Share read': share === null ? undefined : `${Math.round(share * 100)}%`,
    'Read longest':
      link.itemType === 'ITEM' && longestPages.length > 0
        ? longestPages
            .map(({ page, seconds }) => `page ${page} (${Math.round(seconds)} s)`)
            .join(', ')
        : undefined,
    Opened:
      link.itemType === 'COLLECTION'
        ? items
            .slice(0, NAMED)
            .map(({ name }) => plain(name, 80))
            .join(', ')
        : undefined,
    Downloaded: downloaded ? 'yes' : undefined,
    'Opened before': isFirst ? 'no' : 'yes',
    'Shared by': plain(link.sharedBy.name, 80),
  }
  return {
    marker: id,
    title: `Read in Satchel: ${plain(link.itemName)}`,
    lines: Object.entries(lines).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    link: `${PUBLIC_URL}/links/${link.id}?visit=${id}`,
    at,
  }
}
