import { Skeleton } from '@mantine/core'
import type { ReportHead } from '@satchel/contract/analytics.ts'
import { lazy, Suspense } from 'react'
import { formatMonth, formatShortDay } from '../../lib/format.ts'
import styles from './Analytics.module.css'
import { FIGURE_LABELS, formatDateRange, formatFigure, formatInterval } from './analytics-labels.ts'
import type { Figure } from './analytics-view.ts'
import { ChartSection, type Column } from './ChartSection.tsx'
import * as labels from './labels.ts'

/** The library of charts is large: it comes with the first chart. */
const TrendBars = lazy(async () => ({ default: (await import('./TrendBars.tsx')).TrendBars }))

interface TrendChartProps {
  report: ReportHead
  figure: Figure
}

interface Row {
  day: string
  now: number
  dayBefore: string
  before: number | null
}

/** One figure over the range, against the range before. */
export function TrendChart({ report: { interval, now, before }, figure }: TrendChartProps) {
  const format = (value: number) => formatFigure(figure, value)
  const rows = now.points.map((point, index): Row => {
    const earlier = before.points[index]
    return {
      day: point.day,
      now: point[figure],
      dayBefore: earlier?.day ?? '',
      before: earlier?.[figure] ?? null,
    }
  })
  const columns: Column<Row>[] = [
    {
      label: labels.from,
      read: ({ day }) => day,
      show: ({ day }) => formatInterval(day, interval),
    },
    { label: FIGURE_LABELS[figure], read: (row) => row.now, show: (row) => format(row.now) },
    {
      label: labels.previousPeriodFrom,
      read: ({ dayBefore }) => dayBefore,
      show: ({ dayBefore }) => dayBefore && formatInterval(dayBefore, interval),
    },
    {
      label: labels.figurePreviousPeriod(FIGURE_LABELS[figure]),
      read: (row) => row.before ?? '',
      show: (row) => row.before !== null && format(row.before),
    },
  ]
  return (
    <ChartSection
      title={FIGURE_LABELS[figure]}
      line={
        <>
          <span className={styles.keyNow}>
            {formatDateRange(now)}: {format(now.sums[figure])}
          </span>
          <span className={styles.keyBefore}>
            {formatDateRange(before)}: {format(before.sums[figure])}
          </span>
        </>
      }
      rows={rows}
      columns={columns}
    >
      <div aria-hidden>
        <Suspense fallback={<Skeleton height={220} />}>
          <TrendBars
            format={format}
            parts={rows.map((row) => ({
              name: formatInterval(row.day, interval),
              short: interval === 'month' ? formatMonth(row.day) : formatShortDay(row.day),
              now: row.now,
              before: row.before,
            }))}
          />
        </Suspense>
      </div>
    </ChartSection>
  )
}
