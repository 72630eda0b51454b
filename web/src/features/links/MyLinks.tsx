import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { LINKS_PAGE } from '@satchel/contract/constants.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import { listMyLinks } from '@satchel/contract/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { LinkList } from './LinkList.tsx'
import { LinkPages } from './LinkPages.tsx'
import styles from './MyLinks.module.css'

const TYPING = 250
const TYPES = [
  { value: '', label: 'All' },
  { value: 'ITEM', label: 'Items' },
  { value: 'COLLECTION', label: 'Collections' },
]

/** Search, type and page stand in the address. */
export function MyLinks() {
  const { search, itemType, page, set } = useView()
  const offset = (page - 1) * LINKS_PAGE
  const links = useQuery({
    ...query(listMyLinks, {
      query: {
        limit: LINKS_PAGE,
        offset,
        ...(search && { search }),
        ...(itemType && { itemType }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  if (links.isError) {
    return (
      <ProblemNotice
        title="The links could not be loaded"
        problem={links.error}
        isRetrying={links.isFetching}
        onRetry={() => void links.refetch()}
      />
    )
  }
  if (links.data?.total === 0 && !search && !itemType) return <NoLinks />
  return (
    <>
      <Filters search={search} itemType={itemType} onChange={set} />
      {links.isPending && <RowSkeletons count={LINKS_PAGE} height={56} />}
      {links.isSuccess && (
        <Found links={links.data} page={page} isOld={links.isPlaceholderData} onChange={set} />
      )}
    </>
  )
}

interface View {
  search: string
  itemType: ItemType | null
  page: number
}
type Change = (part: Partial<Record<keyof View, string>>) => void

function useView(): View & { set: Change } {
  const [params, setParams] = useSearchParams()
  const type = params.get('itemType')
  const set: Change = (part) =>
    setParams(
      (now) => {
        // Another search or type begins at its first page.
        const next = new URLSearchParams(now)
        next.delete('page')
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: part.search !== undefined },
    )
  return {
    search: params.get('search') ?? '',
    itemType: type === 'ITEM' || type === 'COLLECTION' || type === 'SITE' ? type : null,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    set,
  }
}

function Filters({ search, itemType, onChange }: Omit<View, 'page'> & { onChange: Change }) {
  const change = useDebouncedCallback((text: string) => onChange({ search: text.trim() }), TYPING)
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        aria-label="Search the links"
        placeholder="Item, person, organisation or memo"
        defaultValue={search}
        leftSection={<IconSearch {...icon} />}
        className={styles.search ?? ''}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <SegmentedControl
        aria-label="Links to"
        data={TYPES}
        value={itemType ?? ''}
        onChange={(value) => onChange({ itemType: value })}
      />
    </search>
  )
}

interface FoundProps {
  links: Reply<typeof listMyLinks>
  page: number
  /** What is shown is still of the view before. */
  isOld: boolean
  onChange: Change
}

function Found({ links: { items, total }, page, isOld, onChange }: FoundProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="search"
        sentence="No link fits."
        action={
          <Button variant="default" onClick={() => onChange({ search: '', itemType: '' })}>
            Show all links
          </Button>
        }
      />
    )
  }
  return (
    <div className={styles.found} data-old={isOld || undefined}>
      <LinkList links={items} label="My links" />
      <LinkPages page={page} total={total} onChange={(next) => onChange({ page: String(next) })} />
    </div>
  )
}

function NoLinks() {
  return (
    <EmptyState
      drawing="link"
      sentence="Share an item with someone, and its link and what they read of it stand here."
      action={
        <Button component={Link} to={paths.library()}>
          Open the library
        </Button>
      }
    />
  )
}
