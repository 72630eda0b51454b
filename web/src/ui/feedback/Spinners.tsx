import { Loader } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { LogoMark } from '../LogoMark.tsx'
import styles from './Spinners.module.css'

/** Full-height logo that draws itself, while the session is loading. */
export function LogoSpinner() {
  return (
    <div className={styles.full} role="status" aria-label={t('ui.loadingSatchel')}>
      <LogoMark size={56} className={styles.drawn} />
    </div>
  )
}

/** Full-height spinner, while another page is loading. */
export function CenteredSpinner() {
  return (
    <div className={styles.full} role="status" aria-label={t('ui.loading')}>
      <Loader size={32} />
    </div>
  )
}
