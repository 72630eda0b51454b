import { listCollections, restoreCollection } from '@satchel/contract/collections.ts'
import {
  type BinItem,
  emptyBin,
  listBin,
  purgeItems,
  restoreBin,
} from '@satchel/contract/items/bin.ts'
import { restoreItems } from '@satchel/contract/items/items.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { listSites, restoreSite } from '@satchel/contract/sites/sites.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  type Answered,
  answers,
  answersLater,
  refusalOf,
  refuses,
} from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { button, collectionOf, findButton, noButton, taxonomy } from '../../../test/library.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { siteOf } from '../../../test/sites.ts'
import BinPage from './BinPage.tsx'

const NAMES = ['Brochure', 'Price sheet', 'Case study']
const SOMEONE = { id: itemId(50), name: 'Bo' }
const AT = '2026-11-22T10:00:00.000Z'

/** Returns a button once the list is there. */
const findEnabled = (name: string) =>
  waitFor(() => {
    const found = button(name)
    expect(found).toHaveProperty('disabled', false)
    return found
  })

function deletedOf(name: string, overrides: Partial<BinItem> = {}): BinItem {
  const id = itemId(NAMES.indexOf(name) + 1)
  const deleted = { deletedAt: AT, deletedBy: SOMEONE, purgesOn: '2026-12-22' }
  return { ...itemOf({ id, name }), ...deleted, ...overrides }
}

const bin = (items: readonly BinItem[], purging = 0) => ({
  items: [...items],
  total: items.length,
  purging,
  nextCursor: null,
})
const full = answers(listBin, bin(NAMES.map((name) => deletedOf(name))))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
})

const noCollections = answers(listCollections, { items: [], nextCursor: null })
const noSites = answers(listSites, { items: [], nextCursor: null })
const open = (role: Role, ...replies: Answered[]) =>
  openPage(<BinPage />, [taxonomy(), noCollections, noSites, ...replies], { me: meWith(role) })
const shown = () =>
  screen.queryAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.slice(7))
const choose = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })

it('is not for viewers', async () => {
  await open('viewer')
  screen.getByText('Only editors and admins can restore deleted items.')
})

it('shows an empty state, and loading errors', async () => {
  const { user, server } = await open('editor', refuses(listBin, 'forbidden', { detail: 'No' }))
  await screen.findByText('Couldn’t load the trash')
  server.now(answers(listBin, bin([])))
  await user.click(button('Try again'))
  await screen.findByText('The trash is empty')
  expect(noButton('Restore all')).toBe(true)
})

it('shows the remaining days in the tenant’s time zone', async () => {
  vi.setSystemTime('2026-11-22T23:30:00Z')
  await open(
    'editor',
    answers(
      listBin,
      bin([
        deletedOf('Brochure', { purgesOn: '2026-11-23' }),
        deletedOf('Price sheet', { purgesOn: '2026-11-24' }),
        deletedOf('Case study', { purgesOn: '2026-12-23' }),
      ]),
    ),
  )
  // In Zurich it is the 23rd already.
  expect((await screen.findAllByTitle('Permanently deleted on Nov 23, 2026'))[0]?.textContent).toBe(
    'Last day',
  )
  expect(screen.getAllByText('1 day left').length).toBeGreaterThan(0)
  expect(screen.getAllByText('30 days left').length).toBeGreaterThan(0)
})

it('removes a restored item at once and returns it on failure', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user } = await open(
    'editor',
    full,
    answers(restoreItems, () => promise as never),
  )
  await user.click(await findButton('Restore Price sheet'))
  await waitFor(() => expect(shown()).toEqual(['Brochure', 'Case study']))
  await act(async () => resolve(refusalOf('not-found', { detail: 'It went for good' })))
  await screen.findByText('It went for good')
  await waitFor(() => expect(shown()).toEqual(NAMES))
})

it('restores items selected by Shift and keyboard', async () => {
  const { user, server } = await open(
    'editor',
    full,
    answers(restoreItems, ({ body }) => ({ restored: body.ids, missing: [] })),
  )
  await waitFor(() => expect(shown()).toHaveLength(3))
  act(() => choose('Brochure').focus())
  await user.keyboard('x{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  await screen.findByText('3 selected')
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])

  act(() => choose('Brochure').focus())
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  await screen.findByText('2 selected')
  await user.click(button('Restore'))
  await screen.findByText('2 items restored')
  expect(server.calls(restoreItems)[0]?.body).toEqual({ ids: [itemId(1), itemId(2)] })
})

it('lets editors permanently delete their own items, and admins all', async () => {
  const items = [deletedOf('Brochure'), deletedOf('Price sheet', { owner: SOMEONE })]
  await open('editor', answers(listBin, bin(items)))
  expect(await findButton('Delete Brochure permanently')).toHaveProperty('disabled', false)
  expect(button('Delete Price sheet permanently')).toHaveProperty('disabled', true)
  expect(noButton('Empty trash')).toBe(true)
})

it('permanently deletes one item after one confirmation', async () => {
  const { user, server } = await open(
    'admin',
    answers(listBin, bin([deletedOf('Price sheet')])),
    refuses(purgeItems, 'unavailable', { detail: 'The store is away' }),
  )
  await user.click(await findButton('Delete Price sheet permanently'))
  await screen.findByRole('dialog', { name: 'Delete Price sheet permanently' })
  expect(server.calls(purgeItems)).toEqual([])
  await user.click(button('Delete permanently'))
  await screen.findByText('The store is away')

  server.now(
    answers(purgeItems, { purged: [], missing: [], purging: 1 }),
    answers(listBin, bin([], 1)),
  )
  await user.click(button('Delete permanently'))
  await screen.findByText('Deleting permanently, 1 item left')
  expect(server.calls(purgeItems).at(-1)?.body).toEqual({ ids: [itemId(2)] })
})

it('needs no typing to empty a trash with one item', async () => {
  const one = answers(listBin, bin([deletedOf('Brochure')]))
  const { user, server } = await open('admin', one, answers(emptyBin, { purging: 1 }))
  await user.click(await findEnabled('Empty trash'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Empty trash' }))
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Empty trash' }))
  await waitFor(() => expect(server.calls(emptyBin)).toHaveLength(1))
})

it('restores deleted collections', async () => {
  const deletedAt = AT
  const fair = collectionOf({ name: 'Trade fair', deletedAt })
  const { user, server } = await open(
    'editor',
    answers(listBin, bin([])),
    answers(listCollections, { items: [fair], nextCursor: null }),
    answers(restoreCollection, collectionOf({ name: 'Trade fair' })),
  )
  await screen.findByRole('list', { name: 'Deleted collections' })
  expect(screen.queryByText('The trash is empty')).toBeNull()
  server.now(answers(listCollections, { items: [], nextCursor: null }))
  await user.click(button('Restore Trade fair'))
  await screen.findByText('Trade fair restored')
  await screen.findByText('The trash is empty')
})

it('restores deleted sites', async () => {
  const { content: _, ...fair } = siteOf({ name: 'Spring fair', deletedAt: AT })
  const { user, server } = await open(
    'editor',
    answers(listBin, bin([])),
    answers(listSites, { items: [fair], nextCursor: null }),
    answers(restoreSite, siteOf({ name: 'Spring fair' })),
  )
  await screen.findByRole('list', { name: 'Deleted sites' })
  server.now(answers(listSites, { items: [], nextCursor: null }))
  await user.click(button('Restore Spring fair'))
  await screen.findByText('Spring fair restored')
  await screen.findByText('The trash is empty')
})

it('is emptied once the number of items is typed', async () => {
  const { user, server } = await open('admin', full, answers(emptyBin, { purging: 3 }))
  await user.click(await findEnabled('Empty trash'))
  await user.type(await screen.findByRole('textbox', { name: 'Type 3 to confirm' }), '3{Enter}')
  await waitFor(() => expect(server.calls(emptyBin)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('restores everything in batches, and can stop between two', async () => {
  const first = answersLater(restoreBin, { restored: [itemId(1)], left: 2 })
  const { user, server } = await open('editor', full, first)
  await user.click(await findEnabled('Restore all'))
  await screen.findByText('Restored 0 of 3 items')
  expect(button('Restore all')).toHaveProperty('disabled', true)
  await user.click(button('Stop'))
  await act(async () => first.release())
  await screen.findByText('1 item restored')
  expect(server.calls(restoreBin)).toHaveLength(1)
})

it('continues restoring until nothing is left', async () => {
  let left = 3
  const { user } = await open(
    'editor',
    full,
    answers(restoreBin, () => {
      left -= 1
      return { restored: [itemId(left)], left }
    }),
  )
  await user.click(await findEnabled('Restore all'))
  await screen.findByText('3 items restored')
  await waitFor(() => expect(screen.queryByText(/^Restored/)).toBeNull())
})
