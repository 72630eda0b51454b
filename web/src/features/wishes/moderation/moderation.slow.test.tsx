import { listUsers } from '@satchel/contract/users.ts'
import { approveWish, deleteWish, moderateWishes } from '@satchel/contract/wishes/moderation.ts'
import { getWishSettings } from '@satchel/contract/wishes/settings.ts'
import {
  getWish,
  listWishComments,
  listWishes,
  listWishVotes,
  type Wish,
} from '@satchel/contract/wishes/wishes.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answers, refuses } from '../../../../test/contract-server.ts'
import { itemId } from '../../../../test/items.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { wishOf, wishPageOf, wishSettings } from '../../../../test/wishes.ts'
import { WishDetail } from '../detail/WishDetail.tsx'
import { WishList } from '../list/WishList.tsx'
import { readView } from '../wishes-view.ts'

const at = { view: readView(new URLSearchParams()), to: () => '/', onChange: vi.fn() }

const openList = (role: 'editor' | 'viewer', ...wishes: Wish[]) =>
  openPage(
    <WishList {...at} onNew={vi.fn()} />,
    [
      answers(getWishSettings, wishSettings),
      answers(listWishes, wishPageOf(...wishes)),
      answers(moderateWishes, { changed: 1 }),
    ],
    { me: meWith(role) },
  )

const openWish = (wish: Wish) =>
  openPage(
    <WishDetail {...at} id={wish.id} />,
    [
      answers(getWishSettings, wishSettings),
      answers(getWish, wish),
      answers(listUsers, { items: [], nextCursor: null }),
      answers(listWishVotes, { items: [], nextCursor: null }),
      answers(listWishComments, { items: [], nextCursor: null }),
    ],
    { me: meWith('editor') },
  )

test('editors approve, decline and delete the wishes they select', async () => {
  const waiting = wishOf({ pending: true })
  const other = wishOf({ id: itemId(2), title: 'Price list' })
  const { server, user } = await openList('editor', waiting, other)
  const select = async (name: string) => user.click(await screen.findByRole('checkbox', { name }))
  await select('Select Price list')
  const bar = within(await screen.findByLabelText('Actions for selected wishes'))
  bar.getByText('1 selected')
  expect(bar.queryByRole('button', { name: 'Approve' })).toBeNull()
  await select('Select Retail case study')
  await user.click(bar.getByRole('button', { name: 'Approve' }))
  await screen.findByText('1 wish approved')
  expect(server.calls(moderateWishes)[0]?.body).toEqual({
    action: 'approve',
    wishIds: [waiting.id],
  })
  await select('Select Price list')
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const form = within(await screen.findByRole('dialog', { name: 'Decline 1 wish' }))
  await user.type(form.getByRole('textbox', { name: /^Response/ }), 'No')
  await user.click(form.getByRole('button', { name: 'Decline' }))
  await screen.findByText('1 wish declined')
  await select('Select Price list')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const sure = within(await screen.findByRole('dialog', { name: 'Delete 1 wish?' }))
  await user.click(sure.getByRole('button', { name: 'Delete' }))
  await screen.findByText('1 wish deleted')
  expect(server.calls(moderateWishes).map(({ body }) => body)).toMatchObject([
    {},
    { action: 'decline', wishIds: [other.id], response: 'No' },
    { action: 'delete', wishIds: [other.id] },
  ])
})

test('viewers can’t select', async () => {
  await openList('viewer', wishOf())
  await screen.findByText('Retail case study')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a wish is approved along with its author’s later ones', async () => {
  const wish = wishOf({ pending: true })
  const { server, user } = await openWish(wish)
  server.now(answers(approveWish, { ...wish, pending: false }))
  await user.click(await screen.findByRole('button', { name: 'Approve and trust' }))
  await screen.findByText('Wish approved. Wishes of Bo no longer need approval.')
  expect(server.calls(approveWish)[0]?.body).toEqual({ trust: true })
})

test('a wish is deleted after confirmation', async () => {
  const { server, user } = await openWish(wishOf())
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const sure = within(await screen.findByRole('dialog', { name: 'Delete “Retail case study”?' }))
  server.now(answers(deleteWish))
  await user.click(sure.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Wish deleted')
})

test('a person with a deleted wish open sees a notice', async () => {
  const wish = wishOf({ pending: true })
  const { server, user } = await openWish(wish)
  server.now(answers(approveWish, wish))
  server.now(refuses(getWish, 'not-found'))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await screen.findByText('This wish was deleted.')
})
