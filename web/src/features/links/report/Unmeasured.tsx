import { t } from '@satchel/messages/t.ts'
import { IconEyeOff } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import styles from './LinkReport.module.css'

/** Says that the recipient doesn't want their reading measured, so that nothing seems to be missing. */
export function Unmeasured() {
  return (
    <section className={styles.unmeasured} aria-label={t('links.report.unmeasured')}>
      <IconEyeOff {...icon} aria-hidden />
      <div>
        <p>{t('links.report.unmeasured')}</p>
        <p className={styles.freshness}>{t('links.report.unmeasuredHint')}</p>
      </div>
    </section>
  )
}
