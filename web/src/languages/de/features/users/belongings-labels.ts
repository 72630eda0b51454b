import type { Belongings } from '@satchel/contract/users.ts'
import { formatCount, formatList } from '../../../../lib/format/format.ts'

export function formatBelongings(belongings: Belongings): string {
  const { items, collections, sites, links, savedSearches, wishes } = belongings
  const parts = [
    items > 0 && formatCount(items, 'Inhalt', 'Inhalte'),
    collections > 0 && formatCount(collections, 'Sammlung', 'Sammlungen'),
    sites > 0 && formatCount(sites, 'Site', 'Sites'),
    links > 0 && formatCount(links, 'Link', 'Links'),
    savedSearches > 0 && formatCount(savedSearches, 'gespeicherte Suche', 'gespeicherte Suchen'),
    wishes > 0 && formatCount(wishes, 'zugewiesener Wunsch', 'zugewiesene Wünsche'),
  ].filter((part) => part !== false)
  return formatList(parts)
}
