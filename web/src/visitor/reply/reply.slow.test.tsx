import type { VisitorMessage } from '@satchel/contract/visits/visitor-messages.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speakIn } from '../messages/all.ts'
import { ReplyToSender } from '../ReplyToSender.tsx'
import { Sender } from '../Sender.tsx'
import { offerReply } from './reply-button.ts'

const EDDA = { name: 'Edda', avatarUrl: null, reply: { url: '/l/prices/reply', item: '' } }

let thread: VisitorMessage[] = []
let problem: string | null = null
let sent: string[] = []

const message = (id: string, text: string, by: string | null = null): VisitorMessage => ({
  ...{ id, text, by, attached: [] },
  at: '2026-11-20T10:00:00.000Z',
})

beforeEach(() => {
  thread = []
  problem = null
  sent = []
  speakIn('en')
  // The window of tests has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.stubGlobal('fetch', async (url: string, init?: { body: URLSearchParams }) => {
    if (!init) return Response.json({ items: url.endsWith('/l/prices/messages') ? thread : [] })
    sent.push(String(init.body.get('message')))
    if (problem === null) thread = [...thread, message('1', sent.at(-1) ?? '')]
    return Response.json({ problem })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

function open() {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Sender {...EDDA} canReply />
      <ReplyToSender {...EDDA} />
    </>,
  )
  offerReply()
  return userEvent.setup()
}

const write = async (user: ReturnType<typeof open>, text: string) => {
  await user.click(screen.getByRole('button', { name: 'Reply to Edda' }))
  await user.type(await screen.findByLabelText('Your message'), text)
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
}

test('a reply is sent in place, says how one hears back, and stands above the form', async () => {
  await write(open(), 'How much?')
  await screen.findByText(/^Reply sent\. Edda gets it by email\. The answer comes here/)
  expect(sent).toEqual(['How much?'])
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('How much?'))
  expect((screen.getByLabelText('Your message') as HTMLTextAreaElement).value).toBe('')
})

test('what is wrong is said at its field, and what was written stays', async () => {
  const user = open()
  problem = 'no-address'
  await write(user, 'How much?')
  await screen.findByText('Enter a valid email address.')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Your email address/))
  expect((screen.getByLabelText('Your message') as HTMLTextAreaElement).value).toBe('How much?')
  problem = 'busy'
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many replies/)
  expect(screen.getByLabelText(/^Your email address/).getAttribute('aria-invalid')).toBeNull()
})

test('an answer that wasn’t read is named on the button, as text alone', async () => {
  thread = [message('1', 'How much?')]
  await write(open(), 'And when?')
  await screen.findByText(/^Reply sent/)
  thread = [...thread, message('2', '<b>Soon</b>', 'Edda')]
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Edda answered' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('<b>Soon</b>'))
  open()
  screen.getByRole('button', { name: 'Reply to Edda' })
})
