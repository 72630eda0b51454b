import { listMyLinks } from '@satchel/contract/links/links.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, refusalOf } from '../../../../test/contract-server.ts'
import { itemId } from '../../../../test/items.ts'
import { linkOf } from '../../../../test/links.ts'
import { copied, fill, meWith, openPage } from '../../../../test/page.tsx'
import { openSeparateLinks } from './SeparateLinks.tsx'

const ITEMS = [
  { id: itemId(1), name: 'Brochure' },
  { id: itemId(2), name: 'Price list' },
]

async function open() {
  const page = await openPage(
    <button type="button" onClick={() => openSeparateLinks(ITEMS)}>
      Share
    </button>,
    [
      answers(listMyLinks, { items: [], total: 0 }),
      answers(shareItem, ({ body }) =>
        body.itemId === itemId(1)
          ? linkOf({ itemId: itemId(1), url: 'https://x.test/l/brochure' })
          : refusalOf('not-shareable', { detail: 'The item isn’t shareable' }),
      ),
    ],
    { me: meWith('editor') },
  )
  await page.user.click(screen.getByRole('button', { name: 'Share' }))
  return { ...page, field: await screen.findByRole('combobox') }
}

test('each of several items gets its own link for one person, and one that is refused says why', async () => {
  const page = await open()
  await fill(page, page.field, 'ana@acme.example')
  await page.user.click(screen.getByRole('button', { name: 'Create 2 links' }))
  await screen.findByText('1 link created')
  expect(page.server.calls(shareItem).map(({ body }) => body)).toEqual([
    { itemType: 'ITEM', itemId: itemId(1), sharedToEmail: 'ana@acme.example' },
    { itemType: 'ITEM', itemId: itemId(2), sharedToEmail: 'ana@acme.example' },
  ])
  const rows = within(screen.getByRole('list', { name: 'Links' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Brochurex.test/l/brochure',
    'Price listThe item isn’t shareable',
  ])
  screen.getByText('1 link couldn’t be created')
  await page.user.click(screen.getByRole('button', { name: 'Copy all 1' }))
  await waitFor(async () => expect(await copied()).toBe('Brochure: https://x.test/l/brochure'))
})

test('half an address is refused before anything is created', async () => {
  const page = await open()
  await fill(page, page.field, 'ana@')
  await page.user.click(screen.getByRole('button', { name: 'Create 2 links' }))
  await screen.findByText(/^Enter an address like/)
  expect(page.server.calls(shareItem)).toEqual([])
})
