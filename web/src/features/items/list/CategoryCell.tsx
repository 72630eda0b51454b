import { useTaxonomy } from '../../../lib/taxonomy.ts'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import styles from './CategoryCell.module.css'

/** The first value with its dot, and the number of further ones. */
export function CategoryCell({ ids }: { ids: readonly string[] }) {
  const { findValue } = useTaxonomy()
  const values = ids.flatMap((id) => findValue(id) ?? [])
  const [first, ...others] = values
  if (!first) return null
  return (
    <span className={styles.value} title={values.map(({ label }) => label).join(', ')}>
      <ValueDot color={first.color} />
      <span className={styles.label}>{first.label}</span>
      {others.length > 0 && <span className={styles.others}>+{others.length}</span>}
    </span>
  )
}
