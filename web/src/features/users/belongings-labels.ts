import type { Belongings } from '@satchel/contract/users.ts'
import { formatCount, formatList } from '../../lib/format/format.ts'

/** Formats belongings as "12 items, 1 collection and 3 links"; empty if there are none. */
export function formatBelongings(belongings: Belongings): string {
  const { items, collections, sites, links, savedSearches, wishes } = belongings
  const parts = [
    items > 0 && formatCount(items, 'item'),
    collections > 0 && formatCount(collections, 'collection'),
    sites > 0 && formatCount(sites, 'site'),
    links > 0 && formatCount(links, 'link'),
    savedSearches > 0 && formatCount(savedSearches, 'saved search', 'saved searches'),
    wishes > 0 && formatCount(wishes, 'assigned wish', 'assigned wishes'),
  ].filter((part) => part !== false)
  return formatList(parts)
}
