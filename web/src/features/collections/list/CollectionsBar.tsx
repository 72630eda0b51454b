import type { CollectionOrder } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { LayoutSwitch } from '../../../ui/list/LayoutSwitch.tsx'
import { ListBar } from '../../../ui/list/ListBar.tsx'
import {
  COLLECTION_FILTERS,
  type CollectionFilter,
  type CollectionsView,
} from '../collections-view.ts'

interface CollectionsBarProps {
  view: CollectionsView
  onChange: (change: Partial<CollectionsView>) => void
}

const LABELS: Readonly<Record<CollectionFilter, string>> = {
  all: t('collections.all'),
  mine: t('collections.mine'),
  favorites: t('collections.favorites'),
  private: t('collections.privateLabel'),
  smart: t('collections.smart'),
}

const ORDERS: { value: CollectionOrder; label: string }[] = [
  { value: 'updated', label: t('collections.lastUpdated') },
  { value: 'name', label: t('ui.name') },
  { value: 'items', label: t('collections.mostItems') },
]

/** Controls for filter, order and layout of collections. */
export function CollectionsBar({ view, onChange }: CollectionsBarProps) {
  return (
    <ListBar
      view={view}
      labels={{
        search: t('collections.searchCollections'),
        filter: t('collections.collectionFilter'),
      }}
      filters={COLLECTION_FILTERS.map((each) => ({ value: each, label: LABELS[each] }))}
      orders={ORDERS}
      onChange={onChange}
    >
      <LayoutSwitch
        layouts={['grid', 'list']}
        value={view.layout}
        onChange={(layout) => onChange({ layout })}
      />
    </ListBar>
  )
}
