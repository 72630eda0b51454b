import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import styles from './Analytics.module.css'
import { differenceOf, figureLabel, formatComparedDays, formatFigure } from './analytics-labels.ts'
import type { ReportName } from './analytics-view.ts'
import { Tile } from './Tile.tsx'

interface FigureTilesProps<N extends string> {
  report: Record<'now' | 'before', { from: string; to: string; sums: Record<N, number> }>
  name: ReportName
  figures: readonly N[]
  figure: string
  onFigure: (figure: N) => void
  children?: ReactNode
}

/** Sums, each compared with the previous range; the selected one is charted below. */
export function FigureTiles<N extends string>(props: FigureTilesProps<N>) {
  const { report, name: reportName, figures, figure, onFigure } = props
  const { now, before } = report
  return (
    <section className={styles.figures} aria-label={t('analytics.figures')}>
      <p className={styles.sentence}>{formatComparedDays(before)}</p>
      <div className={styles.tiles}>
        {figures.map((name) => (
          <Tile
            key={name}
            name={figureLabel(name, reportName)}
            value={formatFigure(name, now.sums[name])}
            change={differenceOf(name, now.sums[name], before.sums[name])}
            isShown={name === figure}
            onChoose={() => onFigure(name)}
          />
        ))}
        {props.children}
      </div>
    </section>
  )
}
