import type { ReportHead } from '@satchel/contract/analytics.ts'
import styles from './Analytics.module.css'
import { FIGURE_LABELS, formatDifference, formatFigure } from './analytics-labels.ts'
import { FIGURES, type Figure } from './analytics-view.ts'
import * as labels from './labels.ts'

interface FigureTilesProps {
  report: ReportHead
  figure: Figure
  onFigure: (figure: Figure) => void
}

/** Sums, each against the range before; the one that is chosen is drawn below. */
export function FigureTiles({ report: { now, before }, figure, onFigure }: FigureTilesProps) {
  return (
    <section className={styles.tiles} aria-label={labels.figures}>
      {FIGURES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tile}
          aria-pressed={name === figure}
          onClick={() => onFigure(name)}
        >
          <span className={styles.tileName}>{FIGURE_LABELS[name]}</span>
          <span className={styles.tileValue}>{formatFigure(name, now.sums[name])}</span>
          <span className={styles.tileChange}>
            {formatDifference(now.sums[name], before.sums[name]) ?? ' '}
          </span>
        </button>
      ))}
    </section>
  )
}
