import { Button } from '@mantine/core'
import {
  getRecipient,
  type Received,
  type Recipient,
  type RecipientKind,
} from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCircleDashed, IconEyeOff, IconShare3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { query } from '../../lib/api.ts'
import { formatSpan } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { SureMark } from '../../ui/CertaintyMark.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons, TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import { onApproach } from '../../ui/on-approach.ts'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import { EmailText } from '../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { EraseRecipient } from './EraseRecipient.tsx'
import styles from './RecipientReport.module.css'

interface RecipientReportProps {
  kind: RecipientKind
  id: string
  /** Content to show if nobody of this name received anything. */
  notThere: ReactNode
  onShareAgain: (received: Received) => void
  /** Loads what sharing needs, before the button is pressed. */
  onPrepareShare: (received: Received) => void
  /** Messages of this person with the answers, above all else. */
  conversation: ReactNode
  /** The visits of their own links over time. */
  renderAnalytics: (recipient: Recipient) => ReactNode
}

/** List of what a recipient received, grouped by opened and not opened. */
export function RecipientReport({
  kind,
  id,
  notThere,
  onShareAgain,
  onPrepareShare,
  conversation,
  renderAnalytics,
}: RecipientReportProps) {
  const recipient = useQuery(query(getRecipient, { query: { kind, key: id } }))
  if (recipient.isPending) {
    return (
      <>
        <TextSkeleton lines={2} />
        <RowSkeletons count={5} height={64} />
      </>
    )
  }
  if (recipient.isError) {
    if (recipient.error.body.code === 'not-found') return notThere
    return <LoadProblem title={t('recipients.couldntLoadThisRecipient')} query={recipient} />
  }
  const { received } = recipient.data
  const isOpened = ({ views: count }: Received) => count > 0
  // Of their own link it says whether it was opened; at another's, who entered the address may be anyone.
  const isUnverified = ({ isGiven, emailProved }: Received) => isGiven && emailProved === false
  const theirs = received.filter((each) => !isUnverified(each))
  const groups = [
    [t('recipients.opened'), theirs.filter(isOpened)],
    [t('recipients.notOpened'), theirs.filter((each) => !isOpened(each))],
    [t('recipients.enteredNotVerified'), received.filter(isUnverified)],
  ] as const
  return (
    <>
      <Head recipient={recipient.data} />
      {kind === 'person' && received.some(({ link, isGiven }) => link.unmeasured && !isGiven) && (
        <p className={styles.unmeasured}>
          <IconEyeOff {...icon} aria-hidden />
          {t('recipients.unmeasured')}
        </p>
      )}
      {conversation}
      {groups.map(
        ([title, own]) =>
          own.length > 0 && (
            <section key={title} className={styles.group}>
              <h2 className={styles.groupTitle}>
                {title} <span className={styles.quiet}>{own.length}</span>
              </h2>
              <ul className={styles.list} aria-label={title}>
                {own.map((each) => (
                  <Row
                    key={each.link.id}
                    received={each}
                    withPerson={kind === 'organization'}
                    onShareAgain={onShareAgain}
                    onPrepareShare={onPrepareShare}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {received.some((each) => isOpened(each) && !each.isGiven) && renderAnalytics(recipient.data)}
    </>
  )
}

function Head({ recipient }: { recipient: Recipient }) {
  const mayErase = useMay('people.manage')
  const {
    kind,
    name,
    email,
    organization,
    links,
    opened,
    views,
    sureViews,
    lastViewedAt,
    unverified,
  } = recipient
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <EmailText>{name}</EmailText>
      </h1>
      <p className={styles.line}>
        {email && email !== name && (
          <>
            <EmailAddress>{email}</EmailAddress>
            {' · '}
          </>
        )}
        {kind === 'person' && organization && (
          <>
            <Link to={paths.recipient('organization', organization)}>{organization}</Link>
            {' · '}
          </>
        )}
        {links > 0 && (
          <>
            {t('recipients.openedSummary', { opened, links, views })}{' '}
            <SureMark views={views} sureViews={sureViews} />
          </>
        )}
        {lastViewedAt && (
          <>
            {' · '}
            <RelativeTime at={lastViewedAt} />
          </>
        )}
      </p>
      {kind === 'person' && mayErase && email && <EraseRecipient email={email} />}
      {unverified && (
        <p className={styles.line}>
          {t('recipients.enteredAtLinks', { links: unverified.links, views: unverified.views })}
          {` · ${t('recipients.addressNotVerified')} · `}
          <RelativeTime at={unverified.lastViewedAt} />
        </p>
      )}
    </header>
  )
}

interface RowProps {
  received: Received
  /** True to name the person in the organization. */
  withPerson: boolean
  onShareAgain: (received: Received) => void
  /** Loads what sharing needs, before the button is pressed. */
  onPrepareShare: (received: Received) => void
}

function Row({ received, withPerson, onShareAgain, onPrepareShare }: RowProps) {
  const mayShare = useMay('links.share')
  const { link, isGiven, contents, others } = received
  const { id, itemName } = link
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link to={paths.link(id)} className={styles.name}>
          {itemName}
        </Link>
        <span className={styles.quiet}>
          <SharedLine received={received} withPerson={withPerson} />
          {link.disabledAt && ` · ${t('recipients.withdrawn')}`}
        </span>
        {!isGiven && others.map((other) => <OtherLine key={keyOf(other)} other={other} />)}
      </span>
      <span className={styles.read}>
        <ReadingSummary received={received} />
      </span>
      {!isGiven && mayShare && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconShare3 {...icon} />}
          aria-label={t('recipients.shareAgainNamed', { itemName })}
          {...onApproach(() => onPrepareShare(received))}
          onClick={() => onShareAgain(received)}
        >
          {t('recipients.shareAgain')}
        </Button>
      )}
      {contents.length > 0 && <Contents contents={contents} />}
    </li>
  )
}

type Other = Received['others'][number]

const keyOf = ({ email, emailProved }: Other) => `${email} ${emailProved}`

/** Names others who opened the link, or claimed to be someone. */
function OtherLine({ other: { email, emailProved, views } }: { other: Other }) {
  return (
    <span className={styles.quiet}>
      {emailProved
        ? t('recipients.verifiedByOther', { views, email })
        : t('recipients.enteredByOther', { email })}
    </span>
  )
}

function SharedLine({ received, withPerson }: Pick<RowProps, 'received' | 'withPerson'>) {
  const { isGiven, link } = received
  const { sharedToEmail, sharedBy, createdAt } = link
  const person = withPerson && sharedToEmail
  const [alone, named] = isGiven
    ? [
        t('recipients.openedViaLink', { owner: '{owner}', sharer: '{sharer}', time: '{time}' }),
        t('recipients.personOpenedViaLink', {
          person: '{person}',
          owner: '{owner}',
          sharer: '{sharer}',
          time: '{time}',
        }),
      ]
    : [
        t('recipients.sharedBy', { sharer: '{sharer}', time: '{time}' }),
        t('recipients.sharedWithPerson', {
          person: '{person}',
          sharer: '{sharer}',
          time: '{time}',
        }),
      ]
  return (
    <Sentence
      text={person ? named : alone}
      parts={{
        person: person && (
          <Link to={paths.recipient('person', person)}>
            <EmailAddress>{person}</EmailAddress>
          </Link>
        ),
        owner: <EmailAddress>{sharedToEmail ?? t('recipients.someoneElse')}</EmailAddress>,
        sharer: sharedBy.name,
        time: <RelativeTime at={createdAt} />,
      }}
    />
  )
}

function ReadingSummary({ received }: { received: Received }) {
  const { link, isGiven, views, sureViews, lastViewedAt, seconds, pagesRead, pageCount } = received
  if (views === 0)
    return link.unmeasured && !isGiven ? t('recipients.unmeasured') : t('recipients.notOpenedYet')
  const read = pageCount
    ? t('recipients.pagesRead', { read: Math.min(pagesRead, pageCount), pageCount })
    : ''
  const parts = [seconds > 0 && formatSpan(seconds), pagesRead > 0 && read].filter(Boolean)
  return (
    <>
      <span>
        {t('recipients.views', { count: views })} <SureMark views={views} sureViews={sureViews} />
        {lastViewedAt && (
          <>
            {' · '}
            <RelativeTime at={lastViewedAt} />
          </>
        )}
      </span>
      {parts.length > 0 && <span className={styles.quiet}>{parts.join(', ')}</span>}
    </>
  )
}

function Contents({ contents }: Pick<Received, 'contents'>) {
  return (
    <ul className={styles.contents} aria-label={t('recipients.inThisCollection')}>
      {contents.map(({ id, name, isOpened }) => {
        const Icon = isOpened ? IconCheck : IconCircleDashed
        return (
          <li key={id} data-opened={isOpened || undefined}>
            <Icon
              {...icon}
              aria-label={isOpened ? t('recipients.opened') : t('recipients.notOpened')}
            />
            {name}
          </li>
        )
      })}
    </ul>
  )
}
