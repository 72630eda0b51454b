import styles from './Sparkline.module.css'

const WIDTH = 56
const HEIGHT = 16

interface SparklineProps {
  counts: readonly number[]
  /** Description, for those who don’t see it and on hover. */
  label: string
}

/** Tiny curve of counts over time, from zero to the highest. */
export function Sparkline({ counts, label }: SparklineProps) {
  const most = Math.max(...counts)
  const points = counts.map((count, at) => {
    const x = (at / Math.max(counts.length - 1, 1)) * WIDTH
    return `${x.toFixed(1)},${(HEIGHT - (count / most) * HEIGHT).toFixed(1)}`
  })
  return (
    <svg
      className={styles.line}
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
    >
      <title>{label}</title>
      <polyline points={points.join(' ')} />
    </svg>
  )
}
