import { Button } from '@mantine/core'
import type { Message } from '@satchel/contract/links/messages.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './Conversation.module.css'
import { occasionOf, visitorOf } from './message-labels.ts'

/** List of unread messages of visitors, each with its next step; nothing if there is none. */
export function UnreadMessages({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="unread-messages">
      <h2 id="unread-messages" className={styles.title}>
        {t('conversations.unread')}
      </h2>
      <ul className={styles.rows} aria-label={t('conversations.unread')}>
        {messages.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </ul>
    </section>
  )
}

function Row({ message }: { message: Message }) {
  const { at, text, link, visitor, conversationId } = message
  const who = visitorOf(message)
  const isAnswerable = conversationId !== null || visitor.email !== null
  const occasion = occasionOf(message)
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.head}>
          <span className={styles.who} title={visitor.email ?? undefined}>
            {who}
          </span>
        </p>
        <p className={styles.excerpt} dir="auto">
          {text || occasion}
        </p>
        <p className={styles.quiet}>
          {[text && occasion, link.itemName].filter(Boolean).join(' · ')} · <RelativeTime at={at} />
        </p>
      </div>
      <Button
        component={Link}
        to={`${paths.link(link.id)}${isAnswerable ? '?answer' : ''}`}
        variant="default"
        size="xs"
        aria-label={
          isAnswerable
            ? t('conversations.answerTo', { name: who })
            : t('conversations.openOf', { name: who })
        }
      >
        {isAnswerable ? t('conversations.answer') : t('conversations.open')}
      </Button>
    </li>
  )
}
