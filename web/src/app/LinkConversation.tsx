import type { Link } from '@satchel/contract/links/links.ts'
import type { Message } from '@satchel/contract/links/messages.ts'
import { listLinkVisits, type Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { openItemPicker } from '../features/collections/contents/ItemPicker.tsx'
import { Conversation, type ConversationEvent } from '../features/conversations/Conversation.tsx'
import { formatReading } from '../features/links/news/link-news.ts'
import { type Session, sessionsOf } from '../features/links/report/sessions.ts'
import { pages } from '../lib/api.ts'
import { formatSpan } from '../lib/format/format.ts'
import { replyDraftIn } from '../lib/items/reply-draft.ts'

type MessageList = UseInfiniteQueryResult<InfiniteData<{ items: Message[] }>>

interface LinkConversationProps {
  link: Link
  list: MessageList
}

/** Conversation on a link, with the visits between the messages; nothing while nobody wrote. */
export function LinkConversation({ link, list }: LinkConversationProps) {
  const [params] = useSearchParams()
  const draft = replyDraftIn(useLocation().state)
  const messages = messagesOf(list)
  const visits = useInfiniteQuery({
    ...pages(listLinkVisits, { params: { id: link.id }, query: { includeFiltered: false } }),
    enabled: messages.length > 0,
  })
  if (messages.length === 0) return null
  const sessions = sessionsOf(visits.data?.pages.flatMap(({ items }) => items) ?? [])
  return (
    <Conversation
      messages={messages}
      list={list}
      events={sessions.flatMap(eventOf)}
      isAnswering={params.has('answer')}
      {...(draft && { draft })}
      pickItems={openItemPicker}
    />
  )
}

export function messagesOf({ data }: MessageList): Message[] {
  return data?.pages.flatMap(({ items }) => items) ?? []
}

/** Returns a session as one line: whether they came back, and what they read longest. */
function eventOf({ id, visits }: Session, index: number, all: Session[]): ConversationEvent[] {
  const [first] = visits
  if (!first) return []
  const isFirst = index === all.length - 1
  const longest = longestPage(visits)
  const parts = [
    isFirst ? t('conversations.opened') : t('conversations.cameBack'),
    formatReading(visits),
    longest &&
      t('conversations.longest', { page: longest.page, span: formatSpan(longest.seconds) }),
  ]
  return [{ id, at: first.at, text: parts.filter(Boolean).join(' · ') }]
}

function longestPage(visits: readonly Visit[]) {
  const read = visits.flatMap((visit) => visit.pages)
  if (read.length < 2) return undefined
  return read.reduce((longest, page) => (page.seconds > longest.seconds ? page : longest))
}
