import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { button, noButton } from '../../test/library.ts'
import { openFrame } from '../../test/open-frame.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
})

const status = (accountStatus: Partial<Tenant['accountStatus']>) => ({
  parts: { accountStatus },
})

it('lets only owners see and dismiss the days left in the trial', async () => {
  const { user } = await openFrame(status({ trialEndsAt: '2026-12-01T12:00:00.000Z' }))
  screen.getByText('9 days left in your trial.')
  await user.click(button('Dismiss'))
  expect(screen.queryByText('9 days left in your trial.')).toBeNull()
  cleanup()
  // The next page, in the same browser, doesn't say it again.
  const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {})
  onTestFinished(() => clear.mockRestore())
  await openFrame(status({ trialEndsAt: '2026-12-01T12:00:00.000Z' }))
  expect(screen.queryByText('9 days left in your trial.')).toBeNull()
})

it('shows everyone the last days of a trial, and owners a link to plans', async () => {
  await openFrame({ role: 'viewer', ...status({ trialEndsAt: '2026-11-23T10:00:00.000Z' }) })
  screen.getByText('Your trial ends today.')
  expect(noButton('Dismiss')).toBe(true)
  expect(screen.queryByRole('link', { name: 'Choose plan' })).toBeNull()
})

it('tells everyone why the account is suspended, and whether links still work', async () => {
  const readableUntil = '2026-12-30T12:00:00.000Z'
  const suspended = (pagesClosed: boolean) =>
    status({ status: 'suspended', readableUntil, suspension: { reason: 'Spam', pagesClosed } })
  await openFrame({ role: 'viewer', ...suspended(true) })
  screen.getByText(
    'The administrator of this server suspended the account: Spam. Read-only until Dec 30, 2026. Links you’ve shared don’t work.',
  )
  cleanup()
  await openFrame(suspended(false))
  screen.getByText(/: Spam\. Read-only until Dec 30, 2026\. Links you’ve shared work until then\.$/)
  expect(screen.queryByRole('link', { name: 'Reopen account' })).toBeNull()
})

it('shows the payment’s due date in the tenant’s time zone', async () => {
  await openFrame(status({ status: 'active', paymentDueBy: '2026-11-29T23:30:00.000Z' }))
  screen.getByText(/^A payment is overdue. Everything keeps working until Nov 30, 2026\./)
  const way = screen.getByRole('link', { name: 'View invoices' })
  expect(way.getAttribute('href')).toBe('/classic/?path=/billing')
})

const withoutMail = {
  tenant: { emailsFailingSince: '2026-11-21T13:05:00.000Z' },
  accountStatus: { trialEndsAt: '2026-11-23T10:00:00.000Z' },
}

it('tells admins since when no email was sent, beside the account’s status', async () => {
  await openFrame({ role: 'admin', parts: withoutMail })
  screen.getByText(/^Emails haven’t gone out since Nov 21, 2026, 2:05\sPM\./)
  screen.getByText('Your trial ends today.')
})

it('doesn’t tell editors about unsent emails', async () => {
  await openFrame({ role: 'editor', parts: withoutMail })
  screen.getByText('Your trial ends today.')
  expect(screen.queryByText(/^Emails/)).toBeNull()
})

it('shows the closing of the account above all else', async () => {
  await openFrame(
    status({ closesAt: '2026-12-22T08:00:00.000Z', paymentDueBy: '2026-11-29T23:30:00.000Z' }),
  )
  screen.getByText(/closes on Dec 22, 2026\./)
  expect(screen.queryByText(/overdue/)).toBeNull()
})
