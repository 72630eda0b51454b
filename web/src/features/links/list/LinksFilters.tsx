import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { LinkOrder, LinkState } from '@satchel/contract/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { IconSearch } from '@tabler/icons-react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import type { LinksView } from './links-view.ts'
import styles from './MyLinks.module.css'

const TYPING = 250
const ALL = 'all'
const TYPES = [
  { value: ALL, label: 'All' },
  { value: 'ITEM', label: 'Items' },
  { value: 'COLLECTION', label: 'Collections' },
]
const STATES = [
  { value: ALL, label: 'In any state' },
  { value: 'live', label: 'Live' },
  { value: 'expired', label: 'Expired' },
  { value: 'withdrawn', label: 'Withdrawn' },
]
const ORDERS: { value: LinkOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'viewed', label: 'Last viewed' },
  { value: 'views', label: 'Most views' },
  { value: 'name', label: 'Name' },
]
const WHOSE = [
  { value: 'mine', label: 'Mine' },
  { value: 'everyone', label: 'Everyone’s' },
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
        aria-label="Search the links"
        placeholder="Item, person, organisation or memo"
        defaultValue={view.search}
        leftSection={<IconSearch {...icon} />}
        className={styles.search ?? ''}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      {maySeeAll && (
        <SegmentedControl
          aria-label="Whose links"
          data={WHOSE}
          value={view.everyone ? 'everyone' : 'mine'}
          onChange={(whose) => onChange({ everyone: whose === 'everyone' })}
        />
      )}
      <SegmentedControl
        aria-label="Links to"
        data={TYPES}
        value={view.itemType ?? ALL}
        onChange={(type) => onChange({ itemType: type === ALL ? null : (type as ItemType) })}
      />
      <Select
        aria-label="State"
        className={styles.choice ?? ''}
        data={STATES}
        value={view.state ?? ALL}
        allowDeselect={false}
        onChange={(state) => onChange({ state: state === ALL ? null : (state as LinkState) })}
      />
      <Select
        aria-label="Order"
        className={styles.choice ?? ''}
        data={ORDERS}
        value={view.orderBy}
        allowDeselect={false}
        onChange={(orderBy) => onChange({ orderBy: orderBy as LinkOrder })}
      />
    </search>
  )
}
