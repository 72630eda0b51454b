import styles from './ValueDot.module.css'

/** The color of a category value, always beside its name. */
export function ValueDot({ color }: { color: string | null }) {
  return <span className={styles.dot} style={{ backgroundColor: color ?? undefined }} />
}
