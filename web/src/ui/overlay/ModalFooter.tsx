import type { ReactNode } from 'react'
import styles from './ModalFooter.module.css'

/** The buttons of a dialog, which stay in sight however long it is. The last child of its form. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>
}
