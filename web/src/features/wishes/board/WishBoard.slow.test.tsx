import { getWishSettings } from '@satchel/contract/wishes/settings.ts'
import { listWishes, type Wish, type WishStatus } from '@satchel/contract/wishes/wishes.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId } from '../../../../test/items.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { wishOf, wishPageOf, wishSettings } from '../../../../test/wishes.ts'
import { readView } from '../wishes-view.ts'
import { WishBoard } from './WishBoard.tsx'

const to = (change: object) => `/?${JSON.stringify(change)}`

function open(lists: Answered, role: 'viewer' | 'editor' = 'editor', query = 'show=board') {
  const onChange = vi.fn()
  const view = readView(new URLSearchParams(query))
  return openPage(
    <WishBoard view={view} to={to} onChange={onChange} />,
    [answers(getWishSettings, wishSettings), lists],
    { me: meWith(role) },
  ).then((page) => ({ ...page, onChange }))
}

/** Answers each column with the wishes of its status. */
const board = (wishes: Wish[], counts: Partial<Record<WishStatus, number>> = {}) =>
  answers(listWishes, ({ query }) => {
    const page = wishPageOf(...wishes)
    const items = wishes.filter(({ status }) => status === query.status)
    return { ...page, items, counts: { ...page.counts, ...counts } }
  })

const column = (name: string) => within(screen.getByRole('region', { name }))
const titlesIn = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)

test('each status is a column with its wishes, their votes and their number', async () => {
  await open(
    board([
      wishOf(),
      wishOf({ id: itemId(2), title: 'Dark mode', kind: 'feature', votes: 1, commentCount: 3 }),
      wishOf({ id: itemId(3), title: 'Price list', status: 'planned', pending: true }),
    ]),
  )
  await screen.findByRole('region', { name: 'In progress' })
  expect(titlesIn('Open')).toEqual(['Retail case study', 'Dark mode'])
  expect(titlesIn('Planned')).toEqual(['Price list'])
  column('Open').getByRole('heading', { name: /Open\s*2/ })
  column('Open').getByText('3 comments')
  column('Done').getByText('Nothing here')
  const link = column('Planned').getByRole('link', { name: 'Price list' })
  expect(link.getAttribute('href')).toBe(to({ wish: itemId(3) }))
})

test('a full column leads to the rest in the list', async () => {
  const wishes = Array.from({ length: 50 }, (_, at) =>
    wishOf({ id: itemId(at + 1), title: `Wish ${at + 1}` }),
  )
  await open(board(wishes, { open: 63 }))
  const more = await screen.findByRole('link', { name: '13 more wishes in the list' })
  expect(more.getAttribute('href')).toBe(to({ show: 'list', status: 'open' }))
})

test('editors move wishes, viewers only read them', async () => {
  await open(board([wishOf()]))
  await screen.findByRole('button', { name: 'Move Retail case study' })
  screen.getByText(/Press Space to pick up the wish/)
})

test('viewers have no handles', async () => {
  await open(board([wishOf()]), 'viewer')
  await screen.findByRole('link', { name: 'Retail case study' })
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('the filters of the list narrow the board as well', async () => {
  const { server } = await open(board([wishOf()]), 'editor', 'show=board&kind=feature&search=dark')
  await screen.findByRole('region', { name: 'Open' })
  const queries = server.calls(listWishes).map(({ query }) => query)
  expect(queries).toHaveLength(5)
  for (const query of queries) expect(query).toMatchObject({ kind: 'feature', search: 'dark' })
  expect(new Set(queries.map(({ status }) => status)).size).toBe(5)
})

test('a column that can’t be loaded says so, and is asked for again', async () => {
  const { server, user } = await open(
    refuses(listWishes, 'unavailable', { detail: 'Try again later' }),
  )
  await screen.findByText('Couldn’t load the wishes')
  server.now(board([wishOf()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Retail case study' })
})
