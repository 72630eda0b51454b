import type { ReactNode } from 'react'
import styles from './BarList.module.css'

export interface Bar {
  key: string
  name: ReactNode
  /** Text at the end: "12 sec, 3 people". */
  text: string
  value: number
  picture?: ReactNode
}

interface BarListProps {
  bars: readonly Bar[]
  label: string
}

/** Bars from zero relative to the longest, each with its text. */
export function BarList({ bars, label }: BarListProps) {
  const most = Math.max(...bars.map(({ value }) => value))
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.map(({ key, name, text, value, picture }) => (
        <li key={key} className={styles.row}>
          {picture}
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{text}</span>
          </span>
          <span className={styles.track}>
            <span
              className={styles.bar}
              style={{ width: `${most > 0 ? (100 * value) / most : 0}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
