import { Button } from '@mantine/core'
import { MODERATE_MAX } from '@satchel/contract/wishes/moderation.ts'
import { listWishes, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pages } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { WishesBar } from '../moderation/WishesBar.tsx'
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
  const { chosen, selectionOf, clear } = useSelection(wishes)
  const counts = list.data?.pages[0]?.counts
  if (list.isSuccess && wishes.length === 0 && !isFiltered(view)) return <NoWishes onNew={onNew} />
  return (
    <div className={styles.found}>
      <WishBar view={view} withOrder onChange={onChange} />
      <StatusTabs view={view} counts={counts} to={to} />
      {list.isPending && <RowSkeletons height={84} />}
      {wishes.length === 0 && <LoadProblem title={t('wishes.couldntLoadWishes')} query={list} />}
      {list.isSuccess && wishes.length === 0 && <NoResults to={to} />}
      {wishes.length > 0 && (
        <ul
          className={styles.list}
          aria-label={t('wishes.wishes')}
          aria-busy={list.isPlaceholderData || undefined}
        >
          {wishes.map((wish) => (
            <WishRow
              key={wish.id}
              wish={wish}
              to={to({ wish: wish.id })}
              selection={selectionOf(wish)}
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
      <WishesBar chosen={chosen} clear={clear} />
    </div>
  )
}

/** Returns the selection of editors, limited to visible wishes. */
function useSelection(wishes: readonly Wish[]) {
  const mayDecide = useMay('library.write')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = wishes.filter(({ id }) => ids.has(id)).slice(0, MODERATE_MAX)
  const toggle = (id: string) =>
    setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]))
  const selectionOf = ({ id }: Wish) =>
    mayDecide ? { isChosen: ids.has(id), toggle: () => toggle(id) } : undefined
  return { chosen, selectionOf, clear: () => setIds(new Set()) }
}

function NoResults({ to }: Pick<Navigation, 'to'>) {
  const none = { status: null, kind: null, mine: null, search: '' }
  return (
    <EmptyState
      drawing="search"
      sentence={t('wishes.noResults')}
      action={
        <Button variant="default" component={Link} to={to(none)} replace>
          {t('wishes.clearFilters')}
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
      help="wishes"
      sentence={t('wishes.noWishes')}
      action={mayWish && <Button onClick={onNew}>{t('wishes.newWish')}</Button>}
    />
  )
}
