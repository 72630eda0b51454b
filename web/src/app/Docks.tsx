import type { ReactNode } from 'react'
import styles from './Docks.module.css'

/** What goes on in the background, one above the other at the bottom right of every page. */
export function Docks({ children }: { children: ReactNode }) {
  return <div className={styles.docks}>{children}</div>
}
