import { listCollections } from '@satchel/contract/collections.ts'
import { listItems } from '@satchel/contract/items/items.ts'
import { searchItems, suggest } from '@satchel/contract/search/search.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import {
  categoryValue,
  collectionOf,
  foundOf,
  personOf,
  tagOf,
  taxonomy,
} from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import { AppEntry } from '../../app/AppEntry.tsx'
import LibraryPage from '../../app/pages/LibraryPage.tsx'
import { SearchBox } from './SearchBox.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
})

const settings = taxonomy({
  contentType: [categoryValue(1, 'Brochure'), categoryValue(2, 'Case study')],
  tags: [tagOf('Fair', 2), tagOf('Trade show', 9)],
})
const people = {
  items: [personOf(1, 'Zoë Amsler', { email: 'zoe@northwind.test' })],
  nextCursor: null,
}

async function open(at = '/home', ...replies: Answered[]) {
  const opened = await openPage(
    <AppEntry>
      <SearchBox />
      <LibraryPage />
    </AppEntry>,
    [
      settings,
      answers(searchItems, foundOf('Price list')),
      answers(listItems, { items: [], nextCursor: null }),
      answers(suggest, { suggestions: [] }),
      answers(listUsers, people),
      answers(listCollections, { items: [collectionOf({ name: 'Sales kit' })], nextCursor: null }),
      ...replies,
    ],
    { me: meWith('editor'), at },
  )
  await screen.findByRole('link', { name: 'Price list' })
  await opened.user.keyboard('/')
  return opened
}

const box = () => screen.getByRole('combobox', { name: 'Search library' }) as HTMLInputElement
const options = async () => {
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

it('completes an operator and its value by keyboard, with quotes around spaces', async () => {
  const { user } = await open()
  await user.keyboard('price ty')
  expect(await options()).toEqual(['type:Content type'])
  expect(box().getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowDown}{Tab}')
  expect(box().value).toBe('price type:')
  await waitFor(async () => expect(await options()).toEqual(['Brochure', 'Case study']))
  await user.keyboard('cas{Enter}')
  expect(box().value).toBe('price type:"Case study" ')
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/library?searchTerm=price+type%3A%22Case+study%22'))
})

it.each([
  ['tag:', ['Trade show', 'Fair']],
  ['by:', ['meYours', 'Zoë Amslerzoe@northwind.test']],
  ['in:', ['Sales kit']],
  ['is:un', ['unusedNever opened or shared']],
  [
    'after:st',
    [
      'Start of the monthNov 1, 2026',
      'Start of the quarterOct 1, 2026',
      'Start of the yearJan 1, 2026',
    ],
  ],
  ['-tag:sh', ['Trade show']],
  ['tag:fair,tr', ['Trade show']],
])('offers matches for %s', async (typed, expected) => {
  const { user } = await open()
  await user.keyboard(typed)
  await waitFor(async () => expect(await options()).toEqual(expected))
})

it('waits while an operator’s value is incomplete, then searches', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { user, server } = await open('/library')
  const before = server.calls(searchItems).length
  await user.keyboard('tag:tr')
  await options()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(server.calls(searchItems)).toHaveLength(before)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/library?searchTerm=tag%3A%22Trade+show%22'))
})

it.each(['/home', '/library'])('goes from %s by Enter to the first hit', async (at) => {
  const { user, server } = await open(at)
  server.now(answers(searchItems, foundOf('Trade show plan', 'Price list')))
  await user.keyboard('trade{Enter}')
  const hit = await screen.findByRole('link', { name: 'Trade show plan' })
  await waitFor(() => expect(document.activeElement).toBe(hit))
  await user.keyboard('j')
  const next = screen.getByRole('link', { name: 'Price list' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})

it('stays where the person went meanwhile, and in the box without hits', async () => {
  const { user, server } = await open('/library')
  server.now(answers(searchItems, foundOf()))
  await user.keyboard('zeppelin{Enter}')
  await screen.findByText('No results for “zeppelin”')
  expect(document.activeElement).toBe(box())
  server.now(answers(searchItems, foundOf('Trade show plan')))
  await user.clear(box())
  await user.keyboard('trade{Enter}s')
  await screen.findByRole('link', { name: 'Trade show plan' })
  await waitFor(() => expect(address()).toBe('/library?searchTerm=trades'))
  expect(document.activeElement).toBe(box())
})

it('is left by Escape with its text kept, and by the arrow down for the hits', async () => {
  const { user } = await open('/library')
  await user.keyboard('price{Escape}')
  expect(document.activeElement).toBe(document.body)
  expect(box().value).toBe('price')
  await user.keyboard('/{ArrowDown}')
  const hit = await screen.findByRole('link', { name: 'Price list' })
  await waitFor(() => expect(document.activeElement).toBe(hit))
})

it('closes the completions by Escape and keeps the text', async () => {
  const { user } = await open()
  await user.keyboard('tag:tr')
  await options()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().value).toBe('tag:tr')
})

it('shows an operator’s problem under the box, and keeps the results', async () => {
  const { user, server } = await open('/library')
  const errors = [{ path: 'searchTerm', message: 'There is no tag “draught”' }]
  server.now(refuses(searchItems, 'invalid', { errors }))
  await user.keyboard('tag:draught{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('There is no tag “draught”')
  expect(box().getAttribute('aria-describedby')).toBe(alert.id)
  screen.getByRole('link', { name: 'Price list' })
  await user.keyboard('x')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('offers recent and popular searches in the empty box', async () => {
  const { user } = await open(
    '/home',
    answers(suggest, {
      suggestions: [
        { type: 'RECENT', text: 'price tag:fair' },
        { type: 'POPULAR', text: 'logo' },
      ],
    }),
  )
  await screen.findByRole('option', { name: 'logo' })
  expect(await options()).toEqual(['price tag:fair', 'logo'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/library?searchTerm=price+tag%3Afair')
  expect(box().value).toBe('price tag:fair')
})
