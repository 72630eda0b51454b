import { SegmentedControl, Select } from '@mantine/core'
import type { LinkOrder, LinkState } from '@satchel/contract/links/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import { useMay } from '../../../lib/session.ts'
import { FilterDrawer } from '../../../ui/list/FilterDrawer.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import * as labels from './labels.ts'
import type { LinksView } from './links-view.ts'
import styles from './MyLinks.module.css'
import { SharerFilter } from './SharerFilter.tsx'

const ALL = 'all'
const TYPES = [
  { value: ALL, label: t('links.list.all') },
  { value: 'ITEM', label: t('links.list.items') },
  { value: 'COLLECTION', label: t('links.list.collections') },
]
const STATES = [
  { value: ALL, label: t('links.list.anyStatus') },
  { value: 'live', label: t('links.list.active') },
  { value: 'expired', label: t('links.list.expired') },
  { value: 'withdrawn', label: t('links.list.withdrawn') },
]
const ORDERS: { value: LinkOrder; label: string }[] = [
  { value: 'newest', label: t('links.list.newest') },
  { value: 'viewed', label: t('links.list.lastViewed') },
  { value: 'views', label: t('links.list.mostViews') },
  { value: 'name', label: t('ui.name') },
]
const WHOSE = [
  { value: 'mine', label: t('links.list.mine') },
  { value: 'everyone', label: t('links.list.everyones') },
]

interface ChoicesProps {
  view: LinksView
  onChange: (part: Partial<LinksView>) => void
}

interface LinksFiltersProps extends ChoicesProps {
  /** Number of links that match; unknown while they are being counted. */
  total: number | undefined
}

export function LinksFilters({ view, total, onChange }: LinksFiltersProps) {
  const { everyone, sharedBy, itemType, state } = view
  const count = [everyone, itemType, state].filter(Boolean).length
  return (
    <search className={styles.filters}>
      <SearchField
        label={t('links.list.searchLinks')}
        placeholder={t('links.list.searchLinks')}
        title={t('links.list.itemPersonOrganizationOrMemo')}
        className={styles.search}
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      {sharedBy && <SharerFilter userId={sharedBy} onRemove={() => onChange({ sharedBy: null })} />}
      <div className={styles.inline}>
        <Choices view={view} onChange={onChange} />
      </div>
      <FilterDrawer count={count} hiddenFrom="sm" show={labels.showLinks(total)}>
        <div className={styles.stacked}>
          <Choices view={view} onChange={onChange} isStacked />
        </div>
      </FilterDrawer>
    </search>
  )
}

/** Filters, which phones show below each other with their names. */
function Choices({ view, onChange, isStacked = false }: ChoicesProps & { isStacked?: boolean }) {
  const maySeeAll = useMay('links.all')
  const named = (name: string) => (isStacked ? { label: name } : { 'aria-label': name })
  return (
    <>
      {maySeeAll && (
        <SegmentedControl
          aria-label={t('links.list.owner')}
          data={WHOSE}
          value={view.everyone ? 'everyone' : 'mine'}
          onChange={(whose) => onChange({ everyone: whose === 'everyone', sharedBy: null })}
        />
      )}
      <SegmentedControl
        aria-label={t('links.list.linksTo')}
        data={TYPES}
        value={view.itemType ?? ALL}
        onChange={(type) => onChange({ itemType: type === ALL ? null : (type as ItemType) })}
      />
      <Select
        {...named(t('links.list.status'))}
        className={styles.choice ?? ''}
        data={STATES}
        value={view.state ?? ALL}
        allowDeselect={false}
        onChange={(state) => onChange({ state: state === ALL ? null : (state as LinkState) })}
      />
      <Select
        {...named(t('ui.sortBy'))}
        className={styles.choice ?? ''}
        data={ORDERS}
        value={view.orderBy}
        allowDeselect={false}
        onChange={(orderBy) => onChange({ orderBy: orderBy as LinkOrder })}
      />
    </>
  )
}
