import {
  deleteItems,
  getItem,
  type Item,
  listRelatedItems,
  restoreItems,
} from '@satchel/contract/items.ts'
import { getItemUses, getShareContext } from '@satchel/contract/links.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { button, findButton, noButton, taxonomy } from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import ItemPage from './ItemPage.tsx'

const LONG = 'Q4 展示会パンフレット – “Ünïcode” & <b>tags</b> '.repeat(4).trim()

interface Options {
  role?: Role
  item?: Partial<Item>
  /** What the server answers besides, or in place of the usual. */
  more?: readonly Answered[]
  search?: string
}

/** Opens the page of one item, on a server that has nothing else. */
function open({ role = 'editor', item = {}, more = [], search = '' }: Options) {
  const noLinks = { links: 0, views: 0, viewers: 0, downloads: 0 }
  return openPage(
    <Routes>
      <Route path="/items/:id" element={<ItemPage />} />
      <Route path="/library" element={<h1>Library</h1>} />
    </Routes>,
    [
      taxonomy(),
      answers(getItem, itemOf(item)),
      answers(getItemUses, { collections: [], links: noLinks }),
      answers(listRelatedItems, { items: [] }),
      answers(getShareContext, { items: [], total: 0, stats: noLinks }),
      answers(listUsers, { items: [], nextCursor: null }),
      ...more,
    ],
    { me: meWith(role), at: `/items/${itemId(1)}${search}` },
  )
}

it('says what is loading, then shows the item under its name', async () => {
  const later = answersLater(getItem, itemOf({ name: LONG }))
  await open({ role: 'viewer', more: [later] })
  expect(screen.getByText('Loading')).toBeDefined()
  await act(async () => later.release())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(LONG)
  expect(document.title).toBe(`${LONG} · Satchel`)
})

it('offers the library where the item was deleted', async () => {
  const { user } = await open({ more: [refuses(getItem, 'not-found')] })
  await screen.findByRole('heading', { name: 'Item not found' })
  await user.click(screen.getByRole('link', { name: 'Open library' }))
  await waitFor(() => expect(address()).toBe('/library'))
})

it('loads the item on another try after the server refused it', async () => {
  const { user, server } = await open({
    role: 'viewer',
    more: [refuses(getItem, 'forbidden', { detail: 'Ask an admin.' })],
  })
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('Ask an admin.')
  server.now(answers(getItem, itemOf()))
  await user.click(button('Try again'))
  await screen.findByRole('heading', { name: 'Sales handbook' })
})

it('lets viewers read and share but not edit', async () => {
  await open({ role: 'viewer', item: { tags: [{ key: 'fair', label: 'Fair' }] } })
  await screen.findByRole('heading', { name: 'Sales handbook' })
  expect(screen.getByRole('list', { name: 'Categories and tags' }).textContent).toBe('Fair')
  expect(noButton('Share')).toBe(false)
  expect(noButton('Sales handbook')).toBe(true)
  expect(screen.queryByLabelText('Expiry date')).toBeNull()
})

it('leads to the library after a deletion, which can be undone there', async () => {
  const { user, server } = await open({
    more: [
      answers(deleteItems, { deleted: [itemId(1)], missing: [] }),
      answers(restoreItems, { restored: [itemId(1)], missing: [] }),
    ],
  })
  await user.click(await findButton('More actions for Sales handbook'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Sales handbook moved to the bin')
  await waitFor(() => expect(address()).toBe('/library'))
  await user.click(button('Undo'))
  await screen.findByText('Sales handbook restored')
  expect(server.calls(restoreItems)[0]?.body).toEqual({ ids: [itemId(1)] })
})

it('keeps the open tab in the address', async () => {
  const { user } = await open({ role: 'viewer', search: '?tab=uses' })
  await screen.findByText('Not in any collection, and no links yet')
  await user.click(screen.getByRole('tab', { name: 'Sharing' }))
  await waitFor(() => expect(address()).toBe(`/items/${itemId(1)}`))
})
