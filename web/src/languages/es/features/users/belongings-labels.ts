import type { Belongings } from '@satchel/contract/users.ts'
import { formatCount, formatList } from '../../../../lib/format/format.ts'

export function formatBelongings(belongings: Belongings): string {
  const { items, collections, sites, links, savedSearches, wishes } = belongings
  const parts = [
    items > 0 && formatCount(items, 'elemento', 'elementos'),
    collections > 0 && formatCount(collections, 'colección', 'colecciones'),
    sites > 0 && formatCount(sites, 'sitio', 'sitios'),
    links > 0 && formatCount(links, 'enlace', 'enlaces'),
    savedSearches > 0 && formatCount(savedSearches, 'búsqueda guardada', 'búsquedas guardadas'),
    wishes > 0 && formatCount(wishes, 'deseo asignado', 'deseos asignados'),
  ].filter((part) => part !== false)
  return formatList(parts)
}
