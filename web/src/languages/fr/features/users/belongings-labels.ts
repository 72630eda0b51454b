import type { Belongings } from '@satchel/contract/users.ts'
import { formatCount, formatList } from '../../../../lib/format/format.ts'

export function formatBelongings(belongings: Belongings): string {
  const { items, collections, sites, links, savedSearches, wishes } = belongings
  const parts = [
    items > 0 && formatCount(items, 'contenu', 'contenus'),
    collections > 0 && formatCount(collections, 'collection', 'collections'),
    sites > 0 && formatCount(sites, 'site', 'sites'),
    links > 0 && formatCount(links, 'lien', 'liens'),
    savedSearches > 0 &&
      formatCount(savedSearches, 'recherche enregistrée', 'recherches enregistrées'),
    wishes > 0 && formatCount(wishes, 'souhait attribué', 'souhaits attribués'),
  ].filter((part) => part !== false)
  return formatList(parts)
}
