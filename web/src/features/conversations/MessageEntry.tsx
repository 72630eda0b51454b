import { Anchor } from '@mantine/core'
import type { Message } from '@satchel/contract/links/messages.ts'
import { t } from '@satchel/messages/t.ts'
import { IconLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './Conversation.module.css'
import { occasionOf, visitorOf } from './message-labels.ts'

interface MessageEntryProps {
  message: Message
  isNew: boolean
  /** True to name the link that it is on. */
  withLink: boolean
}

/** Message, lead or answer with who wrote it. What visitors wrote is text alone, without links. */
export function MessageEntry({ message, isNew, withLink }: MessageEntryProps) {
  const { at, by, text, answers, attached, mailed, link } = message
  const occasion = occasionOf(message)
  return (
    <li
      className={styles.message}
      data-own={by !== null || undefined}
      data-new={isNew || undefined}
    >
      <p className={styles.head}>
        <span className={styles.who}>{by ? by.name : <Visitor message={message} />}</span>
        <span className={styles.quiet}>
          <RelativeTime at={at} />
          {by && ` · ${mailed ? t('conversations.emailed') : t('conversations.onPage')}`}
        </span>
      </p>
      {withLink && (
        <p className={styles.quiet}>
          <Anchor component={Link} to={paths.link(link.id)} size="sm">
            {link.itemName}
          </Anchor>
        </p>
      )}
      {occasion && <p className={styles.quiet}>{occasion}</p>}
      {answers ? (
        <dl className={styles.answers}>
          {answers.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )
      )}
      {attached.length > 0 && (
        <ul className={styles.attached}>
          {attached.map(({ linkId, itemName }) => (
            <li key={linkId}>
              <IconLink {...icon} aria-hidden />
              <Anchor component={Link} to={paths.link(linkId)} size="sm">
                {itemName}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Visitor by name, with their address and whether they verified it. */
function Visitor({ message }: { message: Message }) {
  const { email, emailProved, name } = message.visitor
  const who = visitorOf(message)
  return (
    <>
      {email ? <Link to={paths.recipient('person', email)}>{who}</Link> : who}
      {emailProved && (
        <IconRosetteDiscountCheck
          {...icon}
          className={styles.proved}
          role="img"
          aria-label={t('conversations.verified')}
        />
      )}
      {email && (name || !emailProved) && (
        <span className={styles.address}>
          {name && <EmailAddress>{email}</EmailAddress>}
          {name && !emailProved && ', '}
          {!emailProved && t('conversations.notVerified')}
        </span>
      )}
    </>
  )
}
