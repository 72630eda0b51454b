import { getItem } from '@satchel/contract/items/items.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { createSite, listSites, type Site } from '@satchel/contract/sites/sites.ts'
import { getRecipient, listRecipients } from '@satchel/contract/visits/visits.ts'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { button, findButton, foundOf, noButton, taxonomy } from '../../../test/library.ts'
import { linkOf } from '../../../test/links.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import { siteId, siteOf } from '../../../test/sites.ts'
import { categoryValueOf } from '../../../test/taxonomy.ts'
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
  const usual = [answers(listRecipients, { items: [], total: 0 }), taxonomy()]
  return openPage(page, [...usual, ...replies], { me: meWith(role), at })
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
  const plan = made?.body.content?.find(({ kind }) => kind === 'plan')
  expect(plan).toMatchObject({
    milestones: [{ tasks: [{ name: 'Goals and scope agreed', state: 'open' }, {}, {}, {}] }],
  })
  const items = made?.body.content?.find(({ kind }) => kind === 'items')
  expect(items).toMatchObject({ itemIds: foundOf('Brochure', 'Prices').items.map(({ id }) => id) })
})

it('fills a deal room with what its organization opened, and what fits their next stage and industry', async () => {
  const [awareness, decision] = [categoryValueOf(1, 'Awareness'), categoryValueOf(2, 'Decision')]
  const water = categoryValueOf(3, 'Water')
  const opened = itemOf({
    id: itemId(20),
    name: 'Overview',
    funnelStage: [awareness.id],
    contentIndustry: [water.id],
  })
  const { seconds, pagesRead, ...link } = linkOf({ itemId: opened.id })
  const figures = { isGiven: false, views: 2, lastViewedAt: null, seconds, pagesRead }
  const received = { ...figures, link, pageCount: null, contents: [], others: [] }
  const lakeside = {
    ...{ kind: 'organization' as const, key: 'lakeside', name: 'Lakeside', email: null },
    ...{ organization: 'Lakeside', links: 1, opened: 1, views: 2 },
    ...{ lastSharedAt: null, lastViewedAt: null },
  }
  const { user, server } = await open(
    'editor',
    '/sites',
    listing(),
    taxonomy({ funnelStage: [awareness, decision], contentIndustry: [water] }),
    answers(listRecipients, { items: [lakeside], total: 1 }),
    answers(getRecipient, { ...lakeside, received: [received] }),
    answers(getItem, opened),
    answers(searchItems, foundOf('Offer')),
    answers(createSite, siteOf({ id: siteId(4) })),
  )
  await user.click(await findButton('New site'))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Acme')
  await user.type(await screen.findByRole('combobox', { name: 'For whom?' }), 'Lakeside')
  await screen.findByText('What Lakeside opened, and what fits them next: Decision and Water')
  screen.getByRole('radio', { name: /^Deal room/, checked: true })
  await user.click(button('Create site'))
  await screen.findByRole('heading', { name: 'One site' })
  const content = server.calls(createSite)[0]?.body.content ?? []
  expect(content.map(({ kind }) => kind)).toContain('plan')
  expect(JSON.stringify(content.at(-1))).toContain(meWith('editor').user.email)
  const items = content.find(({ kind }) => kind === 'items')
  expect(items).toMatchObject({ itemIds: [opened.id, itemId(1)] })
  expect(server.calls(searchItems).at(-1)?.body).toMatchObject({ funnelStage: [decision.id] })
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
