import { Loader } from '@mantine/core'
import { LogoMark } from '../LogoMark.tsx'
import * as labels from '../labels.ts'
import styles from './Spinners.module.css'

/** The whole height, the logo drawing itself: while one's session is being found. */
export function LogoSpinner() {
  return (
    <div className={styles.full} role="status" aria-label={labels.loadingSatchel}>
      <LogoMark size={56} className={styles.drawn} />
    </div>
  )
}

/** The whole height, a ring in the middle: while another page is on its way. */
export function CenteredSpinner() {
  return (
    <div className={styles.full} role="status" aria-label={labels.loading}>
      <Loader size={32} />
    </div>
  )
}
