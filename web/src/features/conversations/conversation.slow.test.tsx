import { getItem } from '@satchel/contract/items/items.ts'
import { answerOnLink, type Message, readLinkMessages } from '@satchel/contract/links/messages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { messageOf } from '../../../test/links.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { Conversation, type ConversationEvent } from './Conversation.tsx'

const BO = { name: 'Bo', email: 'bo@customer.example', emailProved: false }
const whole = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined }

const open = (
  messages: readonly Message[],
  replies: readonly Answered[] = [],
  events: readonly ConversationEvent[] = [],
) =>
  openPage(
    <Conversation
      messages={messages}
      list={whole}
      events={events}
      pickItems={({ onPick }) => onPick([itemId(7)])}
    />,
    [
      answers(readLinkMessages, undefined),
      answers(answerOnLink, messageOf(9, { kind: 'answer' })),
      answers(getItem, itemOf({ id: itemId(7), name: 'Calculator' })),
      ...replies,
    ],
    { me: meWith('viewer') },
  )

const texts = async () =>
  within(await screen.findByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/ · Nov.*| ago.*/, ''))

test('messages, answers and the last visits between them are in the order of time', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString()
  const events = [1, 2, 3, 8].map((minute) => ({
    id: `visit-${minute}`,
    at: at(minute),
    text: `Visit ${minute}`,
  }))
  const answer = messageOf(6, {
    kind: 'answer',
    by: { id: itemId(4), name: 'Mara' },
    visitor: BO,
    text: 'Yes',
    mailed: true,
  })
  await open([answer, messageOf(5, { visitor: BO, text: 'Is it in stock?' })], [], events)
  const all = await texts()
  expect(all).toHaveLength(5)
  expect(all[0]).toBe('Visit 2')
  expect(all[1]).toBe('Visit 3')
  expect(all[2]).toMatch(/^Bobo@customer.example, not verified.*Is it in stock\?$/)
  expect(all[3]).toMatch(/^Mara.*emailed.*Yes$/)
  expect(all[4]).toBe('Visit 8')
})

test('an answer goes to whoever wrote last, with what is attached', async () => {
  const { user, server } = await open([messageOf(1, { visitor: BO, text: 'Is it in stock?' })])
  const field = await screen.findByRole('textbox', { name: 'Answer Bo' })
  screen.getByText('Goes to bo@customer.example, and stays on the link’s page')
  const mailto = screen.getByRole('link', { name: 'Use my email program' }).getAttribute('href')
  expect(mailto).toContain('mailto:bo@customer.example?subject=Re%3A%20Price%20sheet')
  expect(mailto).toContain(encodeURIComponent('> Is it in stock?'))
  expect((screen.getByRole('button', { name: 'Send answer' }) as HTMLButtonElement).disabled).toBe(
    true,
  )
  await user.type(field, 'Yes, 500 m')
  await user.click(screen.getByRole('button', { name: 'Attach items' }))
  await screen.findByText('Calculator')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Answer sent')
  expect(server.calls(answerOnLink)).toMatchObject([
    {
      params: { id: messageOf(1).link.id },
      body: {
        text: 'Yes, 500 m',
        itemIds: [itemId(7)],
        conversationId: messageOf(1).conversationId,
      },
    },
  ])
  expect((field as HTMLTextAreaElement).value).toBe('')
})

test('an answer that couldn’t be sent stays, with the reason', async () => {
  const { user } = await open([messageOf(1, { visitor: BO })], [refuses(answerOnLink, 'conflict')])
  const field = await screen.findByRole('textbox', { name: 'Answer Bo' })
  await user.type(field, 'Yes')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect((field as HTMLTextAreaElement).value).toBe('Yes')
})

test('unread messages are marked as read once seen, and still shown as new', async () => {
  const { server } = await open([messageOf(1, { unread: true })])
  await screen.findByText('New')
  await waitFor(() => expect(server.calls(readLinkMessages)).toHaveLength(1))
})
