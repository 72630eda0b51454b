import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core'
import { Anchor } from '@mantine/core'
import {
  listWishes,
  WISH_STATUSES,
  type Wish,
  type WishPage,
  type WishStatus,
} from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useMay } from '../../../lib/session.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import { WishBar } from '../list/WishBar.tsx'
import styles from '../list/WishList.module.css'
import { useWishStatuses } from '../use-wish-settings.ts'
import { type Navigation, queryOf, type WishesView } from '../wishes-view.ts'
import { useBoardDrag } from './use-board-drag.ts'
import { useMove } from './use-move.ts'
import board from './WishBoard.module.css'
import { FloatingCard, MovableCard, WishCard } from './WishCard.tsx'

interface WishBoardProps extends Navigation {
  view: WishesView
}

const SHOWN = 50

/** The wishes in columns by status, between which editors move them. */
export function WishBoard({ view, to, onChange }: WishBoardProps) {
  const lists = useColumns(view)
  const statuses = useWishStatuses()
  const mayMove = useMay('library.write')
  const { statusOf, move } = useMove()
  const wishes = onceEach(lists.flatMap(({ data }) => data?.items ?? []))
  const nameOf = (status: string) => statuses[status as WishStatus].label
  const { dragged, context } = useBoardDrag({ wishes, nameOf, onMove: move })
  const failed = lists.find(({ error }) => error)
  const isPending = lists.some((list) => list.isPending)
  return (
    <div className={styles.found}>
      <WishBar view={view} withOrder={false} onChange={onChange} />
      {isPending && !failed && <RowSkeletons height={84} />}
      {failed && <LoadProblem title={t('wishes.couldntLoadWishes')} query={failed} />}
      {!isPending && (
        <DndContext {...context}>
          <section className={board.board} aria-label={t('wishes.wishesByStatus')}>
            {WISH_STATUSES.map((status, index) => {
              const cards = wishes.filter((wish) => statusOf(wish) === status)
              return (
                <Column
                  key={status}
                  status={status}
                  label={nameOf(status)}
                  color={statuses[status].color}
                  count={lists[index]?.data?.counts[status] ?? cards.length}
                  shown={cards.length}
                  toList={to({ show: 'list', status })}
                >
                  {cards.map((wish) => {
                    const card = { wish, to: to({ wish: wish.id }) }
                    const Card = mayMove ? MovableCard : WishCard
                    return <Card key={wish.id} {...card} />
                  })}
                </Column>
              )
            })}
          </section>
          <DragOverlay dropAnimation={null}>
            {dragged && <FloatingCard wish={dragged} />}
          </DragOverlay>
        </DndContext>
      )}
    </div>
  )
}

/** Removes duplicates: a moved wish is in two columns until both are refetched. */
function onceEach(wishes: Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [wish.id, wish])).values()]
}

function useColumns(view: WishesView) {
  const { status: _, ...params } = queryOf(view)
  return useQueries({
    queries: WISH_STATUSES.map((status) => ({
      ...query(listWishes, { query: { ...params, status, limit: SHOWN } }),
      placeholderData: keepPreviousData<WishPage>,
    })),
  })
}

interface ColumnProps {
  status: WishStatus
  label: string
  color: string | null
  count: number
  shown: number
  toList: string
  children: ReactNode[]
}

function Column({ status, label, color, count, shown, toList, children }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const rest = count - shown
  return (
    <section
      ref={setNodeRef}
      className={board.column}
      data-over={isOver || undefined}
      aria-label={label}
    >
      <h2 className={board.heading}>
        <ValueDot color={color} />
        {label}
        <span className={board.count}>{formatNumber(count)}</span>
      </h2>
      {children.length === 0 ? (
        <p className={board.none}>{t('wishes.emptyColumn')}</p>
      ) : (
        <ul className={board.cards}>{children}</ul>
      )}
      {shown >= SHOWN && rest > 0 && (
        <Anchor component={Link} to={toList} size="xs">
          {t('wishes.moreInList', { count: rest })}
        </Anchor>
      )}
    </section>
  )
}
