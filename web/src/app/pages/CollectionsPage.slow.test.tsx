import {
  type Collection,
  createCollection,
  listCollections,
} from '@satchel/contract/collections.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { addFavorite, toggleUpvote } from '@satchel/contract/users.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../test/contract-server.ts'
import { button, collectionId, collectionOf, findButton, noButton } from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import CollectionsPage from './CollectionsPage.tsx'

const listing = (...items: Collection[]) => answers(listCollections, { items, nextCursor: null })

function open(role: Role, at: string, ...replies: Answered[]) {
  const page = (
    <Routes>
      <Route path="/collections" element={<CollectionsPage />} />
      <Route path="/collections/:id" element={<h1>One collection</h1>} />
    </Routes>
  )
  return openPage(page, replies, { me: meWith(role), at })
}

it('explains collections to editors while there are none', async () => {
  await open('editor', '/collections', listing())
  await screen.findByText(/Collections group items in order/)
  expect(screen.getAllByRole('button', { name: 'New collection' })).toHaveLength(2)
})

it('lets viewers open, mark and share, but not create', async () => {
  await open('viewer', '/collections', listing(collectionOf()))
  await screen.findByRole('link', { name: 'Trade fair' })
  expect(noButton('New collection')).toBe(true)
  expect(noButton('Share Trade fair')).toBe(false)
})

it('marks private and smart collections', async () => {
  const uncounted = { itemCount: 10_000, itemCountRelation: 'gte' } as const
  const smart = {
    id: collectionId(2),
    name: 'New',
    kind: 'smart',
    search: {},
    ...uncounted,
  } as const
  await open(
    'editor',
    '/collections?layout=list',
    listing(collectionOf({ visibility: 'private', itemCount: 1 }), collectionOf(smart)),
  )
  await screen.findByRole('img', { name: 'Private' })
  screen.getByRole('img', { name: 'Smart, filled by saved filters' })
  screen.getByText('1 item')
  screen.getByText('10,000+ items')
})

it('keeps its filters in the URL and sends them', async () => {
  const { user, server } = await open('editor', '/collections', listing(collectionOf()))
  await user.click(await screen.findByRole('radio', { name: 'Mine' }))
  await waitFor(() => expect(address()).toBe('/collections?show=mine'))
  await user.click(screen.getByRole('radio', { name: 'Smart' }))
  await user.click(screen.getByRole('radio', { name: 'List' }))
  await waitFor(() => expect(address()).toBe('/collections?show=smart&layout=list'))
  const queries = server.calls(listCollections).map(({ query }) => query)
  expect(queries).toEqual([
    { orderBy: 'updated' },
    { orderBy: 'updated', filter: 'mine' },
    { orderBy: 'updated', kind: 'smart' },
  ])
})

it('searches after a pause in typing, and says when nothing is found', async () => {
  const { user, server } = await open(
    'editor',
    '/collections?orderBy=name',
    listing(collectionOf()),
  )
  await screen.findByRole('link', { name: 'Trade fair' })
  server.now(listing())
  await user.type(screen.getByRole('searchbox', { name: 'Search collections' }), ' Zürich ')
  await screen.findByText('No results for “Zürich”')
  await waitFor(() => expect(address()).toBe('/collections?search=Z%C3%BCrich&orderBy=name'))
  expect(server.calls(listCollections)).toHaveLength(2)
})

it('ignores unknown values in the URL', async () => {
  const { server } = await open('editor', '/collections?show=x&orderBy=y&layout=z', listing())
  await screen.findByText(/Collections group items in order/)
  expect(server.calls(listCollections)[0]?.query).toEqual({ orderBy: 'updated' })
})

it('reloads after a problem', async () => {
  const { user, server } = await open(
    'editor',
    '/collections',
    refuses(listCollections, 'forbidden', { detail: 'Ask an admin' }),
  )
  await screen.findByText('Ask an admin')
  server.now(listing(collectionOf({ name: 'Messe “Süd” – 南' })))
  await user.click(button('Try again'))
  await screen.findByRole('link', { name: 'Messe “Süd” – 南' })
})

it('reverts marks that the server refuses', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user } = await open(
    'viewer',
    '/collections',
    listing(collectionOf({ upvotes: 1, upvoted: true })),
    refuses(addFavorite, 'too-many-requests', { detail: 'Slow down' }),
    answers(toggleUpvote, () => promise as never),
  )
  await user.click(await findButton('Favorite Trade fair'))
  await screen.findByText('Slow down')
  expect(button('Favorite Trade fair').getAttribute('aria-pressed')).toBe('false')
  await user.click(button('Upvote Trade fair, 1 vote'))
  await findButton('Upvote Trade fair, 0 votes')
  await act(async () => resolve(refusalOf('forbidden', { detail: 'Not now' })))
  await screen.findByText('Not now')
  expect(button('Upvote Trade fair, 1 vote').getAttribute('aria-pressed')).toBe('true')
})

it('asks for a name for a collection, and shows the server’s problem', async () => {
  const { user, server } = await open(
    'editor',
    '/collections',
    listing(),
    refuses(createCollection, 'invalid', { errors: [{ path: 'name', message: 'is taken' }] }),
  )
  await user.click((await screen.findAllByRole('button', { name: 'New collection' }))[0] as Element)
  await user.click(await findButton('Create'))
  await screen.findByText('Enter a name')
  expect(server.calls(createCollection)).toEqual([])

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Launch')
  await user.click(screen.getByRole('radio', { name: 'Only you' }))
  await user.click(button('Create'))
  await screen.findByText('is taken')

  server.now(answers(createCollection, collectionOf({ id: collectionId(7), name: 'Launch 2' })))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2{Enter}')
  await screen.findByRole('heading', { name: 'One collection' })
  await waitFor(() => expect(address()).toBe(`/collections/${collectionId(7)}`))
  expect(server.calls(createCollection).at(-1)?.body).toEqual({
    name: 'Launch 2',
    description: '',
    visibility: 'private',
  })
})

it('returns the focus to the button when Escape closes the dialog', async () => {
  const { user } = await open('editor', '/collections', listing(collectionOf()))
  await user.click(await findButton('New collection'))
  await screen.findByRole('dialog', { name: 'New collection' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('New collection')))
})
