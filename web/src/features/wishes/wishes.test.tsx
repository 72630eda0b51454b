import { getItem } from '@satchel/contract/items/items.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { getWishOutcome, getWishSettings } from '@satchel/contract/wishes/settings.ts'
import {
  addWishComment,
  changeWish,
  createWish,
  getWish,
  listSimilarWishes,
  listWishComments,
  listWishes,
  listWishVotes,
  toggleWishVote,
  type Wish,
  type WishComment,
} from '@satchel/contract/wishes/wishes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { userOf } from '../../../test/people.ts'
import { wishOf, wishPageOf, wishSettings } from '../../../test/wishes.ts'
import { WishDetail } from './detail/WishDetail.tsx'
import { WishList } from './list/WishList.tsx'
import { openNewWish } from './NewWish.tsx'
import { WishToolsContext } from './wish-tools.ts'
import { readView } from './wishes-view.ts'

const to = (change: object) => `/?${JSON.stringify(change)}`
const view = (query = '') => readView(new URLSearchParams(query))

const VOTER = {
  person: { id: itemId(92), name: 'Cy' },
  organization: 'Contoso',
  at: '2026-11-20T09:00:00.000Z',
}

const openList = (replies: readonly Answered[], query = '') =>
  openPage(
    <WishList view={view(query)} to={to} onChange={vi.fn()} onNew={() => openNewWish()} />,
    [answers(getWishSettings, wishSettings), ...replies],
    { me: meWith('viewer') },
  )

test('a vote counts at once, and reverts when the server refuses', async () => {
  const { server, user } = await openList([
    answers(listWishes, wishPageOf(wishOf())),
    answers(toggleWishVote, { votes: 3, voted: true }),
  ])
  const vote = await screen.findByRole('button', { name: 'Vote for Retail case study, 2 votes' })
  await user.click(vote)
  const voted = await screen.findByRole('button', { name: /, 3 votes/, pressed: true })
  server.now(refuses(toggleWishVote, 'conflict', { detail: 'It was merged' }))
  await user.click(voted)
  await screen.findByText('It was merged')
  screen.getByRole('button', { name: /, 3 votes/, pressed: true })
})

test('the statuses show their names and counts', async () => {
  const done = wishOf({ id: itemId(2), status: 'done' })
  await openList([answers(listWishes, wishPageOf(wishOf(), done))], 'status=open')
  const tabs = within(await screen.findByRole('navigation', { name: 'Status' }))
  await tabs.findByRole('link', { name: 'In progress 0' })
  expect(tabs.getByRole('link', { name: 'Open 1' }).getAttribute('aria-current')).toBe('true')
  tabs.getByRole('link', { name: 'All 2' })
})

test('the statuses have their usual names until the company’s arrive', async () => {
  const later = [
    answersLater(listWishes, wishPageOf(wishOf())),
    answersLater(getWishSettings, wishSettings),
  ]
  await openPage(<WishList view={view()} to={to} onChange={vi.fn()} onNew={vi.fn()} />, later, {
    me: meWith('viewer'),
  })
  const tabs = within(await screen.findByRole('navigation', { name: 'Status' }))
  const names = () => tabs.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names()).toEqual(['All', 'Open', 'Planned', 'In progress', 'Done', 'Declined'])
})

test('an overdue wish says so, unless it is done', async () => {
  const late = wishOf({ neededBy: '2020-01-31' })
  const done = wishOf({ id: itemId(2), neededBy: '2020-01-30', status: 'done' })
  await openList([answers(listWishes, wishPageOf(late, done))])
  await screen.findByText('Was needed by Jan 31, 2020')
  screen.getByText('Needed by Jan 30, 2020')
})

test('an empty wishlist invites to add one; similar wishes are offered while typing', async () => {
  const page = await openList([
    answers(listWishes, wishPageOf()),
    answers(listSimilarWishes, { items: [wishOf()] }),
    answers(createWish, wishOf({ id: itemId(3), title: 'Retail' })),
  ])
  await page.user.click(await screen.findByRole('button', { name: 'New wish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New wish' }))
  await page.user.click(dialog.getByRole('button', { name: 'Add wish' }))
  await dialog.findByText('Enter a title')
  await fill(page, dialog.getByRole('textbox', { name: 'Title' }), 'Retail')
  await dialog.findByRole('link', { name: 'Retail case study' })
  await page.user.click(dialog.getByRole('button', { name: 'Add wish' }))
  await screen.findByText('Wish added')
  expect(page.server.calls(createWish)).toMatchObject([
    { body: { kind: 'content', title: 'Retail', organization: null, neededBy: null } },
  ])
})

async function openDetail(wish: Wish, replies: readonly Answered[] = [], at = '') {
  const pickItems = vi.fn()
  const shareItem = vi.fn()
  const page = await openPage(
    <WishToolsContext value={{ pickItems, shareItem }}>
      <WishDetail id={wish.id} view={view(at)} to={to} onChange={vi.fn()} />
    </WishToolsContext>,
    [
      answers(getWishSettings, wishSettings),
      answers(getWish, wish),
      answers(listWishVotes, { items: [VOTER], nextCursor: null }),
      answers(listWishComments, { items: [], nextCursor: null }),
      answers(listUsers, {
        items: [userOf({ id: itemId(91), name: 'Ana Łuk' })],
        nextCursor: null,
      }),
      ...replies,
    ],
    { me: meWith('editor') },
  )
  return { ...page, pickItems, shareItem }
}

test('the selected items become the delivered content', async () => {
  const wish = wishOf()
  const { server, user, pickItems } = await openDetail(wish, [
    answers(changeWish, { ...wish, status: 'done', version: 2 }),
  ])
  await user.click(await screen.findByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Done' }))
  expect(pickItems).toHaveBeenCalledOnce()
  pickItems.mock.lastCall?.[0].onPick([itemId(5)])
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }))
  dialog.getByText('Delivered with 1 item')
  await user.type(dialog.getByRole('textbox', { name: /^Response/ }), 'Here it is')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Status changed to Done')
  expect(server.calls(changeWish)).toMatchObject([
    { body: { status: 'done', itemIds: [itemId(5)], response: 'Here it is' } },
  ])
})

test('items added to an open wish ask whether it’s done, which tells everyone who voted', async () => {
  const wish = wishOf()
  const { server, user, pickItems } = await openDetail(wish, [
    answers(changeWish, { ...wish, version: 2 }),
  ])
  const add = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add items' }))
    pickItems.mock.lastCall?.[0].onPick([itemId(5)])
    return within(await screen.findByRole('dialog', { name: 'Is the wish done?' }))
  }
  await user.click((await add()).getByRole('button', { name: 'Only add items' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click((await add()).getByRole('button', { name: 'Mark as done and notify' }))
  await screen.findByText('Status changed to Done')
  expect(server.calls(changeWish).map(({ body }) => body)).toEqual([
    { itemIds: [itemId(5)] },
    { status: 'done', response: null, itemIds: [itemId(5)] },
  ])
})

test('a comment mentions people selected after @, and shows its text as written', async () => {
  const comment: WishComment = {
    id: itemId(8),
    author: { id: itemId(91), name: 'Ana Łuk' },
    text: '<b>Hello</b> @Bo',
    mentions: [{ id: itemId(90), name: 'Bo' }],
    createdAt: '2026-11-20T09:00:00.000Z',
  }
  const { server, user } = await openDetail(wishOf(), [
    answers(listWishComments, { items: [comment], nextCursor: null }),
    answers(addWishComment, comment),
  ])
  await screen.findByText('<b>Hello</b>', { exact: false })
  screen.getByText('@Bo')
  const field = screen.getByRole('textbox', { name: /^Add a comment/ })
  await user.type(field, 'Look, @an')
  await screen.findByRole('option', { name: 'Ana Łuk' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field).toHaveProperty('value', 'Look, @Ana Łuk '))
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(server.calls(addWishComment)).toHaveLength(1))
  expect(server.calls(addWishComment)[0]?.body).toEqual({
    text: 'Look, @Ana Łuk ',
    mentions: [itemId(91)],
  })
})

test('a delivered wish shows its results, and can be shared with those without it', async () => {
  await openDetail(wishOf({ kind: 'feature', status: 'done' }), [
    answers(getWishOutcome, {
      daysToDeliver: 9,
      askers: 4,
      shares: 14,
      views: 30,
      viewers: 8,
      seconds: 200,
      organizations: [
        { name: 'Contoso', shared: true, read: true },
        { name: 'Northwind', shared: false, read: false },
      ],
    }),
  ])
  await screen.findByText(
    'Delivered in 9 days, shared 14 times, read by 1 of 2 organizations that asked. 4 people asked for this.',
  )
  const organizations = within(screen.getByRole('list', { name: 'Organizations that asked' }))
  expect(organizations.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ContosoRead it',
    'NorthwindNot shared yet',
  ])
})

test('a missing wish says so', async () => {
  await openDetail(wishOf(), [refuses(getWish, 'not-found', { detail: 'Wish not found' })])
  await screen.findByText('Couldn’t load the wish')
})

test('an email’s button opens the share dialog for the requesting organization', async () => {
  const item = itemOf({ id: itemId(5), name: 'Retail story' })
  const replies = [answers(getItem, item)]
  const wish = wishOf({ itemIds: [item.id] })
  const { shareItem } = await openDetail(wish, replies, `share=${item.id}&for=Contoso`)
  await screen.findByText('Cy')
  await waitFor(() => expect(shareItem).toHaveBeenCalledOnce())
  expect(shareItem.mock.lastCall).toMatchObject([{ id: item.id }, 'Contoso'])
})
