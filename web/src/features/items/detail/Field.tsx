import type { ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  label: string
  /** The control the label is of; absent where the field is only read. */
  htmlFor?: string
  children: ReactNode
}

/** A label and, beside it, what it is of. */
export function Field({ label, htmlFor, children }: FieldProps) {
  return (
    <div className={styles.field}>
      {htmlFor ? (
        <label htmlFor={htmlFor} className={styles.label}>
          {label}
        </label>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      <div className={styles.value}>{children}</div>
    </div>
  )
}
