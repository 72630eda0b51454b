import { Loader } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { LogoMark } from '../LogoMark.tsx'
import styles from './Spinners.module.css'

/**
 * Full-height logo that draws itself, while the session is loading. Where the HTML has the frame already, it stands in the
 * place of the page, above its shape, once that takes a while.
 */
export function LogoSpinner() {
  return (
    <div
      className={`${styles.full} ${styles.logo}`}
      role="status"
      aria-label={t('ui.loadingSatchel')}
      data-awaits-frame
    >
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
