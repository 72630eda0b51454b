import styles from './MarkedText.module.css'
import { readMarked } from './marked-text.ts'

/** A found passage: what stands between `<mark>` and `</mark>` is marked, all else is plain text. */
export function MarkedText({ children }: { children: string }) {
  return readMarked(children).map(({ at, text, isMarked }) =>
    isMarked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
}
