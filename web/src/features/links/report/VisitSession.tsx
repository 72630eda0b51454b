import { Badge } from '@mantine/core'
import type { Link as SharedLink } from '@satchel/contract/links/links.ts'
import type { Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload, IconLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatSpan, inSentence } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { deviceLabel } from '../../../lib/visit-values.ts'
import { CertaintyMark } from '../../../ui/CertaintyMark.tsx'
import { icon } from '../../../ui/icon.ts'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { type Session, surestOf, whySure } from './sessions.ts'
import { PageStrip, PlayedParts } from './VisitBars.tsx'
import styles from './VisitSession.module.css'
import { formatPlace, REASONS } from './visit-labels.ts'

interface VisitSessionProps {
  link: SharedLink
  session: Session
}

/** Session of one person, with everything they opened. */
export function VisitSession({ link, session: { visits } }: VisitSessionProps) {
  const [first] = visits
  if (!first) return null
  // What was read on a return within the hour is in the visit before it already.
  const counted = visits.filter(({ filtered }) => filtered !== 'repeat')
  const seconds = (counted.length > 0 ? counted : visits).reduce(
    (sum, each) => sum + each.durationS,
    0,
  )
  const named =
    visits.find(({ emailProved }) => emailProved) ?? visits.find(({ visitor }) => visitor) ?? first
  const surest = surestOf(visits)
  const isLeftOut = visits.every(({ filtered }) => filtered !== null)
  return (
    <li className={styles.session} data-left-out={isLeftOut || undefined}>
      <div className={styles.head}>
        <span className={styles.who}>
          <Who link={link} visit={named} />
          <CertaintyMark certainty={surest} label={whySure(surest, named)} />
        </span>
        <span className={styles.when}>
          <RelativeTime at={first.at} />
          {seconds > 0 && `, ${formatSpan(seconds)}`}
        </span>
      </div>
      <p className={styles.place}>
        {formatPlace(first) || t('links.report.unknownLocationAndDevice')}
      </p>
      {visits.map((visit) => (
        <Opened key={visit.id} visit={visit} />
      ))}
    </li>
  )
}

/** Visitor by name if their address was verified; otherwise the recipient of the link, and the device. */
function Who({ link, visit }: { link: SharedLink; visit: Visit }) {
  const { visitor, emailProved, device } = visit
  const person = visitor && (
    <Link to={paths.recipient('person', visitor)}>
      <EmailAddress>{visitor}</EmailAddress>
    </Link>
  )
  if (!person || !emailProved) {
    const { sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = link
    const recipient = sharedToName ?? sharedToEmail ?? sharedToOrganization ?? sharedToMemo
    const on = device && device !== 'bot' ? deviceLabel(device) : null
    return (
      <>
        {recipient
          ? t('links.report.linkOfOn', {
              recipient,
              hasDevice: on ? 'true' : 'other',
              device: inSentence(on ?? ''),
            })
          : t('links.report.someone')}
        {person && (
          <>
            {t('links.report.entered')} {person} {t('links.report.notVerified')}
          </>
        )}
      </>
    )
  }
  return person
}

/** Content read in one session; nothing if there is nothing to show. */
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
            {t('links.report.clickedUrl', { url })}
            {page !== null && t('links.report.onPagePage', { page })}
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
              {t('links.report.downloaded')}
            </Badge>
          )}
          {filtered && (
            <Badge component="span" color="yellow" tt="none" fw={500}>
              {t('links.report.notCountedReasons', { reasons: inSentence(REASONS[filtered]) })}
            </Badge>
          )}
        </p>
      )}
    </div>
  )
}
