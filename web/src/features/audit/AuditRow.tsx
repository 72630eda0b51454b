import type { AuditEntry } from '@satchel/contract/audit.ts'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { formatCountry, formatDateTime } from '../../lib/format/format.ts'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'
import styles from './Audit.module.css'
import { actionPhrase } from './audit-actions.ts'
import { formatDetails } from './audit-labels.ts'

/** Entry of the audit log: who did what, when, and from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const timeZone = use(TimeZone)
  const { at, action, actor, target, ip, country, device } = entry
  const details = formatDetails(entry)
  const from = [device, country && formatCountry(country), ip].filter(Boolean).join(', ')
  return (
    <li className={styles.row}>
      <time dateTime={at} className={styles.time}>
        {formatDateTime(new Date(at), timeZone)}
      </time>
      <div className={styles.text}>
        <p className={styles.line}>
          <strong>{actor.name ?? (actor.id ? t('audit.someone') : t('audit.satchel'))}</strong>{' '}
          {actionPhrase(action)}
          {target?.name && <span className={styles.target}> {target.name}</span>}
        </p>
        {details && <p className={styles.quiet}>{details}</p>}
        {from && <p className={styles.quiet}>{from}</p>}
      </div>
    </li>
  )
}
