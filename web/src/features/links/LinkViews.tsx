import type { Link, ReadLink } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { formatSpan } from '../../lib/format/format.ts'
import { SureMark } from '../../ui/CertaintyMark.tsx'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'
import { RelativeTime, TimeZone } from '../../ui/text/RelativeTime.tsx'
import styles from './LinkViews.module.css'
import { stateOf } from './link-state.ts'
import { readersOf } from './terms-labels.ts'

interface LinkViewsProps {
  /** Link, with what was read if known. */
  link: Link & Partial<ReadLink>
  withEnd?: boolean
}

/** Shows "3 visitors, 7 views · 2 h ago", and whether the link still opens. */
export function LinkViews({ link, withEnd = true }: LinkViewsProps) {
  const { views, sureViews, lastViewedAt, disabledAt, expiresAt, visitsBefore = 0 } = link
  const { seconds = 0, pagesRead = 0, recentViews = [] } = link
  const state = stateOf(link, use(TimeZone))
  const end = withEnd && (disabledAt || expiresAt) && state.label
  return (
    <span className={styles.views}>
      {views === 0 ? (
        t('links.notOpenedYet')
      ) : (
        <span className={styles.counts}>
          {readersOf(link)}
          {lastViewedAt && (
            <>
              {' · '}
              <RelativeTime at={lastViewedAt} />
            </>
          )}
        </span>
      )}
      {visitsBefore > 0 && (
        <span title={t('links.visitsBeforeHint')}>
          {t('links.visitsBefore', { count: visitsBefore })}
        </span>
      )}
      <SureMark views={views} sureViews={sureViews} />
      {recentViews.some((count) => count > 0) && <RecentViews counts={recentViews} />}
      {seconds > 0 && (
        <span>
          {pagesRead > 1 && t('links.pagesIn', { pagesRead })}
          {formatSpan(seconds)}
        </span>
      )}
      {end && <span className={styles.end}>{end}</span>}
    </span>
  )
}

/** Curve of the views of the last days. */
export function RecentViews({ counts }: { counts: readonly number[] }) {
  const count = counts.reduce((sum, each) => sum + each, 0)
  return <Sparkline counts={counts} label={t('links.recentViews', { count })} />
}
