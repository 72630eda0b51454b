import type { Spans } from '@satchel/contract/reports.ts'
import styles from './Analytics.module.css'
import { figureLabel, formatDifference, formatFigure } from './analytics-labels.ts'
import type { ReportName } from './analytics-view.ts'
import * as labels from './labels.ts'

interface FigureTilesProps<N extends string> {
  report: Spans<N>
  name: ReportName
  figures: readonly N[]
  figure: string
  onFigure: (figure: N) => void
}

/** Sums, each against the range before; the one that is chosen is drawn below. */
export function FigureTiles<N extends string>(props: FigureTilesProps<N>) {
  const { report, name: reportName, figures, figure, onFigure } = props
  const { now, before } = report
  return (
    <section className={styles.tiles} aria-label={labels.figures}>
      {figures.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tile}
          aria-pressed={name === figure}
          onClick={() => onFigure(name)}
        >
          <span className={styles.tileName}>{figureLabel(name, reportName)}</span>
          <span className={styles.tileValue}>{formatFigure(name, now.sums[name])}</span>
          <span className={styles.tileChange}>
            {formatDifference(now.sums[name], before.sums[name]) ?? ' '}
          </span>
        </button>
      ))}
    </section>
  )
}
