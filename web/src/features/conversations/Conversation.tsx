import { Badge } from '@mantine/core'
import { getMyDay } from '@satchel/contract/analytics/health.ts'
import {
  listLinkMessages,
  listMessages,
  type Message,
  readLinkMessages,
} from '@satchel/contract/links/messages.ts'
import { listNotifications } from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import type { ReplyDraft } from '../../lib/items/reply-draft.ts'
import { useMay } from '../../lib/session.ts'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { AnswerForm, type PickItems } from './AnswerForm.tsx'
import styles from './Conversation.module.css'
import { MessageEntry } from './MessageEntry.tsx'
import { addresseesOf } from './message-labels.ts'

/** Visit or other event that is shown between the messages. */
export interface ConversationEvent {
  id: string
  at: string
  text: string
}

interface ConversationProps {
  /** Messages, newest first, at least one. */
  messages: readonly Message[]
  /** The list they are of, which has earlier ones. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  events?: readonly ConversationEvent[]
  /** True if the messages are of several links, which are named then. */
  isOfPerson?: boolean
  /** True if the form takes the focus. */
  isAnswering?: boolean
  /** The answer that was begun elsewhere. */
  draft?: ReplyDraft
  pickItems: PickItems
}

/** Messages of visitors, the answers, and visits between them; marks what is seen as read. */
export function Conversation({
  messages,
  list,
  events = [],
  isOfPerson = false,
  isAnswering = false,
  draft,
  pickItems,
}: ConversationProps) {
  const isNew = useReading(messages)
  const mayAnswer = useMay('links.share')
  const addressees = addresseesOf(messages)
  const entries = entriesOf(messages, list.hasNextPage ? [] : events)
  return (
    <section className={styles.conversation} aria-labelledby="conversation">
      <h2 id="conversation" className={styles.title}>
        {t('conversations.title')}
        {messages.some(isNew) && (
          <Badge tt="none" fw={500}>
            {t('conversations.new')}
          </Badge>
        )}
      </h2>
      <MoreButton list={list} size="xs">
        {t('conversations.earlier')}
      </MoreButton>
      <ol className={styles.entries} aria-label={t('conversations.title')}>
        {entries.map((entry) =>
          'kind' in entry ? (
            <MessageEntry
              key={entry.id}
              message={entry}
              isNew={isNew(entry)}
              withLink={isOfPerson}
            />
          ) : (
            <li key={entry.id} className={styles.event}>
              {entry.text} · <RelativeTime at={entry.at} />
            </li>
          ),
        )}
      </ol>
      {mayAnswer && addressees.length > 0 && (
        <AnswerForm
          addressees={addressees}
          hasFocus={isAnswering}
          pickItems={pickItems}
          {...(draft && { draft })}
        />
      )}
    </section>
  )
}

/** The number of events shown of those that follow one another. */
const EVENTS_SHOWN = 2

/** Puts messages and events in the order of time, with the last events alone of those that follow one another. */
function entriesOf(
  messages: readonly Message[],
  events: readonly ConversationEvent[],
): (Message | ConversationEvent)[] {
  const all = [...messages, ...events].sort((one, other) => one.at.localeCompare(other.at))
  return all.filter((entry, index) => {
    const following = all.slice(index + 1, index + 1 + EVENTS_SHOWN)
    const isFollowed =
      following.length === EVENTS_SHOWN && following.every((each) => !('kind' in each))
    return 'kind' in entry || !isFollowed
  })
}

/** Marks what is on the screen as read, and tells what was unread when it came. */
function useReading(messages: readonly Message[]): (message: Message) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useCommand(readLinkMessages, {
    refreshes: [listLinkMessages, listMessages, listNotifications, getMyDay],
  })
  const unread = messages.filter((message) => message.unread)
  const ids = unread.map(({ id }) => id).join(' ')
  const links = [...new Set(unread.map(({ link }) => link.id))].join(' ')
  useEffect(() => {
    if (ids === '') return undefined
    const read = () => {
      if (document.visibilityState !== 'visible') return
      setFresh((before) => new Set([...before, ...ids.split(' ')]))
      for (const id of links.split(' ')) mutate({ params: { id } })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [ids, links, mutate])
  return ({ id, unread: isUnread }) => isUnread || fresh.has(id)
}
