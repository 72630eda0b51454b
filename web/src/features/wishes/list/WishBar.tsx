import { Select } from '@mantine/core'
import type { WishKind, WishOrder } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { Filters } from '../../../ui/list/Filters.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { KINDS } from '../kinds.ts'
import type { Navigation, WishesView } from '../wishes-view.ts'
import styles from './WishBar.module.css'

interface WishBarProps extends Pick<Navigation, 'onChange'> {
  view: WishesView
  /** True except on the board, which has its own order. */
  withOrder: boolean
}

const MINE = [
  { value: 'author', label: t('wishes.made') },
  { value: 'voted', label: t('wishes.voted') },
  { value: 'assigned', label: t('wishes.assigned') },
]

const ORDERS: { value: WishOrder; label: string }[] = [
  { value: 'votes', label: t('wishes.mostVotes') },
  { value: 'trending', label: t('wishes.trending') },
  { value: 'newest', label: t('wishes.newest') },
  { value: 'discussed', label: t('wishes.mostDiscussed') },
]

/** Filter and order of wishes. */
export function WishBar({ view, withOrder, onChange }: WishBarProps) {
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <SearchField
          label={t('wishes.searchWishes')}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      </search>
      <Filters count={[view.kind, view.mine].filter(Boolean).length}>
        <Select
          aria-label={t('wishes.kindFilter')}
          className={styles.choice ?? ''}
          placeholder={t('wishes.allKinds')}
          data={KINDS}
          value={view.kind}
          clearable
          onChange={(kind) => onChange({ kind: kind as WishKind | null })}
        />
        <Select
          aria-label={t('wishes.mineFilter')}
          className={styles.choice ?? ''}
          placeholder={t('wishes.everyones')}
          data={MINE}
          value={view.mine}
          clearable
          onChange={(mine) => onChange({ mine: mine as WishesView['mine'] })}
        />
        {withOrder && (
          <Select
            aria-label={t('ui.sortBy')}
            className={`${styles.choice} ${styles.order}`}
            data={ORDERS}
            value={view.orderBy}
            allowDeselect={false}
            onChange={(orderBy) => onChange({ orderBy: orderBy as WishOrder })}
          />
        )}
      </Filters>
    </div>
  )
}
