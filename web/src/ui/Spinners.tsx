import { Loader } from '@mantine/core'
import { LogoMark } from './LogoMark.tsx'
import styles from './Spinners.module.css'

/** The whole height, the logo drawing itself: while one's session is being found. */
export function LogoSpinner() {
  return (
    <div className={styles.full} role="status" aria-label="Loading Satchel">
      <LogoMark size={56} className={styles.drawn} />
    </div>
  )
}

/** The whole height, a ring in the middle: while another page is on its way. */
export function CenteredSpinner() {
  return (
    <div className={styles.full} role="status" aria-label="Loading">
      <Loader size={32} />
    </div>
  )
}
