import { getItem } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import {
  changeSite,
  createSite,
  editSite,
  getSite,
  getSiteQr,
  listSites,
  previewSite,
  publishSite,
  type Site,
} from '@satchel/contract/sites/sites.ts'
import { listRecipients } from '@satchel/contract/visits/visits.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../test/contract-server.ts'
import { foundItemOf, itemId, itemOf } from '../../../test/items.ts'
import { button, findButton, foundOf } from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import { headingBlock, siteId, siteOf } from '../../../test/sites.ts'
import SitePage from './SitePage.tsx'

/** Timeout for a draft to be saved, a moment after the last change. */
const SAVED = { timeout: 4_000 }

function open(site: Site, ...replies: Answered[]) {
  const page = (
    <Routes>
      <Route path="/sites/:id" element={<SitePage />} />
    </Routes>
  )
  const usual = [
    answers(getSite, site),
    answers(listSites, { items: [], nextCursor: null }),
    answers(editSite, { version: site.version, others: [] }),
    // There are no pages in frames here.
    refuses(previewSite, 'forbidden'),
    refuses(getSiteQr, 'forbidden'),
    answers(listRecipients, { items: [], total: 0 }),
    answers(changeSite, ({ body }) => ({ ...site, ...(body as Partial<Site>), version: 2 })),
  ]
  return openPage(page, [...usual, ...replies], { me: meWith('editor'), at: `/sites/${site.id}` })
}

const two = () => siteOf({ content: [headingBlock('First'), headingBlock('Second')] })
const texts = () =>
  screen
    .getAllByRole('textbox', { name: 'Heading text' })
    .map((it) => (it as HTMLInputElement).value)

it('uses a logo from the library', async () => {
  const logo = itemOf({ id: itemId(7), name: 'Our logo', mime: 'image/png', shareable: false })
  const found = { ...foundOf(), items: [foundItemOf(logo)] }
  const { user, server } = await open(two(), answers(searchItems, found), answers(getItem, logo))
  await user.click(await screen.findByRole('tab', { name: 'Design' }))
  const field = within(screen.getByRole('group', { name: 'Logo' }))
  await user.click(field.getByRole('button', { name: 'Choose image' }))
  await user.click(await screen.findByRole('button', { name: /Our logo/ }))
  await field.findByText('Our logo')
  field.getByText('Not shareable: visitors don’t see it')
  await waitFor(() => expect(server.calls(changeSite)).toHaveLength(1), SAVED)
  expect(server.calls(changeSite)[0]?.body).toMatchObject({
    theme: { logoItemId: logo.id, logoUrl: null },
  })
  await user.click(field.getByRole('button', { name: 'Remove image' }))
  expect(field.queryByText('Our logo')).toBeNull()
})

it('saves a moment after a change, based on the current version', async () => {
  const { user, server } = await open(two())
  await user.type(
    (await screen.findAllByRole('textbox', { name: 'Heading text' }))[0] as Element,
    '!',
  )
  await waitFor(() => expect(server.calls(changeSite)).toHaveLength(1), SAVED)
  const [change] = server.calls(changeSite)
  expect(change?.body).toEqual({
    content: [{ ...headingBlock('First'), text: 'First!' }, headingBlock('Second')],
  })
  expect(change?.headers.get('if-match')).toBe('"1"')
  await screen.findByText('All changes saved')
})

it('moves, copies and deletes blocks, each with undo', async () => {
  const { user } = await open(two())
  await user.click(await findButton('Move Heading “First” down'))
  expect(texts()).toEqual(['Second', 'First'])
  await user.click(button('Duplicate Heading “First”'))
  expect(texts()).toEqual(['Second', 'First', 'First'])
  await user.click(button('Delete Heading “Second”'))
  expect(texts()).toEqual(['First', 'First'])
  await user.keyboard('{Control>}z{/Control}')
  expect(texts()).toEqual(['Second', 'First', 'First'])
  await user.click(button('Undo'))
  await user.click(button('Undo'))
  expect(texts()).toEqual(['First', 'Second'])
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(texts()).toEqual(['Second', 'First'])
})

it('moves blocks into, between and out of columns by their handle’s menu', async () => {
  const columns = { id: 'c', kind: 'columns' as const, columns: [[], []] }
  const { user } = await open(siteOf({ content: [headingBlock('First'), columns] }))
  const move = async (where: string) => {
    ;(await findButton('Move Heading “First”')).focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: where }))
  }
  const inColumn = (number: number) =>
    within(screen.getByRole('list', { name: `Column ${number}` })).queryAllByRole('textbox').length
  await move('Move to column 2 below')
  await waitFor(() => expect([inColumn(1), inColumn(2)]).toEqual([0, 1]))
  const text = screen.getByRole('textbox', { name: 'Heading text' })
  await waitFor(() => expect(document.activeElement).toBe(text))
  await move('Move to column 1')
  await waitFor(() => expect([inColumn(1), inColumn(2)]).toEqual([1, 0]))
  await move('Move out of the columns')
  await waitFor(() => expect([inColumn(1), inColumn(2)]).toEqual([0, 0]))
  expect(texts()).toEqual(['First'])
  await user.click(button('Undo'))
  expect(inColumn(1)).toBe(1)
})

it('adds a block after the edited one by a slash', async () => {
  const { user } = await open(two())
  ;(await findButton('Delete Heading “First”')).focus()
  await user.keyboard('/')
  const kinds = await screen.findByRole('dialog', { name: 'Add block' })
  await user.click(within(kinds).getByRole('button', { name: /^Heading/ }))
  await waitFor(() => expect(texts()).toEqual(['First', '', 'Second']))
})

it('shows the server’s problem at its block', async () => {
  const errors = [{ path: 'content.1.text', message: 'is too long' }]
  const { user } = await open(two(), refuses(changeSite, 'invalid', { errors }))
  await user.click(await findButton('Move Heading “First” down'))
  const wrong = await screen.findByText('The heading is too long', {}, SAVED)
  expect(wrong.closest('li')?.id).toBe('block-First')
  screen.getByText('Not saved')
})

it('resolves conflicts by taking their version or copying mine', async () => {
  const site = two()
  const theirs = { ...site, version: 5, content: [headingBlock('Theirs')] }
  const { user, server } = await open(
    site,
    answers(changeSite, () => refusalOf('stale')),
    answers(createSite, siteOf({ id: siteId(9), name: 'Spring fair (my copy)' })),
  )
  await user.click(await findButton('Move Heading “First” down'))
  server.now(answers(getSite, theirs))
  await screen.findByText('Someone else changed this site', {}, SAVED)
  expect(texts()).toEqual(['Second', 'First'])
  await user.click(button('Keep mine as a copy'))
  await waitFor(() => expect(address()).toBe(`/sites/${siteId(9)}`))
  const [copy] = server.calls(createSite)
  expect(copy?.body.content).toEqual([headingBlock('Second'), headingBlock('First')])
  expect(server.calls(changeSite)).toHaveLength(1)
})

it('keeps unsaved changes through a reload', async () => {
  const first = await open(
    two(),
    answers(changeSite, () => new Response(null, { status: 503 })),
  )
  await first.user.click(await findButton('Move Heading “First” down'))
  await screen.findByText('Offline. Changes are kept here and saved later', {}, SAVED)
  const remaining = Object.keys(localStorage).filter((key) => key.startsWith('satchel-site:'))
  expect(JSON.parse(localStorage.getItem(remaining[0] ?? '') ?? '')).toMatchObject({
    version: 1,
    draft: { content: [headingBlock('Second'), headingBlock('First')] },
  })
})

it('says who else is editing the site', async () => {
  const others = [{ id: siteId(50), name: 'Tom' }]
  await open(two(), answers(editSite, { version: 1, others }))
  await screen.findByText(/Tom is editing this site too/)
})

it('saves waiting changes before publishing, with undo', async () => {
  const site = two()
  const content = site.content.toReversed()
  const live = siteOf({ content, version: 3, status: 'published', publishedAt: site.createdAt })
  const { user, server } = await open(
    site,
    answers(publishSite, () => {
      server.now(answers(getSite, live))
      return live
    }),
  )
  await user.click(await findButton('Move Heading “First” down'))
  await user.click(button('Publish'))
  const sheet = await screen.findByRole('dialog', { name: 'Spring fair is live' })
  expect(within(sheet).getByRole('textbox', { name: 'Address' })).toHaveProperty('value', live.url)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(changeSite)).toHaveLength(1)
  await user.click(button('Undo'))
  expect(texts()).toEqual(['First', 'Second'])
  await waitFor(() => expect(server.calls(changeSite)).toHaveLength(2), SAVED)
  expect(server.calls(changeSite)[1]?.headers.get('if-match')).toBe('"3"')
})
