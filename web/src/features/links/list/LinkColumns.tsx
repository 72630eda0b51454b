import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownloadOff, IconDroplet, IconLock, IconMail } from '@tabler/icons-react'
import { use } from 'react'
import { SureMark } from '../../../ui/CertaintyMark.tsx'
import { icon } from '../../../ui/icon.ts'
import { RelativeTime, TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { RecentViews } from '../LinkViews.tsx'
import { asksOf, stateOf } from '../link-state.ts'
import { readersOf } from '../terms-labels.ts'
import styles from './LinkList.module.css'

const ICONS = {
  password: IconLock,
  email: IconMail,
  watermark: IconDroplet,
  download: IconDownloadOff,
} as const

/** Columns of a link: how often it was opened and when last, its views of two weeks, its status and requirements. */
export function LinkColumns({ link }: { link: Link }) {
  const { recentViews = [] } = link
  return (
    <>
      <Opened link={link} />
      <span className={styles.spark}>
        {recentViews.some((count) => count > 0) && <RecentViews counts={recentViews} />}
      </span>
      <Terms link={link} />
    </>
  )
}

function Opened({ link }: { link: Link }) {
  const { views, sureViews, lastViewedAt, visitsBefore = 0 } = link
  return (
    <span className={styles.opened}>
      {views === 0 ? (
        <span className={styles.quiet}>{t('links.notOpenedYet')}</span>
      ) : (
        <span className={styles.counts}>
          <span className={styles.count}>{readersOf(link)}</span>
          <SureMark views={views} sureViews={sureViews} />
        </span>
      )}
      {lastViewedAt && (
        <span className={styles.quiet}>
          <RelativeTime at={lastViewedAt} />
        </span>
      )}
      {visitsBefore > 0 && (
        <span className={styles.quiet} title={t('links.visitsBeforeHint')}>
          {t('links.visitsBefore', { count: visitsBefore })}
        </span>
      )}
    </span>
  )
}

/** Status and requirements of a link. */
function Terms({ link }: { link: Link }) {
  const state = stateOf(link, use(TimeZone))
  const asks = asksOf(link)
  return (
    <span className={styles.terms}>
      {(link.disabledAt || link.expiresAt) && (
        <span className={styles.state} title={state.label}>
          {state.label}
        </span>
      )}
      {asks.length > 0 && (
        <span className={styles.asks}>
          {asks.map(({ ask, label }) => {
            const Icon = ICONS[ask]
            return (
              <span key={ask} title={label} className={styles.ask}>
                <Icon {...icon} aria-label={label} />
              </span>
            )
          })}
        </span>
      )}
    </span>
  )
}
