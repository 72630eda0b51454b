import styles from './MarkedText.module.css'
import { cutLead, readMarked } from './marked-text.ts'

interface MarkedTextProps {
  children: string
  /** Maximum number of characters before the first match. */
  lead?: number
}

/** A matching passage: text between `<mark>` and `</mark>` is highlighted, everything else is plain. */
export function MarkedText({ children, lead = Number.POSITIVE_INFINITY }: MarkedTextProps) {
  return cutLead(readMarked(children), lead).map(({ at, text, isMarked }) =>
    isMarked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
}
