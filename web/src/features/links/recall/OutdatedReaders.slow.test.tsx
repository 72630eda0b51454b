import type { Reply } from '@satchel/contract/endpoint.ts'
import {
  listOutdatedReaders,
  type OutdatedReader,
  tellOutdatedReaders,
} from '@satchel/contract/links/recall.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../../../test/contract-server.ts'
import { itemOf } from '../../../../test/items.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { OutdatedReaders } from './OutdatedReaders.tsx'

const item = itemOf({ name: 'Prices', fileVersion: 2 })
const me = meWith('editor')

const readerOf = (overrides: Partial<OutdatedReader>): OutdatedReader => ({
  linkId: '01920000-0000-7000-8000-000000000001',
  url: 'https://satchel.example/l/abc',
  sharedBy: { id: me.user.id, name: me.user.name },
  email: 'ana@acme.example',
  sharedToName: null,
  sharedToMemo: null,
  sharedToOrganization: null,
  version: 1,
  lastAt: '2026-11-21T12:00:00.000Z',
  downloaded: false,
  sawChanges: false,
  toldAt: null,
  mayTell: true,
  ...overrides,
})

interface Setup {
  remaining?: number
  leftOut?: Reply<typeof tellOutdatedReaders>['leftOut']
  at?: string
}

const open = (items: OutdatedReader[], { remaining, leftOut = [], at = '/' }: Setup = {}) =>
  openPage(
    <OutdatedReaders item={item} />,
    [
      answers(listOutdatedReaders, {
        version: 2,
        items,
        remaining: remaining ?? items.filter(({ toldAt }) => toldAt === null).length,
      }),
      answers(tellOutdatedReaders, { told: 1, leftOut }),
    ],
    { me, at },
  )

test('readers of an earlier version are notified by their sharers, except unticked ones', async () => {
  const bo = readerOf({ email: 'bo@acme.example', downloaded: true })
  const colleague = { id: '01920000-0000-7000-8000-00000000000c', name: 'Cy' }
  const theirs = readerOf({ email: 'di@acme.example', sharedBy: colleague, mayTell: false })
  const { user, server } = await open([readerOf({}), bo, theirs])
  await screen.findByText('3 people have only seen an earlier version')
  await user.click(screen.getByRole('button', { name: 'Notify them…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Earlier versions of Prices' })
  expect(await within(dialog).findByText(/Ask Cy to notify them/)).toBeTruthy()
  await user.click(within(dialog).getByRole('checkbox', { name: 'ana@acme.example' }))
  await user.type(within(dialog).getByLabelText('Message'), 'New prices')
  await user.click(within(dialog).getByRole('button', { name: 'Email 1 person' }))
  await screen.findByText('Emailed 1 person')
  expect(server.calls(tellOutdatedReaders).at(-1)?.body).toEqual({
    readers: [{ linkId: bo.linkId, email: 'bo@acme.example' }],
    message: 'New prices',
  })
})

test('readers over a limit are named with the reason and notified later; more load', async () => {
  const bo = readerOf({ email: 'bo@acme.example' })
  const leftOut = [{ linkId: bo.linkId, email: 'bo@acme.example', reason: 'hourly-limit' as const }]
  const { user } = await open([readerOf({}), bo], { remaining: 5, leftOut })
  await screen.findByText('2 people or more have only seen an earlier version')
  await user.click(screen.getByRole('button', { name: 'Notify them…' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('3 more readers appear once these are emailed')
  await user.click(within(dialog).getByRole('button', { name: 'Email 2 people' }))
  const alert = await within(dialog).findByRole('alert', { name: 'Not everyone was emailed' })
  expect(alert.textContent).toContain('1 person: you’ve sent all the emails you can this hour')
  const box = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'bo@acme.example' })
  await waitFor(() => expect(box.checked).toBe(false))
  await user.click(box)
  expect(box.checked).toBe(true)
})

test('a notification opens the dialog, once', async () => {
  const { user } = await open([readerOf({})], { at: '/items/1?readers=earlier' })
  const dialog = await screen.findByRole('dialog', { name: 'Earlier versions of Prices' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.contains(dialog)).toBe(false))
  await screen.findByText('1 person has only seen an earlier version')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows nothing once everyone was notified', async () => {
  await open([readerOf({ toldAt: '2026-11-21T13:00:00.000Z', mayTell: false })])
  expect(screen.queryByText(/earlier version/)).toBeNull()
})
