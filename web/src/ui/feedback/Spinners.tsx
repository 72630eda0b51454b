import { Loader } from '@mantine/core'
import { LogoMark } from '../LogoMark.tsx'
import * as labels from '../labels.ts'
import styles from './Spinners.module.css'

/** Full-height logo that draws itself, while the session is loading. */
export function LogoSpinner() {
  return (
    <div className={styles.full} role="status" aria-label={labels.loadingSatchel}>
      <LogoMark size={56} className={styles.drawn} />
    </div>
  )
}

/** Full-height spinner, while another page is loading. */
export function CenteredSpinner() {
  return (
    <div className={styles.full} role="status" aria-label={labels.loading}>
      <Loader size={32} />
    </div>
  )
}
