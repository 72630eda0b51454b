import { addToCollection, listCollections } from '@satchel/contract/collections.ts'
import { changeItem } from '@satchel/contract/items/items.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { foundItemOf, itemId, itemOf } from '../../../test/items.ts'
import {
  button,
  categoryValue,
  collectionId,
  collectionOf,
  findButton,
  foundOf,
  taxonomy,
} from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import LibraryPage from './LibraryPage.tsx'

const EARLY = categoryValue(1, 'Early')
const LATE = categoryValue(2, 'Late')
const names = ['Brochure', 'Price sheet', 'Case study', 'Logo']

async function open(at = '/library?layout=table', role: Role = 'viewer') {
  const items = foundOf(...names)
  const [first, ...others] = items.items
  const tagged = foundItemOf({
    ...first,
    funnelStage: [EARLY.id, LATE.id],
    tags: [{ key: 'fair', label: 'Fair' }],
    views: 12_345,
    highlight: { text: 'All about <mark>prices</mark> &amp; more' },
  })
  const opened = await openPage(
    <Routes>
      <Route
        path="/library"
        element={
          <>
            <LibraryPage />
            <Link to="/away">Leave</Link>
          </>
        }
      />
      <Route path="/away" element={<Link to="/library">Come back</Link>} />
    </Routes>,
    [
      taxonomy({ funnelStage: [EARLY, LATE] }),
      answers(searchItems, { ...items, items: [tagged, ...others] }),
    ],
    { me: meWith(role), at },
  )
  await screen.findByRole('table', { name: 'Items' })
  return opened
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const chosen = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .flatMap((each) => each.getAttribute('aria-label')?.match(/^Select (?!all)(.*)/)?.[1] ?? [])

it('shows each cell under its header', async () => {
  await open()
  expect(heads()).toEqual(['', 'Name', 'Type', 'Stage', 'Tags', 'Views', 'Added', 'Actions'])
  const row = box('Brochure').closest('tr')
  const cells = [...(row?.cells ?? [])].map((cell) => cell.textContent)
  expect(cells.slice(1, 6)).toEqual(['Brochure', 'PDF', 'Early+1', 'Fair', '12,345'])
  expect(row?.getAttribute('aria-rowindex')).toBe('2')
})

it('shows the matching passage with its words highlighted', async () => {
  await open('/library?layout=table&searchTerm=price')
  expect((await screen.findByText('prices')).tagName).toBe('MARK')
  expect(box('Brochure').closest('tr')?.textContent).toContain('All about prices & more')
})

it('keeps the selected columns in the URL and returns to the defaults', async () => {
  const { user } = await open()
  await user.click(button('Columns'))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Owner' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Tags' }))
  await waitFor(() =>
    expect(address()).toBe(
      '/library?layout=table&columns=type%2CfunnelStage%2Cowner%2Cviews%2CcreatedAt',
    ),
  )
  expect(heads()).toEqual(['', 'Name', 'Type', 'Stage', 'Owner', 'Views', 'Added', 'Actions'])
  await user.click(screen.getByRole('menuitem', { name: 'Reset columns' }))
  await waitFor(() => expect(address()).toBe('/library?layout=table'))
})

it('is shown on the next visit as it was left, with its columns', async () => {
  const { user } = await open()
  await user.click(button('Columns'))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Owner' }))
  await waitFor(() => expect(heads()).toContain('Owner'))
  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await user.click(await screen.findByRole('link', { name: 'Come back' }))
  await screen.findByRole('table', { name: 'Items' })
  expect(address()).toBe('/library')
  expect(heads()).toContain('Owner')
  await user.click(screen.getByRole('radio', { name: 'Grid' }))
  await screen.findByRole('list', { name: 'Items' })
  expect(address()).toBe('/library')
})

it('selects a range with Shift, in either direction', async () => {
  const { user } = await open()
  await user.click(box('Case study'))
  await user.keyboard('{Shift>}')
  await user.click(box('Brochure'))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['Brochure', 'Price sheet', 'Case study'])
  await screen.findByText('3 items selected')
})

it('selects a range by Shift-clicking a name, and stays on the page', async () => {
  const { user } = await open()
  await user.click(box('Price sheet'))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('link', { name: 'Logo' }))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['Price sheet', 'Case study', 'Logo'])
  expect(address()).toBe('/library?layout=table')
})

it('selects all loaded items from the header, and deselects them', async () => {
  const { user } = await open()
  const all = screen.getByRole('checkbox', { name: 'Select all loaded items' }) as HTMLInputElement
  await user.click(box('Logo'))
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  expect(chosen()).toEqual(names)
  expect(all.indeterminate).toBe(false)
  await user.click(all)
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

it('moves through the rows by keyboard from first to last', async () => {
  const { user } = await open()
  const focused = () => document.activeElement?.textContent
  act(() => screen.getByRole('link', { name: 'Brochure' }).focus())
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Brochure')
  await user.keyboard('{End}')
  expect(focused()).toBe('Logo')
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(focused()).toBe('Case study')
  await user.keyboard('{Home}x')
  expect(chosen()).toEqual(['Brochure'])
})

it('clears the selection when the query changes', async () => {
  const { user } = await open()
  await user.click(box('Logo'))
  await screen.findByText('1 item selected')
  await user.click(button('Mine'))
  await waitFor(() => expect(address()).toContain('quickFilter=mine'))
  await waitFor(() => expect(box('Logo')).toHaveProperty('checked', false))
})

it('returns the focus to the menu button on Escape', async () => {
  const { user } = await open()
  await user.click(await findButton('More actions for Logo'))
  await screen.findByRole('menuitem', { name: 'Select' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('More actions for Logo')))
})

it('selects from an item’s menu', async () => {
  const { user } = await open()
  await user.click(await findButton('More actions for Logo'))
  await user.click(await screen.findByRole('menuitem', { name: 'Select' }))
  expect(chosen()).toEqual(['Logo'])
})

it('sorts by a column header, and back', async () => {
  const { user } = await open()
  const added = () => screen.getByRole('columnheader', { name: 'Added' })
  expect(added().getAttribute('aria-sort')).toBe('descending')
  await user.click(button('Added'))
  await waitFor(() => expect(address()).toBe('/library?orderBy=oldest&layout=table'))
  expect(added().getAttribute('aria-sort')).toBe('ascending')
  await user.click(button('Name'))
  await waitFor(() => expect(address()).toBe('/library?orderBy=name&layout=table'))
  await user.click(button('Name'))
  await waitFor(() => expect(address()).toBe('/library?orderBy=name-desc&layout=table'))
})

it('renames an item in its row by F2, and reverts on Escape', async () => {
  const { user, server } = await open('/library?layout=table', 'editor')
  server.now(answers(changeItem, itemOf({ name: 'Price list' })))
  const link = screen.getByRole('link', { name: 'Price sheet' })
  link.focus()
  await user.keyboard('{F2}')
  await user.keyboard('Other{Escape}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Price sheet' })),
  )
  await user.keyboard('{F2}')
  await user.keyboard('Price list{Enter}')
  await screen.findByText('Name changed')
  expect(server.calls(changeItem).map(({ body }) => body)).toEqual([{ name: 'Price list' }])
})

it('adds an item dragged onto a collection', async () => {
  const { server } = await open('/library?layout=table', 'editor')
  const fair = collectionOf({ id: collectionId(1), name: 'Trade fair' })
  server.now(
    answers(listCollections, { items: [fair], nextCursor: null }),
    answers(addToCollection, fair),
  )
  const dataTransfer = { setDragImage: () => {}, types: ['text/uri-list'] }
  const row = box('Logo').closest('tr')
  if (!row) throw new Error('No row')
  fireEvent.dragStart(row, { dataTransfer })
  const zones = await screen.findByRole('region', { name: 'Drop on a collection' })
  const zone = await within(zones).findByText('Trade fair')
  fireEvent.drop(zone, { dataTransfer })
  await screen.findByText('Added to Trade fair')
  const [added] = server.calls(addToCollection)
  expect(added?.params).toEqual({ cid: fair.id, itemId: itemId(4) })
})
