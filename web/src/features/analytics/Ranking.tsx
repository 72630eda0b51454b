import { Anchor } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { BarList } from '../../ui/chart/BarList.tsx'
import { EmailText } from '../../ui/text/EmailText.tsx'
import styles from './Analytics.module.css'
import { ChartSection, type Column } from './ChartSection.tsx'

export interface RankingProps<R> {
  title: string
  line?: ReactNode
  rows: readonly R[]
  keyOf: (row: R) => string
  nameOf: (row: R) => string
  /** The page with details. */
  linkOf?: (row: R) => string
  /** Columns after the name. */
  columns: readonly Column<R>[]
  measure: (row: R) => number
  textOf: (row: R) => string
  /** Sentence shown if there is nothing to rank. */
  empty: string
}

/** Rows as bars, in the order of the ranked figure. */
export function Ranking<R>(props: RankingProps<R>) {
  const { title, line, rows, keyOf, nameOf, linkOf, columns, measure, textOf, empty } = props
  const name = (row: R) =>
    linkOf ? (
      <Anchor href={linkOf(row)} c="inherit" underline="hover">
        <EmailText>{nameOf(row)}</EmailText>
      </Anchor>
    ) : (
      <EmailText>{nameOf(row)}</EmailText>
    )
  if (rows.length === 0)
    return (
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h2 className={styles.title}>{title}</h2>
        </div>
        <p className={styles.line}>{empty}</p>
      </section>
    )
  return (
    <ChartSection
      title={title}
      line={line}
      rows={rows}
      columns={[{ label: t('ui.name'), read: nameOf, show: name }, ...columns]}
    >
      <BarList
        label={title}
        bars={rows.map((row) => ({
          key: keyOf(row),
          name: name(row),
          text: textOf(row),
          value: measure(row),
        }))}
      />
    </ChartSection>
  )
}
