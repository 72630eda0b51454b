import styles from './ValueDot.module.css'

/** The colour of a category value; its name always stands beside it. */
export function ValueDot({ color }: { color: string | null }) {
  return <span className={styles.dot} style={{ backgroundColor: color ?? undefined }} />
}
