import { listInvitations } from '@satchel/contract/accounts/invitations.ts'
import { listActivity } from '@satchel/contract/activity.ts'
import { getMyDay } from '@satchel/contract/analytics/health.ts'
import { changeItems } from '@satchel/contract/bulk.ts'
import { getItem, listItems, listRelatedItems } from '@satchel/contract/items/items.ts'
import { addSamples, removeSamples } from '@satchel/contract/items/samples.ts'
import { getShareContext, listMyLinks } from '@satchel/contract/links/links.ts'
import { listMessages } from '@satchel/contract/links/messages.ts'
import { listLinkPresets } from '@satchel/contract/links/presets.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { listFavorites, listUsers } from '@satchel/contract/users.ts'
import { listSilentReaders } from '@satchel/contract/visits/silence.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { foundItemOf, itemId, itemOf } from '../../../test/items.ts'
import {
  button,
  categoryValue,
  findButton,
  foundOf,
  noButton,
  personOf,
  taxonomy,
} from '../../../test/library.ts'
import { linkOf, messageOf } from '../../../test/links.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import HomePage from './HomePage.tsx'

const quiet = {
  views: 0,
  viewers: 0,
  downloads: 0,
  opened: 0,
  expiring: 0,
  broken: 0,
  failed: 0,
  replies: 0,
  wishes: 0,
}
const nothing = { items: [], nextCursor: null }
const has = (...names: string[]) =>
  answers(listItems, {
    items: names.map((name, index) => itemOf({ id: itemId(index + 1), name })),
    nextCursor: null,
  })

const open = (role: Role, ...replies: Answered[]) =>
  openPage(
    <HomePage />,
    [
      taxonomy(),
      has(),
      answers(listFavorites, nothing),
      answers(listMyLinks, { items: [], total: 0 }),
      answers(listUsers, { items: [personOf(1, 'Ada')], nextCursor: null }),
      answers(listInvitations, nothing),
      answers(listActivity, nothing),
      answers(getMyDay, quiet),
      answers(listMessages, nothing),
      answers(listSearchGaps, []),
      answers(listSilentReaders, { items: [] }),
      ...replies,
    ],
    { me: meWith(role) },
  )

const steps = async () => {
  const list = (await screen.findByText(/ of \d done$/)).closest('section')
  return [...(list?.querySelectorAll('h3') ?? [])].map((step) => step.textContent)
}

it.each<[Role, string[]]>([
  ['viewer', ['Share it']],
  ['editor', ['Upload a file or add a web link', 'Classify it', 'Share it']],
  ['owner', ['Upload a file or add a web link', 'Classify it', 'Share it', 'Invite people']],
])('leads a new %s through the first steps that are theirs', async (role, titles) => {
  await open(role)
  expect(await steps()).toEqual(titles)
})

it('starts with the step that needs no content, then shows the rest', async () => {
  await open('owner')
  await steps()
  expect(noButton('Upload')).toBe(false)
  expect(noButton('Classify')).toBe(true)
  // With an empty library nothing would be left to see.
  expect(noButton(/^Hide/)).toBe(true)
})

it('collapses done steps into one line', async () => {
  await open(
    'owner',
    has('Brochure'),
    taxonomy({ funnelStage: [categoryValue(1, 'Early', { itemCount: 1 })] }),
    answers(listUsers, { items: [personOf(1, 'Ada'), personOf(2, 'Bo')], nextCursor: null }),
  )
  expect(await steps()).toEqual(['Share it'])
  const done = within(screen.getByRole('list', { name: 'Done' })).getAllByRole('listitem')
  expect(done.map(({ textContent }) => textContent)).toEqual([
    'Upload a file or add a web link',
    'Classify it',
    'Invite people',
  ])
  screen.getByText('3 of 4 done')
})

it('opens the very form of a step, for the newest item', async () => {
  const { user } = await open(
    'owner',
    has('Brochure'),
    answers(getItem, itemOf({ name: 'Brochure' })),
    answers(getShareContext, {
      items: [],
      total: 0,
      stats: { links: 0, views: 0, viewers: 0, downloads: 0 },
    }),
    answers(listLinkPresets, { items: [] }),
  )
  await user.click(await findButton('Classify Brochure'))
  await screen.findByRole('dialog', { name: 'Classify Brochure' })
  await user.keyboard('{Escape}')
  const started = within(await screen.findByRole('region', { name: 'Get started' }))
  await user.click(await started.findByRole('button', { name: 'Share Brochure' }))
  await screen.findByRole('dialog', { name: /Share/ })
  await user.keyboard('{Escape}')
  await user.click(await started.findByRole('button', { name: 'Invite people' }))
  await screen.findByRole('dialog', { name: 'Invite people' })
})

it('classifies all that was uploaded with the newest file, tags included', async () => {
  const names = ['Brochure', 'Price sheet', 'Case study']
  const batch = names.map((name, index) => ({
    name,
    id: itemId(index + 1),
    meta: { importId: 'a' },
  }))
  const { user, server } = await open(
    'editor',
    answers(listItems, { items: batch.map(itemOf), nextCursor: null }),
    answers(searchItems, {
      ...foundOf(),
      items: batch.map(foundItemOf),
      total: { value: 3, relation: 'eq' },
    }),
    answers(changeItems, {
      updated: batch.map(({ id }) => id),
      missing: [],
      refused: [],
      undoId: itemId(77),
    }),
  )
  await user.click(await findButton('Classify 3 items'))
  await screen.findByRole('dialog', { name: 'Classify 3 items' })
  await user.type(screen.getByRole('combobox', { name: 'Add tags' }), 'Fair{Enter}')
  await user.click(button('Save'))
  await screen.findByText(/^3 items/)
  expect(server.calls(searchItems)[0]?.body).toMatchObject({ importId: 'a' })
  expect(server.calls(changeItems).map(({ body }) => body)).toEqual([
    { ids: batch.map(({ id }) => id), addTags: ['Fair'] },
  ])
})

it('offers samples to an empty library, and removes them in one step', async () => {
  const { user, server } = await open(
    'owner',
    answers(addSamples, () => {
      const samples = [1, 2, 3].map((number) =>
        itemOf({ id: itemId(number), name: `Sample ${number}`, meta: { importId: 'samples' } }),
      )
      server.now(answers(listItems, { items: samples, nextCursor: null }))
      return { itemIds: samples.map(({ id }) => id), linkId: itemId(9) }
    }),
    answers(removeSamples, () => {
      server.now(has())
      return undefined
    }),
  )
  await user.click(await findButton('Add samples'))
  await screen.findByRole('list', { name: 'Recently added' })
  // Samples aren't what the steps ask for.
  expect(await steps()).toContain('Upload a file or add a web link')
  await user.click(button('Remove samples'))
  await findButton('Add samples')
  expect(server.calls(removeSamples)).toHaveLength(1)
})

it('hides the steps permanently in this browser, with undo', async () => {
  const { user } = await open('editor', has('Brochure'))
  await user.click(await findButton(/^Hide/))
  await screen.findByText('Getting started hidden')
  expect(screen.queryByText(/ done$/)).toBeNull()
  expect(localStorage.getItem('satchel-first-steps-hidden')).toBe(meWith('editor').user.id)
  await user.click(button('Undo'))
  await steps()
  expect(localStorage.getItem('satchel-first-steps-hidden')).toBe('')
})

it('shows the latest items and my favorites, each with a link to all', async () => {
  await open(
    'viewer',
    has('Brochure', 'Preisliste – 価格'),
    answers(listFavorites, {
      items: [{ itemType: 'ITEM', ...itemOf({ name: 'Logo', favorite: true }) }],
      nextCursor: null,
    }),
  )
  const recent = within(await screen.findByRole('list', { name: 'Recently added' }))
  expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Brochure',
    'Preisliste – 価格',
  ])
  within(screen.getByRole('list', { name: 'Favorites' })).getByRole('link', { name: 'Logo' })
  const all = screen.getByRole('link', { name: 'Show all of: Favorites' })
  expect(all.getAttribute('href')).toBe('/library?quickFilter=favorites')
})

it('hides favorites while there are none', async () => {
  await open('viewer', has('Brochure'))
  await screen.findByRole('list', { name: 'Recently added' })
  expect(screen.queryByRole('heading', { name: 'Favorites' })).toBeNull()
})

it('reloads after a problem', async () => {
  const { user, server } = await open('viewer', refuses(listItems, 'forbidden', { detail: 'No' }))
  await screen.findByText('Couldn’t load your items')
  server.now(has('Brochure'))
  await user.click(button('Try again'))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recently added' })).not.toBeNull())
})

it('lists my tasks, and today’s activity on my links', async () => {
  const busy = {
    ...quiet,
    views: 3,
    sureViews: 1,
    opened: 2,
    downloads: 1,
    broken: 3,
    failed: 2,
  }
  await open('editor', has('Brochure'), answers(getMyDay, busy))
  const needs = within(await screen.findByRole('list', { name: 'Needs you' }))
  expect(needs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2 files couldn’t be read',
    '1 broken link',
  ])
  const broken = needs.getByRole('link', { name: '1 broken link' }).getAttribute('href')
  expect(broken).toContain('report=health&figure=broken&of=mine')
  screen.getByRole('link', { name: 'Today: 3 views of 2 links, 1 download' })
  screen.getByLabelText('1 view of 3 by someone who read')
})

it('shows home even if a part can’t be loaded, and says which', async () => {
  const { user, server } = await open(
    'editor',
    has('Brochure'),
    refuses(getMyDay, 'forbidden'),
    refuses(listFavorites, 'forbidden'),
  )
  await screen.findByRole('list', { name: 'Recently added' })
  await screen.findByText('Couldn’t load your favorites')
  const notice = (await screen.findByText('Couldn’t load what needs you')).closest('[role="alert"]')
  server.now(answers(getMyDay, { ...quiet, broken: 1 }))
  await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Needs you' })
})

it('shows new messages and leads first, each with its next step', async () => {
  const items = [
    messageOf(1, {
      text: 'What is the price?',
      visitor: { name: 'Bo', email: null, emailProved: false },
    }),
    messageOf(2, {
      kind: 'lead',
      conversationId: null,
      text: '',
      cta: { id: itemId(8), name: 'Ask us' },
    }),
  ]
  await open('editor', has('Brochure'), answers(listMessages, { items, nextCursor: null }))
  const list = within(await screen.findByRole('list', { name: 'New messages' }))
  const [message, lead] = list.getAllByRole('listitem')
  expect(message?.textContent).toMatch(/^BoWhat is the price\?Price sheet · .*Answer$/)
  expect(
    within(message as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/links/${messageOf(1).link.id}?answer`)
  expect(lead?.textContent).toMatch(/^SomeoneFilled in “Ask us”Price sheet · .*Open$/)
})

it('shows admins what people looked for and didn’t find', async () => {
  const gap = { term: 'iso 27001', people: 6, searches: 12, organizations: [] }
  const gaps = [
    { ...gap, lastAt: '2026-11-20T10:00:00.000Z', wishIds: [] },
    { ...gap, term: 'dn 600', lastAt: '2026-11-20T10:00:00.000Z', wishIds: [itemId(9)] },
  ]
  await open('admin', has('Brochure'), answers(listSearchGaps, gaps))
  const list = within(await screen.findByRole('list', { name: 'Looked for and not found' }))
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'iso 270016 people, 12 searchesAdd wish',
    expect.stringMatching(/wishlist$/),
  ])
  list.getByRole('button', { name: 'Add wish for iso 27001' })
})

it('makes the next link for who came back and got nothing new', async () => {
  const last = {
    itemType: 'ITEM' as const,
    itemId: itemId(1),
    itemName: 'Guide',
    linkId: itemId(9),
  }
  const reader = {
    email: 'ana@acme.example',
    organization: 'Acme',
    views: 3,
    lastViewedAt: '2026-11-21T10:00:00.000Z',
    last,
    had: [itemId(2)],
  }
  const link = linkOf({ url: 'https://satchel.test/l/next' })
  const { user, server } = await open(
    'editor',
    answers(listSilentReaders, { items: [reader] }),
    answers(listRelatedItems, {
      items: [
        itemOf({ id: itemId(2), name: 'Prices' }),
        itemOf({ id: itemId(3), name: 'Return calculator' }),
      ],
    }),
    answers(shareItem, link),
  )
  const list = await screen.findByRole('list', { name: 'Came back this week, no new link yet' })
  within(list).getByText(/Acme · 3 views, last Guide/)
  await user.click(await findButton('Create link to Return calculator for ana@acme.example'))
  await screen.findByText('Link for ana@acme.example copied')
  expect(await navigator.clipboard.readText()).toBe(link.url)
  expect(server.calls(shareItem)[0]?.body).toEqual({
    itemType: 'ITEM',
    itemId: itemId(3),
    sharedToEmail: 'ana@acme.example',
    sharedToOrganization: 'Acme',
  })
})
