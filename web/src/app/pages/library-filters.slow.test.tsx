import { getItemPage } from '@satchel/contract/items/items.ts'
import { openedResult, searchItems } from '@satchel/contract/search/search.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { foundItemOf, itemId, SEARCH_ID } from '../../../test/items.ts'
import { button, foundOf, noButton, taxonomy } from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import LibraryPage from './LibraryPage.tsx'

const found = answers(searchItems, foundOf('Brochure', 'Case study'))

const open = (at: string, ...replies: Answered[]) =>
  openPage(<LibraryPage />, [taxonomy(), found, ...replies], { me: meWith('viewer'), at })

it('sends the filters in the URL', async () => {
  const { server } = await open('/library?searchTerm=price&tags=a&tags=b&tagLogic=AND&orderBy=x')
  await screen.findByRole('link', { name: 'Brochure' })
  const requests = server.calls(searchItems).map(({ body }) => body)
  const question = { searchTerm: 'price', tags: ['a', 'b'], tagLogic: 'AND', orderBy: null }
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ ...question, limit: 100, facets: true })
})

it('keeps results visible until the next response, then scrolls to the top', async () => {
  const { user, server } = await open('/library')
  await screen.findByRole('link', { name: 'Brochure' })
  act(() => window.scrollTo(0, 300))
  const later = answersLater(searchItems, foundOf('Logo'))
  server.now(later)
  await user.click(button('Mine'))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  screen.getByRole('link', { name: 'Brochure' })
  expect(window.scrollY).toBe(0)
  await act(async () => later.release())
  await screen.findByRole('link', { name: 'Logo' })
  expect(screen.queryByRole('link', { name: 'Brochure' })).toBeNull()
})

it('offers to clear the filters when nothing matches', async () => {
  const { user, server } = await open('/library?tags=fair', answers(searchItems, foundOf()))
  await screen.findByText('No items match your search and filters.')
  server.now(found)
  await user.click(button('Clear filters'))
  await screen.findByRole('link', { name: 'Brochure' })
  await waitFor(() => expect(address()).toBe('/library'))
})

it('says what an empty quick filter means, unless there are other filters', async () => {
  const { user } = await open('/library?quickFilter=uncategorized', answers(searchItems, foundOf()))
  await screen.findByText('Everything is classified.')
  await user.click(button('Mine'))
  await screen.findByText('You haven’t added anything yet.')
})

it('keeps the results visible when an operator’s value doesn’t exist', async () => {
  const { user, server } = await open('/library?tags=fair')
  await screen.findByRole('link', { name: 'Brochure' })
  const message = 'There is no tag “draught”'
  server.now(refuses(searchItems, 'invalid', { errors: [{ path: 'searchTerm', message }] }))
  await user.click(button('Mine'))
  await waitFor(() => expect(server.calls(searchItems)).toHaveLength(2))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  screen.getByRole('link', { name: 'Brochure' })
})

it('offers to clear a search that the server refuses', async () => {
  const errors = [{ path: 'searchTerm', message: 'There is no tag “draught”' }]
  const { user, server } = await open(
    '/library?searchTerm=tag:draught',
    refuses(searchItems, 'invalid', { errors }),
  )
  await screen.findByText('No results for “tag:draught”')
  server.now(found)
  await user.click(button('Clear search'))
  await screen.findByRole('link', { name: 'Brochure' })
})

const PICTURE = 'http://localhost:3000/files/page-12.webp'

it('shows the page that has the words, opens the document there and records it', async () => {
  const inside = { text: 'All about <mark>prices</mark>', page: 12 }
  const items = [
    foundItemOf({ id: itemId(1), name: 'Handbook', highlight: inside }),
    foundItemOf({
      id: itemId(2),
      name: 'Prices',
      highlight: { ...inside, name: '<mark>Prices</mark>' },
    }),
    foundItemOf({ id: itemId(3), name: 'Talk', highlight: { text: 'Prices', place: 'notes' } }),
  ]
  const { user, server } = await open(
    '/library?searchTerm=prices',
    answers(searchItems, { ...foundOf(), items, total: { value: 3, relation: 'eq' } }),
    answers(openedResult),
    answers(getItemPage, { url: '/files/page-12.webp' }),
  )
  const to = (link: HTMLElement) => link.getAttribute('href')
  const whole = await screen.findByRole('link', { name: 'Handbook' })
  expect(to(whole)).toBe(`/items/${itemId(1)}?page=12&find=prices`)
  const card = within(whole.closest('article') as HTMLElement)
  await waitFor(() => expect(card.getByRole('presentation')).toHaveProperty('src', PICTURE))
  expect(to(screen.getByRole('link', { name: 'Prices' }))).toBe(`/items/${itemId(2)}`)
  screen.getByText('Speaker notes')
  const [, page] = screen.getAllByRole('link', { name: 'Page 12' })
  await user.click(page as HTMLElement)
  expect(address()).toBe(`/items/${itemId(2)}?page=12&find=prices`)
  expect(server.calls(openedResult)[0]?.body).toEqual({ searchId: SEARCH_ID, itemId: itemId(2) })
})

it('searches for the corrected words with the same filters, where nothing was found', async () => {
  const { user, server } = await open(
    '/library?searchTerm=prise+tag:fair&tags=a',
    answers(searchItems, { ...foundOf(), didYouMean: 'price tag:fair' }),
  )
  await user.click(await screen.findByRole('link', { name: 'price tag:fair' }))
  server.now(answers(searchItems, { ...foundOf('Price list'), didYouMean: 'prize' }))
  await waitFor(() => expect(address()).toBe('/library?searchTerm=price+tag%3Afair&tags=a'))
})

it('shows operators as chips that remove them from the text', async () => {
  const { user } = await open('/library?searchTerm=price+-tag:draft+type:a,b')
  await screen.findByText('“price”')
  screen.getByText('Content type: a or b')
  await user.click(button('Remove filter Not tag: draft'))
  await waitFor(() => expect(address()).toBe('/library?searchTerm=price+type%3Aa%2Cb'))
  await user.click(button('Remove filter “price”'))
  await waitFor(() => expect(address()).toBe('/library?searchTerm=type%3Aa%2Cb'))
})

it('explains to viewers of an empty library that others add content', async () => {
  await open('/library', answers(searchItems, foundOf()))
  await screen.findByText('The library is empty. Items your team adds appear here.')
  // Nothing to filter, sort or arrange.
  expect(noButton('Mine')).toBe(true)
  expect(noButton('Saved')).toBe(true)
  expect(screen.queryByRole('radiogroup', { name: 'Layout' })).toBeNull()
  expect(noButton('Upload')).toBe(true)
})

it('leaves out filters and controls that could change nothing where nothing was found', async () => {
  const { user, server } = await open('/library?searchTerm=zebra', answers(searchItems, foundOf()))
  await screen.findByText('No results for “zebra”')
  button('Mine')
  expect(noButton('Stage')).toBe(true)
  expect(noButton('Date range')).toBe(true)
  expect(screen.queryByRole('radiogroup', { name: 'Layout' })).toBeNull()
  server.now(found)
  await user.click(button('Clear search'))
  await screen.findByRole('link', { name: 'Brochure' })
  button('Stage')
  screen.getByRole('radiogroup', { name: 'Layout' })
})

it('retries after a problem', async () => {
  const { user, server } = await open('/library', refuses(searchItems, 'unavailable'))
  await screen.findByText('Couldn’t load the library')
  server.now(found)
  await user.click(button('Try again'))
  await screen.findByRole('link', { name: 'Brochure' })
})
