import { t } from '@satchel/messages/t.ts'
import { useMay } from '../../lib/session.ts'
import { LinkTabs } from '../../ui/layout/LinkTabs.tsx'
import { type Navigation, WISH_VIEWS, type WishesView } from './wishes-view.ts'

const LABELS = {
  list: t('wishes.wishes'),
  board: t('wishes.board'),
  ranking: t('wishes.leaderboard'),
} as const

interface ViewTabsProps extends Pick<Navigation, 'to'> {
  view: WishesView
}

export function ViewTabs({ view, to }: ViewTabsProps) {
  const mayRank = useMay('reports.read')
  const visibleViews = WISH_VIEWS.filter((each) => each !== 'ranking' || mayRank)
  return (
    <LinkTabs
      label={t('wishes.views')}
      tabs={visibleViews.map((show) => ({
        label: LABELS[show],
        to: to({ show, status: null }),
        isHere: show === view.show,
      }))}
    />
  )
}
