import { WISH_STATUSES, type WishCounts } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format/format.ts'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import { useWishStatuses } from '../use-wish-settings.ts'
import type { Navigation, WishesView } from '../wishes-view.ts'
import styles from './WishBar.module.css'

interface StatusTabsProps extends Pick<Navigation, 'to'> {
  view: WishesView
  counts: WishCounts | undefined
}

/** The statuses with the number of wishes in each. */
export function StatusTabs({ view, counts, to }: StatusTabsProps) {
  const statuses = useWishStatuses()
  const total = counts && WISH_STATUSES.reduce((sum, status) => sum + counts[status], 0)
  const tabs = [
    { status: null, label: t('wishes.all'), color: null, count: total },
    ...WISH_STATUSES.map((status) => ({
      status,
      ...statuses[status],
      count: counts?.[status],
    })),
  ]
  const isWaiting = view.status === 'pending' || (counts?.pending ?? 0) > 0
  const waiting = {
    status: 'pending' as const,
    label: t('wishes.pending'),
    color: null,
    count: counts?.pending,
  }
  return (
    <nav aria-label={t('wishes.statusFilter')}>
      <ul className={styles.statuses}>
        {[...tabs, ...(isWaiting ? [waiting] : [])].map(({ status, label, color, count }) => (
          <li key={label}>
            <Link
              to={to({ status })}
              replace
              preventScrollReset
              className={styles.status}
              aria-current={view.status === status ? 'true' : undefined}
            >
              {color && <ValueDot color={color} />}
              {label}
              <span className={styles.count}>{count !== undefined && formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
