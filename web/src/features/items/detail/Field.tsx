import type { ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  label: string
  /** The control that the label belongs to; undefined if the field is read-only. */
  htmlFor?: string
  children: ReactNode
}

/** A label with its field beside it. */
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
