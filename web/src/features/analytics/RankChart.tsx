import { formatNumber, formatSpan } from '../../lib/format/format.ts'
import { formatDifference } from './analytics-labels.ts'
import type { Column } from './ChartSection.tsx'
import * as labels from './labels.ts'
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
  { label: labels.views, read: (row) => row.views, show: (row) => formatNumber(row.views) },
  {
    label: labels.viewsInPreviousPeriod,
    read: (row) => row.viewsBefore,
    show: (row) => formatNumber(row.viewsBefore),
  },
  { label: labels.visitors, read: (row) => row.viewers, show: (row) => formatNumber(row.viewers) },
  {
    label: labels.downloads,
    read: (row) => row.downloads,
    show: (row) => formatNumber(row.downloads),
  },
  {
    label: labels.readingTimeSeconds,
    read: (row) => row.seconds,
    show: (row) => formatSpan(row.seconds),
  },
]

function viewsText({ views, viewsBefore }: Counted): string {
  const change = formatDifference(views, viewsBefore)
  return change ? `${labels.viewCount(views)}, ${change}` : labels.viewCount(views)
}
