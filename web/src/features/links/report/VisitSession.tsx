import { Badge } from '@mantine/core'
import type { Visit } from '@satchel/contract/visits.ts'
import { IconDownload, IconLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatSpan } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { icon } from '../../../ui/icon.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'
import { PageStrip, PlayedParts } from './VisitBars.tsx'
import styles from './VisitSession.module.css'
import { formatPlace, REASONS, type Session } from './visit-labels.ts'

/** One sitting of one person: all they opened within it. */
export function VisitSession({ session: { visits } }: { session: Session }) {
  const [first] = visits
  if (!first) return null
  const seconds = visits.reduce((sum, { durationS }) => sum + durationS, 0)
  const named = visits.find(({ visitor }) => visitor) ?? first
  const isLeftOut = visits.every(({ filtered }) => filtered !== null)
  return (
    <li className={styles.session} data-left-out={isLeftOut || undefined}>
      <div className={styles.head}>
        <span className={styles.who}>
          <Who visit={named} />
        </span>
        <span className={styles.when}>
          <RelativeTime at={first.at} />
          {seconds > 0 && `, ${formatSpan(seconds)}`}
        </span>
      </div>
      <p className={styles.place}>{formatPlace(first) || labels.unknownLocationAndDevice}</p>
      {visits.map((visit) => (
        <Opened key={visit.id} visit={visit} />
      ))}
    </li>
  )
}

function Who({ visit: { visitor, emailProved } }: { visit: Visit }) {
  if (!visitor) return labels.someone
  return (
    <>
      <Link to={paths.recipient('person', visitor)}>{visitor}</Link>
      {emailProved && (
        <span title={labels.verifiedByCode} className={styles.proved}>
          <IconRosetteDiscountCheck {...icon} aria-label={labels.verifiedByCode} />
        </span>
      )}
    </>
  )
}

/** What was read in one session; nothing if there is nothing to show. */
function Opened({ visit }: { visit: Visit }) {
  const { itemName, durationS, pages, parts, clicks, downloaded, filtered } = visit
  return (
    <div className={styles.opened}>
      {itemName && (
        <p className={styles.item}>
          {itemName}
          {durationS > 0 && <span className={styles.quiet}> {formatSpan(durationS)}</span>}
        </p>
      )}
      {pages.length > 0 && <PageStrip pages={pages} />}
      {parts.length > 0 && <PlayedParts parts={parts} />}
      {clicks.map(({ url, page }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be clicked twice
        <p key={index} className={styles.click}>
          <IconLink {...icon} />
          <span className={styles.url}>
            {labels.clickedUrl(url)}
            {page !== null && labels.onPagePage(page)}
          </span>
        </p>
      ))}
      {(downloaded || filtered) && (
        <p className={styles.marks}>
          {downloaded && (
            <Badge
              component="span"
              color="gray"
              tt="none"
              fw={500}
              leftSection={<IconDownload size={12} />}
            >
              {labels.downloaded}
            </Badge>
          )}
          {filtered && (
            <Badge component="span" color="yellow" tt="none" fw={500}>
              {labels.notCountedReasons(REASONS[filtered].toLowerCase())}
            </Badge>
          )}
        </p>
      )}
    </div>
  )
}
