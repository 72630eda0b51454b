import type { Breadcrumb } from '@satchel/contract/monitoring.ts'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'
import styles from './Errors.module.css'

/** Actions of the person and the page before the error, latest last. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const timeZone = use(TimeZone)
  if (crumbs.length === 0) return <p className={styles.quiet}>{t('monitoring.noBreadcrumbs')}</p>
  return (
    <ol className={styles.crumbs} aria-label={t('monitoring.breadcrumbs')}>
      {crumbs.map(({ at, category, message, level }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never rearranged
        <li key={index} data-level={level}>
          <time className={styles.clock} {...(at && { dateTime: at })}>
            {at && timeOf(at, timeZone)}
          </time>
          <span className={styles.category}>{category}</span>
          <span className={styles.message}>{message}</span>
        </li>
      ))}
    </ol>
  )
}

const CLOCK = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

function timeOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone }).format(new Date(at))
}
