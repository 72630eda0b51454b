import { Button } from '@mantine/core'
import { listWishes } from '@satchel/contract/wishes.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import * as labels from '../labels.ts'
import { isFiltered, type Navigation, queryOf, type WishesView } from '../wishes-view.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { WishBar } from './WishBar.tsx'
import styles from './WishList.module.css'
import { WishRow } from './WishRow.tsx'

interface WishListProps extends Navigation {
  view: WishesView
  onNew: () => void
}

export function WishList({ view, to, onChange, onNew }: WishListProps) {
  const list = useInfiniteQuery({
    ...pages(listWishes, { query: queryOf(view) }),
    placeholderData: keepPreviousData,
  })
  const wishes = list.data?.pages.flatMap(({ items }) => items) ?? []
  const counts = list.data?.pages[0]?.counts
  if (list.isSuccess && wishes.length === 0 && !isFiltered(view)) return <NoWishes onNew={onNew} />
  return (
    <div className={styles.found}>
      <WishBar view={view} withOrder onChange={onChange} />
      <StatusTabs view={view} counts={counts} to={to} />
      {list.isPending && <RowSkeletons height={84} />}
      {wishes.length === 0 && <LoadProblem title={labels.couldntLoadWishes} query={list} />}
      {list.isSuccess && wishes.length === 0 && <NoResults to={to} />}
      {wishes.length > 0 && (
        <ul
          className={styles.list}
          aria-label={labels.wishes}
          aria-busy={list.isPlaceholderData || undefined}
        >
          {wishes.map((wish) => (
            <WishRow key={wish.id} wish={wish} to={to({ wish: wish.id })} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
  )
}

function NoResults({ to }: Pick<Navigation, 'to'>) {
  const none = { status: null, kind: null, mine: null, search: '' }
  return (
    <EmptyState
      drawing="search"
      sentence={labels.noResults}
      action={
        <Button variant="default" component={Link} to={to(none)} replace>
          {labels.clearFilters}
        </Button>
      }
    />
  )
}

function NoWishes({ onNew }: { onNew: () => void }) {
  const mayWish = useMay('library.mark')
  return (
    <EmptyState
      drawing="documents"
      sentence={labels.noWishes}
      action={mayWish && <Button onClick={onNew}>{labels.newWish}</Button>}
    />
  )
}
