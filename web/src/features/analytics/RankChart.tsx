import { t } from '@satchel/messages/t.ts'
import { formatNumber, formatSpan } from '../../lib/format/format.ts'
import { formatDifference } from './analytics-labels.ts'
import type { Column } from './ChartSection.tsx'
import { Ranking, type RankingProps } from './Ranking.tsx'

interface Counted {
  views: number
  viewers: number
  downloads: number
  seconds: number
  viewsBefore: number
}

type RankChartProps<R extends Counted> = Omit<RankingProps<R>, 'measure' | 'textOf'>

/** Ranking by views, each compared with the previous range. */
export function RankChart<R extends Counted>({ columns, ...props }: RankChartProps<R>) {
  return (
    <Ranking
      {...props}
      columns={[...columns, ...COUNTED]}
      measure={({ views }) => views}
      textOf={viewsText}
    />
  )
}

const COUNTED: readonly Column<Counted>[] = [
  { label: t('analytics.views'), read: (row) => row.views, show: (row) => formatNumber(row.views) },
  {
    label: t('analytics.viewsInPreviousPeriod'),
    read: (row) => row.viewsBefore,
    show: (row) => formatNumber(row.viewsBefore),
  },
  {
    label: t('analytics.visitors'),
    read: (row) => row.viewers,
    show: (row) => formatNumber(row.viewers),
  },
  {
    label: t('analytics.downloads'),
    read: (row) => row.downloads,
    show: (row) => formatNumber(row.downloads),
  },
  {
    label: t('analytics.readingTimeSeconds'),
    read: (row) => row.seconds,
    show: (row) => formatSpan(row.seconds),
  },
]

function viewsText({ views, viewsBefore }: Counted): string {
  const change = formatDifference('views', views, viewsBefore)
  return change
    ? `${t('analytics.viewCount', { count: views })}, ${change}`
    : t('analytics.viewCount', { count: views })
}
