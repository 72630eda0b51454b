import { Select } from '@mantine/core'
import type { WishKind, WishOrder } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { KINDS } from '../kinds.ts'
import * as labels from '../labels.ts'
import type { Navigation, WishesView } from '../wishes-view.ts'
import styles from './WishBar.module.css'

interface WishBarProps extends Pick<Navigation, 'onChange'> {
  view: WishesView
  /** True except on the board, which has its own order. */
  withOrder: boolean
}

const MINE = [
  { value: 'author', label: labels.made },
  { value: 'voted', label: labels.voted },
  { value: 'assigned', label: labels.assigned },
]

const ORDERS: { value: WishOrder; label: string }[] = [
  { value: 'votes', label: labels.mostVotes },
  { value: 'trending', label: labels.trending },
  { value: 'newest', label: labels.newest },
  { value: 'discussed', label: labels.mostDiscussed },
]

/** Filter and order of wishes. */
export function WishBar({ view, withOrder, onChange }: WishBarProps) {
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <SearchField
          label={labels.searchWishes}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      </search>
      <Select
        aria-label={labels.kindFilter}
        className={styles.choice ?? ''}
        placeholder={labels.allKinds}
        data={KINDS}
        value={view.kind}
        clearable
        onChange={(kind) => onChange({ kind: kind as WishKind | null })}
      />
      <Select
        aria-label={labels.mineFilter}
        className={styles.choice ?? ''}
        placeholder={labels.everyones}
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
    </div>
  )
}
