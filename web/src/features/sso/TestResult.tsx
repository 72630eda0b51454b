import type { SsoTest } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { largeIcon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './SsoSection.module.css'

/** The result of the last test with all claims of the provider, from which roles are mapped. */
export function TestResult({ test, isCurrent }: { test: SsoTest; isCurrent: boolean }) {
  const { at, isGood, problem, email, name, role, claims } = test
  const Mark = isGood ? IconCircleCheck : IconAlertCircle
  return (
    <div className={styles.result} data-good={isGood} role="status">
      <Mark {...largeIcon} aria-hidden />
      <div className={styles.grow}>
        <p className={styles.resultHead}>
          {isGood ? t('sso.signedIn', { email: email ?? '' }) : t('sso.signInFailed')} ·{' '}
          <RelativeTime at={at} />
        </p>
        {problem && <p className={styles.resultLine}>{problem}</p>}
        {isGood && !isCurrent && <p className={styles.resultLine}>{t('sso.testAgain')}</p>}
        {email && (
          <p className={styles.resultLine}>
            {t('sso.wouldJoin', { name: name ?? t('sso.noNameGiven') })} {role}
          </p>
        )}
        {Object.keys(claims).length > 0 && (
          <details>
            <summary>{t('sso.responseFromTheProvider')}</summary>
            <dl className={styles.claims}>
              {Object.entries(claims).map(([claim, values]) => (
                <div key={claim}>
                  <dt>{claim}</dt>
                  <dd>{values.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </div>
  )
}
