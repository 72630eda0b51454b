import { useMay } from '../../lib/session.ts'
import { LinkTabs } from '../../ui/layout/LinkTabs.tsx'
import * as labels from './labels.ts'
import { type Navigation, SHOWN, type WishesView } from './wishes-view.ts'

const LABELS = { list: labels.wishes, board: labels.board, ranking: labels.leaderboard } as const

interface ViewTabsProps extends Pick<Navigation, 'to'> {
  view: WishesView
}

export function ViewTabs({ view, to }: ViewTabsProps) {
  const mayRank = useMay('reports.read')
  const shown = SHOWN.filter((each) => each !== 'ranking' || mayRank)
  return (
    <LinkTabs
      label={labels.views}
      tabs={shown.map((show) => ({
        label: LABELS[show],
        to: to({ show, status: null }),
        isHere: show === view.show,
      }))}
    />
  )
}
