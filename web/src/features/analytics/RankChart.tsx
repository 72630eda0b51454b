import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber, formatSpan } from '../../lib/format.ts'
import { BarList } from '../../ui/chart/BarList.tsx'
import styles from './Analytics.module.css'
import { formatDifference } from './analytics-labels.ts'
import { ChartSection, type Column } from './ChartSection.tsx'
import * as labels from './labels.ts'

interface Counted {
  views: number
  viewers: number
  downloads: number
  seconds: number
  viewsBefore: number
}

interface RankChartProps<R extends Counted> {
  title: string
  line?: ReactNode
  rows: readonly R[]
  keyOf: (row: R) => string
  nameOf: (row: R) => string
  /** The page with details. */
  linkOf?: (row: R) => string
  /** Between the name and the views. */
  columns: readonly Column<R>[]
  /** One sentence, where there is nothing to rank. */
  empty: string
}

/** The most viewed first, each against the range before. */
export function RankChart<R extends Counted>(props: RankChartProps<R>) {
  const { title, line, rows, keyOf, nameOf, linkOf, columns, empty } = props
  const name = (row: R) =>
    linkOf ? (
      <Anchor href={linkOf(row)} c="inherit" underline="hover">
        {nameOf(row)}
      </Anchor>
    ) : (
      nameOf(row)
    )
  if (rows.length === 0)
    return (
      <section className={styles.section}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.line}>{empty}</p>
      </section>
    )
  return (
    <ChartSection
      title={title}
      line={line}
      rows={rows}
      columns={[{ label: labels.name, read: nameOf, show: name }, ...columns, ...COUNTED]}
    >
      <BarList
        label={title}
        bars={rows.map((row) => ({
          key: keyOf(row),
          name: name(row),
          text: viewsText(row),
          value: row.views,
        }))}
      />
    </ChartSection>
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
