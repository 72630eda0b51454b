import {
  type Link,
  listMyLinks,
  reactivateLink,
  withdrawLink,
} from '@satchel/contract/links/links.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { getUser } from '@satchel/contract/users.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answers } from '../../../../test/contract-server.ts'
import { linkOf } from '../../../../test/links.ts'
import { address, meWith, openPage } from '../../../../test/page.tsx'
import { renderAt } from '../../../../test/render.tsx'
import { reply, serve } from '../../../../test/server.ts'
import { sessionOf } from '../../../../test/session.ts'
import { startSession } from '../../../lib/session.ts'
import { MyLinks } from './MyLinks.tsx'

async function open(links: Link[], at = '/links', role: Role = 'editor') {
  const received = serve([
    ...sessionOf(role),
    [
      listMyLinks,
      ({ url }) => {
        const offset = Number(url.searchParams.get('offset'))
        const limit = Number(url.searchParams.get('limit'))
        const items = links.slice(offset, offset + limit)
        return reply(listMyLinks, { items, total: links.length })
      },
    ],
    [withdrawLink, () => new Response(null, { status: 204 })],
    [reactivateLink, () => reply(reactivateLink, linkOf())],
  ])
  await act(startSession)
  renderAt(at, <MyLinks />)
  const requests = () =>
    received
      .filter(({ endpoint }) => endpoint === listMyLinks.name)
      .map(({ url }) => Object.fromEntries(url.searchParams))
  return { received, asked: requests }
}

const twentyFive = () => Array.from({ length: 25 }, (_, n) => linkOf({ itemName: `Item ${n + 1}` }))

test('links come ten at a time, and the second page starts with the eleventh', async () => {
  const { asked } = await open(twentyFive())
  await screen.findByText('1–10 of 25 links')
  expect(screen.getAllByRole('listitem')).toHaveLength(10)

  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await screen.findByText('11–20 of 25 links')
  await screen.findByRole('link', { name: 'Open Item 11' })
  expect(asked()).toEqual([
    { limit: '10', offset: '0' },
    { limit: '10', offset: '10' },
  ])
})

test('a new search starts at the first page', async () => {
  const { asked } = await open(twentyFive(), '/links?page=3')
  await screen.findByText('21–25 of 25 links')
  await userEvent.type(screen.getByLabelText('Search links'), 'acme')
  await waitFor(() => expect(asked().at(-1)).toEqual({ limit: '10', offset: '0', search: 'acme' }))
})

test('state and order are in the URL, and are sent', async () => {
  const { asked } = await open(twentyFive(), '/links?state=expired&orderBy=views&page=2')
  await screen.findByText('11–20 of 25 links')
  expect(asked()).toEqual([{ limit: '10', offset: '10', state: 'expired', orderBy: 'views' }])
})

test('everyone’s links are for people with the permission', async () => {
  const { asked } = await open(twentyFive(), '/links', 'admin')
  await userEvent.click(await screen.findByRole('radio', { name: 'Everyone’s' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ everyone: 'true' }))
  await screen.findAllByText(/by Mara/)
  screen.getByRole('list', { name: 'Everyone’s links' })
})

test('one person’s links are listed until that filter is removed', async () => {
  const ada = meWith('editor').user
  const { user, server } = await openPage(
    <MyLinks />,
    [answers(listMyLinks, { items: [linkOf()], total: 1 }), answers(getUser, ada)],
    { me: meWith('admin'), at: `/links?of=everyone&sharedBy=${ada.id}` },
  )
  await user.click(
    await screen.findByRole('button', { name: `Remove filter: Shared by ${ada.name}` }),
  )
  await waitFor(() => expect(server.calls(listMyLinks)).toHaveLength(2))
  const [first, second] = server.calls(listMyLinks).map((call) => call.query)
  expect(first).toMatchObject({ everyone: true, sharedBy: ada.id })
  expect(second).toEqual({ everyone: true, limit: 10, offset: 0 })
  expect(address()).toBe('/links?of=everyone')
})

test('others aren’t offered everyone’s links', async () => {
  await open(twentyFive())
  await screen.findByText('1–10 of 25 links')
  expect(screen.queryByRole('radio', { name: 'Everyone’s' })).toBeNull()
})

test('a link shows how many people opened it and how often', async () => {
  await open([linkOf({ views: 7, viewers: 3, lastViewedAt: new Date().toISOString() })])
  const summary = await screen.findByText(/3 visitors, 7 views/)
  const row = summary.closest('li') as HTMLElement
  within(row).getByText('just now')
})

test('a link is withdrawn from its menu, and reopened there', async () => {
  const link = linkOf({ sharedToEmail: 'ana@acme.example' })
  const { received } = await open([link, { ...linkOf(), disabledAt: '2026-11-20T10:00:00.000Z' }])
  const did = (name: string) => received.some(({ endpoint }) => endpoint === name)
  const more = 'More actions for the link to Price sheet for'
  await userEvent.click(await screen.findByRole('button', { name: `${more} ana@acme.example` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }))
  await waitFor(() => expect(did(withdrawLink.name)).toBe(true))

  await userEvent.click(screen.getByRole('button', { name: `${more} Anyone` }))
  expect(screen.queryByRole('menuitem', { name: 'QR code' })).toBeNull()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reopen' }))
  await waitFor(() => expect(did(reactivateLink.name)).toBe(true))
})

test('a withdrawn link stays in place with its date, and can’t be copied', async () => {
  await open([linkOf({ disabledAt: '2026-11-20T10:00:00.000Z' })])
  await screen.findByText('Withdrawn Nov 20, 2026')
  expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull()
})

test('without links, the page says how to create one', async () => {
  await open([])
  await screen.findByRole('link', { name: 'Open library' })
})

test('several links are withdrawn at once, and reopened by Undo', async () => {
  const items = ['Fair', 'Booth', 'Press'].map((sharedToMemo) => linkOf({ sharedToMemo }))
  const { server, user } = await openPage(
    <MyLinks />,
    [
      answers(listMyLinks, { items, total: 3 }),
      answers(withdrawLink),
      answers(reactivateLink, linkOf()),
    ],
    { me: meWith('editor') },
  )
  for (const memo of ['Fair', 'Press'])
    await user.click(
      await screen.findByRole('checkbox', { name: `Select the link to Price sheet for ${memo}` }),
    )
  await screen.findByText('2 selected')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('2 links no longer open')
  const withdrawn = server.calls(withdrawLink).map(({ params }) => params.id)
  expect(withdrawn).toEqual([items[0]?.id, items[2]?.id])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('2 links work again')
  expect(server.calls(reactivateLink).map(({ params }) => params.id)).toEqual(withdrawn)
})

test('a click on the address copies the link', async () => {
  await open([linkOf({ url: 'https://northwind.test/l/fair' })])
  const address = await screen.findByText('northwind.test/l/fair')
  await userEvent.click(address)
  await screen.findByTitle('Copied')
  expect(await navigator.clipboard.readText()).toBe('https://northwind.test/l/fair')
})

test('only expiring links say until when', async () => {
  await open([linkOf(), linkOf({ expiresAt: '2099-01-02T00:00:00.000Z' })])
  await screen.findByText(/^Expires after/)
  expect(screen.queryByText('Never expires')).toBeNull()
})
