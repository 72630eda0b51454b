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
  { value: ALL, label: labels.all },
  { value: 'ITEM', label: labels.items },
  { value: 'COLLECTION', label: labels.collections },
]
const STATES = [
  { value: ALL, label: labels.anyStatus },
  { value: 'live', label: labels.active },
  { value: 'expired', label: labels.expired },
  { value: 'withdrawn', label: labels.withdrawn },
]
const ORDERS: { value: LinkOrder; label: string }[] = [
  { value: 'newest', label: labels.newest },
  { value: 'viewed', label: labels.lastViewed },
  { value: 'views', label: labels.mostViews },
  { value: 'name', label: t('ui.name') },
]
const WHOSE = [
  { value: 'mine', label: labels.mine },
  { value: 'everyone', label: labels.everyones },
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
        label={labels.searchLinks}
        placeholder={labels.searchLinks}
        title={labels.itemPersonOrganizationOrMemo}
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
          aria-label={labels.owner}
          data={WHOSE}
          value={view.everyone ? 'everyone' : 'mine'}
          onChange={(whose) => onChange({ everyone: whose === 'everyone', sharedBy: null })}
        />
      )}
      <SegmentedControl
        aria-label={labels.linksTo}
        data={TYPES}
        value={view.itemType ?? ALL}
        onChange={(type) => onChange({ itemType: type === ALL ? null : (type as ItemType) })}
      />
      <Select
        {...named(labels.status)}
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
