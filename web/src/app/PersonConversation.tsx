import { listMessages } from '@satchel/contract/links/messages.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { openItemPicker } from '../features/collections/contents/ItemPicker.tsx'
import { Conversation } from '../features/conversations/Conversation.tsx'
import { pages } from '../lib/api.ts'
import { useMay } from '../lib/session.ts'
import { LoadProblem } from '../ui/feedback/LoadProblem.tsx'
import { messagesOf } from './LinkConversation.tsx'

/** Conversation with a person over all links; nothing while they didn’t write. */
export function PersonConversation({ email }: { email: string }) {
  const everyone = useMay('links.all')
  const list = useInfiniteQuery(
    pages(listMessages, { query: { email, ...(everyone && { everyone }) } }),
  )
  const messages = messagesOf(list)
  if (list.isError && messages.length === 0)
    return <LoadProblem title={t('conversations.couldntLoad')} query={list} />
  if (messages.length === 0) return null
  return <Conversation messages={messages} list={list} isOfPerson pickItems={openItemPicker} />
}
