import { Link } from 'react-router'
import { useMay } from '../../lib/session.ts'
import * as labels from './labels.ts'
import styles from './Wishlist.module.css'
import { type Navigation, SHOWN, type WishesView } from './wishes-view.ts'

const LABELS = { list: labels.wishes, board: labels.board, ranking: labels.ranking } as const

interface ViewTabsProps extends Pick<Navigation, 'to'> {
  view: WishesView
}

export function ViewTabs({ view, to }: ViewTabsProps) {
  const mayRank = useMay('reports.read')
  const shown = SHOWN.filter((each) => each !== 'ranking' || mayRank)
  return (
    <nav className={styles.tabs} aria-label={labels.views}>
      {shown.map((show) => (
        <Link
          key={show}
          to={to({ show, status: null })}
          className={styles.tab}
          aria-current={show === view.show ? 'page' : undefined}
        >
          {LABELS[show]}
        </Link>
      ))}
    </nav>
  )
}
