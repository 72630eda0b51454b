import { SegmentedControl, Select } from '@mantine/core'
import type { CollectionOrder } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { LayoutSwitch } from '../../../ui/list/LayoutSwitch.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import {
  COLLECTION_FILTERS,
  type CollectionFilter,
  type CollectionsView,
} from '../collections-view.ts'
import styles from './CollectionsBar.module.css'

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
    <div className={styles.bar}>
      <search className={styles.search}>
        <SearchField
          label={t('collections.searchCollections')}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      </search>
      <SegmentedControl
        aria-label={t('collections.collectionFilter')}
        className={styles.choices ?? ''}
        data={COLLECTION_FILTERS.map((each) => ({ value: each, label: LABELS[each] }))}
        value={view.show}
        onChange={(show) => onChange({ show: show as CollectionFilter })}
      />
      <div className={styles.layout}>
        <Select
          aria-label={t('ui.sortBy')}
          className={styles.order ?? ''}
          data={ORDERS}
          value={view.orderBy}
          allowDeselect={false}
          onChange={(orderBy) => onChange({ orderBy: orderBy as CollectionOrder })}
        />
        <LayoutSwitch
          layouts={['grid', 'list']}
          value={view.layout}
          onChange={(layout) => onChange({ layout })}
        />
      </div>
    </div>
  )
}
