import type { Belongings } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { formatList } from '../../lib/format/format.ts'

/** Formats belongings as "12 items, 1 collection and 3 links"; empty if there are none. */
export function formatBelongings(belongings: Belongings): string {
  const { items, collections, sites, links, savedSearches, wishes } = belongings
  const parts = [
    items > 0 && t('users.belongings.formatBelongings.itemsItem', { items }),
    collections > 0 &&
      t('users.belongings.formatBelongings.collectionsCollection', { collections }),
    sites > 0 && t('users.belongings.formatBelongings.sitesSite', { sites }),
    links > 0 && t('users.belongings.formatBelongings.linksLink', { links }),
    savedSearches > 0 &&
      t('users.belongings.formatBelongings.savedSearchesSavedSearch', { savedSearches }),
    wishes > 0 && t('users.belongings.formatBelongings.wishesAssignedWish', { wishes }),
  ].filter((part) => part !== false)
  return formatList(parts)
}
