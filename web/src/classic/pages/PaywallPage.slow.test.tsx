import { getMe, type Me, signOut } from '@satchel/contract/accounts/accounts.ts'
import { keepAccount } from '@satchel/contract/tenants/tenants.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import { useSession } from '../../lib/session.ts'
import PaywallPage from './PaywallPage.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const readable = { status: 'canceled', readableUntil: inDays(20) } as const
const over = { status: 'canceled', readableUntil: '2026-01-02T12:00:00.000Z' } as const

function Status() {
  return <p>It is {useSession().status}</p>
}

async function open(me: Me, ...replies: readonly Answered[]) {
  const leftFor = watchLeaving()
  const page = await openPage(
    <>
      <PaywallPage />
      <Status />
    </>,
    replies,
    { me, at: '/paywall' },
  )
  return { ...page, leftFor }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const effects = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test.each<[string, Parameters<typeof meWith>[1], string]>([
  ['a trial that ran out', { accountStatus: over }, 'The trial for Northwind has ended'],
  [
    'a plan that was cancelled',
    { accountStatus: over, tenant: { plan: 'team' } },
    'The plan for Northwind has ended',
  ],
  [
    'a payment that is overdue',
    { accountStatus: { ...over, status: 'past_due' } },
    'A payment for Northwind is overdue',
  ],
  ['a suspension', { accountStatus: { ...over, status: 'suspended' } }, 'Northwind is suspended'],
  ['a closing', { accountStatus: { ...over, closesAt: inDays(3) } }, 'Northwind is closing'],
])('%s has its own title', async (_, parts, title) => {
  await open(meWith('owner', parts))
  expect(heading()).toBe(title)
  screen.getByText('Signed in as ada@northwind.test')
})

test('people of a suspended company read why, and that their pages are down', async () => {
  const suspension = { reason: 'Phishing', pagesClosed: true }
  await open(meWith('viewer', { accountStatus: { ...readable, status: 'suspended', suspension } }))
  screen.getByText('The administrator of this server suspended the account: Phishing')
  expect(effects()).toContain('Links you’ve shared no longer open')
  expect(screen.queryByText(/^Ask an owner/)).toBeNull()
})

test('people see what still works, and continue read-only', async () => {
  const page = await open(meWith('editor', { accountStatus: readable }))
  expect(effects()).toEqual([
    expect.stringMatching(/^You can read and export everything until/),
    expect.stringMatching(/^Links you’ve shared work until/),
    'Nothing can be added, changed or shared',
    expect.stringMatching(/^Everything is kept/),
  ])
  screen.getByText('It is inactive')
  await page.user.click(screen.getByRole('button', { name: 'Continue read-only' }))
  screen.getByText('It is reading')
  expect(page.leftFor()).toBe('/home')
})

test('editors are offered an export; viewers aren’t', async () => {
  const page = await open(meWith('editor', { accountStatus: readable }))
  await page.user.click(screen.getByRole('button', { name: 'Export everything' }))
  expect(page.leftFor()).toBe('/imports?from=export')
})

test('a viewer continues read-only, without exports', async () => {
  await open(meWith('viewer', { accountStatus: readable }))
  screen.getByRole('button', { name: 'Continue read-only' })
  expect(screen.queryByRole('button', { name: 'Export everything' })).toBeNull()
  screen.getByText('Ask an owner of Northwind to reopen the account.')
  expect(screen.queryByRole('link', { name: 'Choose plan' })).toBeNull()
})

test('after the read-only period, reading isn’t offered', async () => {
  await open(meWith('editor', { accountStatus: over }))
  expect(effects().slice(0, 2)).toEqual([
    'Read-only access ended on January\u00a02,\u00a02026',
    'Links you’ve shared no longer open',
  ])
  expect(screen.queryByRole('button', { name: 'Continue read-only' })).toBeNull()
})

test.each([
  ['canceled', 'Choose plan'],
  ['past_due', 'Pay now'],
  ['suspended', 'Billing'],
] as const)('an owner of an account that is %s gets: %s', async (status, label) => {
  await open(meWith('owner', { accountStatus: { ...over, status } }))
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(
    '/classic/?path=/billing',
  )
})

test('an owner cancels the closing of an account', async () => {
  const me = meWith('owner', { accountStatus: { ...readable, closesAt: inDays(20) } })
  const page = await open(me, answers(keepAccount, me.tenant))
  page.server.now(answers(getMe, meWith('owner')))
  await page.user.click(screen.getByRole('button', { name: 'Keep account' }))
  await screen.findByText('It is authenticated')
})

test('checking again shows a payment that arrived meanwhile', async () => {
  const page = await open(meWith('viewer', { accountStatus: over }))
  page.server.now(answers(getMe, meWith('viewer')))
  await page.user.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText('It is authenticated')
})

test('signing out works from the paywall', async () => {
  const page = await open(meWith('viewer', { accountStatus: over }), answers(signOut))
  await page.user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(page.leftFor()).toBe('/classic/?path=/bye'))
})

test('a failed sign-out shows an error', async () => {
  const page = await open(
    meWith('viewer', { accountStatus: over }),
    refuses(signOut, 'unexpected', { detail: 'Something went wrong' }),
  )
  await page.user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByText('Something went wrong')
  expect(page.leftFor()).toBeUndefined()
})
