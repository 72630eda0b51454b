import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { LinkOrder, LinkState } from '@satchel/contract/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { IconSearch } from '@tabler/icons-react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import * as labels from './labels.ts'
import type { LinksView } from './links-view.ts'
import styles from './MyLinks.module.css'

const TYPING = 250
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
  { value: 'name', label: labels.name },
]
const WHOSE = [
  { value: 'mine', label: labels.mine },
  { value: 'everyone', label: labels.everyones },
]

interface LinksFiltersProps {
  view: LinksView
  onChange: (part: Partial<LinksView>) => void
}

export function LinksFilters({ view, onChange }: LinksFiltersProps) {
  const maySeeAll = useMay('links.all')
  const search = useDebouncedCallback((text: string) => onChange({ search: text.trim() }), TYPING)
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        aria-label={labels.searchLinks}
        placeholder={labels.itemPersonOrganizationOrMemo}
        defaultValue={view.search}
        leftSection={<IconSearch {...icon} />}
        className={styles.search ?? ''}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      {maySeeAll && (
        <SegmentedControl
          aria-label={labels.owner}
          data={WHOSE}
          value={view.everyone ? 'everyone' : 'mine'}
          onChange={(whose) => onChange({ everyone: whose === 'everyone' })}
        />
      )}
      <SegmentedControl
        aria-label={labels.linksTo}
        data={TYPES}
        value={view.itemType ?? ALL}
        onChange={(type) => onChange({ itemType: type === ALL ? null : (type as ItemType) })}
      />
      <Select
        aria-label={labels.status}
        className={styles.choice ?? ''}
        data={STATES}
        value={view.state ?? ALL}
        allowDeselect={false}
        onChange={(state) => onChange({ state: state === ALL ? null : (state as LinkState) })}
      />
      <Select
        aria-label={labels.sortBy}
        className={styles.choice ?? ''}
        data={ORDERS}
        value={view.orderBy}
        allowDeselect={false}
        onChange={(orderBy) => onChange({ orderBy: orderBy as LinkOrder })}
      />
    </search>
  )
}
