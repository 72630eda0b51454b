import { Select } from '@mantine/core'
import type { ItemOrder } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { orderFor, orderOf, type SearchView } from './search-view.ts'
import type { ChangeView } from './use-search-view.ts'

const ORDERS: readonly { value: ItemOrder; label: string }[] = [
  { value: 'relevance', label: t('search.bestMatch') },
  { value: 'newest', label: t('search.newest') },
  { value: 'oldest', label: t('search.oldest') },
  { value: 'updated', label: t('search.lastUpdated') },
  { value: 'name', label: t('search.nameUp') },
  { value: 'name-desc', label: t('search.nameDown') },
  { value: 'views', label: t('search.mostViewed') },
  { value: 'upvotes', label: t('search.mostUpvoted') },
]

interface OrderSelectProps {
  view: SearchView
  onChange: ChangeView
}

/** Order of results; relevance is only offered with a search text. */
export function OrderSelect({ view, onChange }: OrderSelectProps) {
  const orders = ORDERS.filter(({ value }) => value !== 'relevance' || view.searchTerm)
  return (
    <Select
      aria-label={t('ui.sortBy')}
      w={{ base: 'auto', sm: 148 }}
      data={orders}
      value={orderOf(view)}
      allowDeselect={false}
      comboboxProps={{ width: 180, position: 'bottom-end' }}
      onChange={(value) => onChange({ orderBy: orderFor(view, value as ItemOrder) })}
    />
  )
}
