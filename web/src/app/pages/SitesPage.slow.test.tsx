import type { Role } from '@satchel/contract/permissions.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { createSite, listSites, type Site } from '@satchel/contract/sites/sites.ts'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { button, findButton, foundOf, noButton } from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import { siteId, siteOf } from '../../../test/sites.ts'
import SitesPage from './SitesPage.tsx'

const listing = (...items: Site[]) =>
  answers(listSites, { items: items.map(({ content: _, ...site }) => site), nextCursor: null })

function open(role: Role, at: string, ...replies: Answered[]) {
  const page = (
    <Routes>
      <Route path="/sites" element={<SitesPage />} />
      <Route path="/sites/:id" element={<h1>One site</h1>} />
    </Routes>
  )
  return openPage(page, replies, { me: meWith(role), at })
}

it('starts from a template that shows real items', async () => {
  const { user, server } = await open(
    'editor',
    '/sites',
    listing(),
    answers(searchItems, foundOf('Brochure', 'Prices')),
    answers(createSite, siteOf({ id: siteId(4) })),
  )
  await user.click(await findButton(/^Deal room/))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Acme{Enter}')
  await screen.findByRole('heading', { name: 'One site' })
  expect(address()).toBe(`/sites/${siteId(4)}`)
  const [made] = server.calls(createSite)
  expect(made?.body).toMatchObject({ name: 'Acme', theme: { layout: 'wide' } })
  expect(made?.body.content?.[0]).toMatchObject({ kind: 'heading', text: 'Acme', level: 1 })
  const items = made?.body.content?.find(({ kind }) => kind === 'items')
  expect(items).toMatchObject({ itemIds: foundOf('Brochure', 'Prices').items.map(({ id }) => id) })
})

it('keeps the filter in the URL and sends it', async () => {
  const { user, server } = await open('editor', '/sites', listing(siteOf()))
  await user.click(await screen.findByRole('radio', { name: 'Published' }))
  await waitFor(() => expect(address()).toBe('/sites?show=published'))
  expect(server.calls(listSites).at(-1)?.query).toEqual({ orderBy: 'updated', filter: 'published' })
})

it('lets viewers open and share, but not create', async () => {
  await open('viewer', '/sites', listing(siteOf({ status: 'published' })))
  await screen.findByRole('link', { name: 'Spring fair' })
  button('Share Spring fair')
  expect(noButton('New site')).toBe(true)
})

it('reloads after a problem', async () => {
  const { user, server } = await open(
    'editor',
    '/sites',
    refuses(listSites, 'forbidden', { detail: 'Ask an admin' }),
  )
  await screen.findByText('Ask an admin')
  server.now(listing(siteOf()))
  await user.click(button('Try again'))
  await screen.findByRole('link', { name: 'Spring fair' })
})
