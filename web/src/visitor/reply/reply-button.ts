import type { VisitorThread } from '@satchel/contract/visits/visitor-messages.ts'
import { readStored } from '../../lib/browser-storage.ts'
import { t } from '../messages/messages.ts'
import { fetchThread } from './fetch-thread.ts'

/** Shows the buttons that open the reply in place of the form below the page, and says if an answer is there. */
export function offerReply(): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-reply]')
  if (!details) return
  const buttons = document.querySelectorAll<HTMLElement>('[data-reply-open]')
  let opening: Promise<{ show: () => void }> | undefined
  const open = async () => {
    // Without the network the form below the page still works.
    opening ??= import('./reply.ts').then(({ openReply }) => openReply(details))
    const panel = await opening.catch(() => undefined)
    if (panel) return panel.show()
    opening = undefined
    details.open = true
    details.scrollIntoView()
  }
  for (const button of buttons) {
    button.hidden = false
    button.addEventListener('click', () => void open())
  }
  details.querySelector('summary')?.addEventListener('click', (event) => {
    event.preventDefault()
    void open()
  })
  if (location.hash === '#reply') void open()
  void announceAnswer(details)
}

/** Names on the buttons who has answered since the visitor last looked, if they have written before. */
async function announceAnswer({ dataset: { reply: url = '' } }: HTMLElement): Promise<void> {
  const seen = readStored('threads', url)
  if (seen === null) return
  const { items } = await fetchThread(url).catch((): VisitorThread => ({ items: [] }))
  const answer = items.findLast(({ id, by }) => by !== null && id > seen)
  if (!answer) return
  for (const label of document.querySelectorAll('[data-reply-label]'))
    label.textContent = t('replyNews', { name: answer.by ?? '' })
  for (const button of document.querySelectorAll<HTMLElement>('[data-reply-open]'))
    button.dataset.news = ''
}
