import {
  getContentHealth,
  listUnhealthyItems,
  reviewItems,
} from '@satchel/contract/analytics/health.ts'
import { changeItems, undoBulkChange } from '@satchel/contract/bulk.ts'
import { checkItemPage } from '@satchel/contract/items/items.ts'
import { listSearchGaps, listThinCategories } from '@satchel/contract/search/gaps.ts'
import { createWish } from '@satchel/contract/wishes/wishes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import { button, findButton } from '../../../../test/library.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { Health } from './Health.tsx'

const counts = { expiring: 1, broken: 0, unclassified: 0, stale: 2, unused: 0 }
const lists = (name: string, fields: object = {}) =>
  answers(listUnhealthyItems, {
    items: [itemOf({ id: itemId(1), name, ...fields })],
    total: 1,
    nextCursor: null,
  })

const open = (kind: string, role: 'owner' | 'editor', ...replies: Answered[]) =>
  openPage(
    <Health kind={kind} isMine={false} onKind={() => {}} onMine={() => {}} />,
    [answers(getContentHealth, counts), ...replies],
    { me: meWith(role) },
  )

it('extends an expiring item in one click, with undo', async () => {
  const { user, server } = await open(
    'expiring',
    'editor',
    lists('Prices', { expiresOn: '2999-01-01' }),
    answers(changeItems, { updated: [itemId(1)], missing: [], refused: [], undoId: itemId(9) }),
    answers(undoBulkChange, { updated: [itemId(1)], missing: [], refused: [], undoId: null }),
  )
  await screen.findByText(/^Expires Jan 1, 2999/)
  await user.click(button('Extend 90 days: Prices'))
  await user.click(await findButton('Undo'))
  await waitFor(() => expect(server.calls(undoBulkChange)).toHaveLength(1))
  expect(server.calls(changeItems)).toMatchObject([
    { body: { ids: [itemId(1)], expiresOn: '2999-04-01' } },
  ])
})

it('offers undo for an item that left the list before the rest of the page updates', async () => {
  const changed = { updated: [itemId(1)], missing: [], refused: [], undoId: itemId(9) }
  const { user, server } = await open(
    'expiring',
    'editor',
    lists('Prices', { expiresOn: '2999-01-01' }),
    answers(changeItems, changed),
  )
  const later = answersLater(getContentHealth, { ...counts, expiring: 0 })
  const extend = await findButton('Extend 90 days: Prices')
  server.now(answers(listUnhealthyItems, { items: [], total: 0, nextCursor: null }), later)
  await user.click(extend)
  await screen.findByText('Nothing expires in the next 30 days')
  later.release()
  await findButton('Undo')
})

it('shows the result of a repeated page check, even without the socket', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = { kind: 'link', broken: true, checkNote: '404' } as const
  const checked = (checkedAt: string, checkNote = '404') =>
    lists('Prices', { ...page, checkNote, checkedAt })
  const { user, server } = await open(
    'broken',
    'editor',
    checked('2026-11-20T09:00:00.000Z'),
    answers(checkItemPage, itemOf(page)),
  )
  const check = async () => {
    await user.click(await findButton('Check again: Prices'))
    await findButton('Checking: Prices')
    act(() => vi.advanceTimersByTime(5_000))
  }
  server.now(checked('2026-11-20T10:00:00.000Z', '500'))
  await check()
  await screen.findByText(/^500, checked/)
  await findButton('Check again: Prices')
  server.now(answers(listUnhealthyItems, { items: [], total: 0, nextCursor: null }))
  await check()
  await screen.findByText('All web pages and files work')
  expect(server.calls(checkItemPage)).toHaveLength(2)
})

it('shows more of a long list', async () => {
  const page = (name: string, number: number, nextCursor: string | null) => ({
    items: [itemOf({ id: itemId(number), name })],
    total: 2,
    nextCursor,
  })
  const { user } = await open(
    'stale',
    'editor',
    answers(listUnhealthyItems, ({ query: { cursor } }) =>
      cursor === 'next' ? page('Prices', 2, null) : page('Deck', 1, 'next'),
    ),
  )
  await findButton('Up to date: Deck')
  await user.click(button('Show more'))
  await findButton('Up to date: Prices')
  expect(button('Up to date: Deck')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('marks stale content as up to date', async () => {
  const { user, server } = await open('stale', 'editor', lists('Deck'), answers(reviewItems))
  await user.click(await findButton('Up to date: Deck'))
  await screen.findByText('Deck marked as up to date')
  expect(server.calls(reviewItems)).toMatchObject([{ body: { ids: [itemId(1)] } }])
  expect(screen.queryByRole('button', { name: /^Not found/ })).toBeNull()
})

it('creates a wish from a search without results', async () => {
  const gap = { term: 'merger', people: 2, searches: 3, lastAt: '2026-11-01T00:00:00Z' }
  const { user, server } = await open(
    'gaps',
    'owner',
    answers(listSearchGaps, [{ ...gap, organizations: ['Acme'], wishIds: [] }]),
    answers(listThinCategories, []),
    refuses(createWish, 'forbidden'),
  )
  const list = await screen.findByRole('list', { name: 'Not found' })
  expect(list.textContent).toContain('2 people, 3 searches')
  within(screen.getByRole('region', { name: 'What needs attention' })).getByRole('button', {
    name: 'Not found 1',
  })
  await user.click(button('Add wish: merger'))
  await waitFor(() => expect(server.calls(createWish)).toHaveLength(1))
  expect(server.calls(createWish)).toMatchObject([
    { body: { kind: 'content', title: 'merger', term: 'merger' } },
  ])
})

it('names categories in demand with little content, and links to it', async () => {
  const thin = { category: 'contentIndustry' as const, valueId: itemId(5), label: 'Healthcare' }
  const counted = { people: 4, searches: 9, itemCount: 1, lastAt: '2026-11-01T00:00:00Z' }
  await open(
    'gaps',
    'owner',
    answers(listSearchGaps, []),
    answers(listThinCategories, [{ ...thin, ...counted }]),
  )
  const list = await screen.findByRole('list', { name: 'Little content, much interest' })
  expect(list.textContent).toMatch(/Healthcare.*4 people, 9 searches.*1 item$/)
  const link = within(list).getByRole('link', { name: 'Healthcare' })
  expect(link.getAttribute('href')).toBe(`/library?contentIndustry=${itemId(5)}`)
})
