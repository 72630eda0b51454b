import { getMe } from '@satchel/contract/accounts/accounts.ts'
import { closeAccount, keepAccount, keepAccountByMail } from '@satchel/contract/tenants/tenants.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import ByePage from '../../classic/pages/ByePage.tsx'
import { CloseSection } from './CloseSection.tsx'

const owner = meWith('owner', { tenant: { name: 'Northwind Büro  & Co.' } })
const CLOSES = '2026-12-21T23:30:00.000Z'
const closed = { status: 'canceled', closesAt: CLOSES, readableUntil: CLOSES } as const
const whileClosing = meWith('owner', { accountStatus: closed })

const open = (replies: readonly Answered[], me = owner) =>
  openPage(<CloseSection />, replies, { me })
const close = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Close account' })
const typed = () => screen.getByLabelText(/^Type Northwind/)

test('an owner who types the wrong name can’t close the account', async () => {
  const page = await open([])
  expect(close().disabled).toBe(true)
  await fill(page, typed(), 'Northwind Büro')
  expect(close().disabled).toBe(true)
  await page.user.keyboard('{Enter}')
  expect(page.server.calls(closeAccount)).toHaveLength(0)
})

test('different spaces in the typed name don’t matter for closing', async () => {
  const leftFor = watchLeaving()
  const page = await open([answers(closeAccount, owner.tenant)])
  await fill(page, typed(), ' Northwind Büro & Co.')
  await page.user.click(close())
  await waitFor(() => expect(leftFor()).toBe('/classic/?path=/bye'))
  expect(page.server.calls(closeAccount)[0]?.params.id).toBe(owner.tenant.id)
})

test('an account that couldn’t be closed stays open, with the reason', async () => {
  const leftFor = watchLeaving()
  const page = await open([refuses(closeAccount, 'conflict', { detail: 'It is closed already' })])
  await fill(page, typed(), 'Northwind Büro & Co.')
  await page.user.click(close())
  expect((await screen.findByRole('alert')).textContent).toBe('It is closed already')
  expect(leftFor()).toBeUndefined()
})

test('the export comes before the closing', async () => {
  await open([])
  const link = screen.getByRole('link', { name: 'Export everything' })
  expect(link.getAttribute('href')).toBe('/imports?from=export')
})

test('closing can be canceled, and its date is shown in the company’s time zone', async () => {
  const page = await open([answers(keepAccount, owner.tenant)], whileClosing)
  // Half past midnight in Zurich.
  screen.getByText(/permanently deleted on Dec 22, 2026, 12:30/)
  await page.user.click(screen.getByRole('button', { name: 'Keep account' }))
  await screen.findByText('Account kept')
  await screen.findByRole('button', { name: 'Close account' })
})

test('people who aren’t owners see who can cancel the closing', async () => {
  await open([], meWith('admin', { accountStatus: closed }))
  screen.getByText('An owner can cancel this.')
  expect(screen.queryByRole('button', { name: 'Keep account' })).toBeNull()
})

const openBye = (
  replies: readonly Answered[],
  at = '/bye',
  me = undefined as typeof owner | undefined,
) => openPage(<ByePage />, replies, { at, me })

test('after signing out, the page says so, and links to sign-in', async () => {
  await openBye([])
  screen.getByRole('heading', { name: 'You’re signed out' })
  const link = screen.getByRole('link', { name: 'Sign in again' })
  expect(link.getAttribute('href')).toBe('/classic/?path=/login')
})

test('a signed-in visitor of the page is told so', async () => {
  await openBye([], '/bye', owner)
  screen.getByText('As ada@northwind.test.')
  screen.getByRole('link', { name: 'Go to Satchel' })
})

test('after closing, owners cancel it from the page, and return to the account', async () => {
  const leftFor = watchLeaving()
  const page = await openBye([answers(keepAccount, owner.tenant)], '/bye', whileClosing)
  screen.getByRole('heading', { name: 'The Northwind account is closing' })
  page.server.now(answers(getMe, owner))
  await page.user.click(screen.getByRole('button', { name: 'Keep account' }))
  await waitFor(() => expect(leftFor()).toBe('/home'))
})

test('the email cancels the closing by a click, not by a mail scanner’s visit', async () => {
  const page = await openBye([answers(keepAccountByMail, { name: 'Northwind' })], '/bye?keep=t0ken')
  expect(page.server.calls(keepAccountByMail)).toHaveLength(0)
  await page.user.click(screen.getByRole('button', { name: 'Keep account' }))
  await screen.findByText('The Northwind account is kept. Nothing was deleted.')
  expect(page.server.calls(keepAccountByMail)[0]?.body).toEqual({ token: 't0ken' })
})

test('an expired email says so, and isn’t retried', async () => {
  const detail = 'This link has expired'
  const page = await openBye(
    [refuses(keepAccountByMail, 'token-expired', { detail })],
    '/bye?keep=t',
  )
  await page.user.click(screen.getByRole('button', { name: 'Keep account' }))
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(screen.queryByRole('button', { name: 'Keep account' })).toBeNull()
  screen.getByRole('link', { name: 'Open Satchel' })
})
