import { Button, Menu } from '@mantine/core'
import { listMessages, type Message } from '@satchel/contract/links/messages.ts'
import { listQuestions, type Question } from '@satchel/contract/questions.ts'
import type { Answer } from '@satchel/contract/search/answers.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../lib/api.ts'
import type { ReplyDraft } from '../lib/items/reply-draft.ts'
import { paths } from '../lib/paths.ts'

/** The most that is looked through, and what is offered of it. */
const LISTED = 20
const OFFERED = 5
const TEXT_MAX = 60

interface Waiting {
  key: string
  name: string
  text: string
  to: string
  questionId?: string
}

/** Begins a reply with an answer, to somebody who waits for one: on a link, or with a question at a page. */
export function UseInReply({ answer: { text, itemId } }: { answer: Answer }) {
  const messages = useQuery(query(listMessages, { query: { unread: true, limit: LISTED } }))
  const questions = useQuery(query(listQuestions, { query: { state: 'open', limit: LISTED } }))
  const waiting = [
    ...writersIn(messages.data?.items ?? []),
    ...(questions.data?.items ?? []).flatMap(asWaiting),
  ].slice(0, OFFERED)
  if (waiting.length === 0) return null
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" size="compact-sm">
          {t('app.library.useInReply')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {waiting.map(({ key, to, questionId, ...who }) => {
          const reply: ReplyDraft = { text, itemId, ...(questionId && { questionId }) }
          return (
            <Menu.Item key={key} component={Link} to={to} state={{ reply }}>
              {t('app.library.whoWaits', who)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The visitors who wrote, each once with what they wrote last. */
function writersIn(messages: readonly Message[]): Waiting[] {
  const byPlace = new Map<string, Waiting>()
  for (const { id, by, kind, link, conversationId, visitor, text } of messages) {
    const key = conversationId ?? id
    if (by !== null || kind === 'lead' || byPlace.has(key)) continue
    const { sharedToName, sharedToEmail, sharedToMemo, itemName } = link
    const name =
      visitor.name ?? visitor.email ?? sharedToName ?? sharedToEmail ?? sharedToMemo ?? itemName
    byPlace.set(key, { key, name, text: clipped(text), to: `${paths.link(link.id)}?answer` })
  }
  return [...byPlace.values()]
}

function asWaiting({ id, itemId, itemName, asker, recipient, text }: Question): Waiting[] {
  if (itemId === null) return []
  const name = asker.name ?? asker.email ?? recipient ?? itemName
  const to = paths.item(itemId, { tab: 'questions' })
  return [{ key: id, name, text: clipped(text), to, questionId: id }]
}

const clipped = (text: string) =>
  text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX).trimEnd()}…` : text
