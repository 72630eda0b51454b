import { getMe, type Me } from '@satchel/contract/accounts/accounts.ts'
import {
  type Billing,
  getBilling,
  type Invoice,
  listInvoices,
  openCheckout,
  openPortal,
  refreshBilling,
  switchPlan,
} from '@satchel/contract/tenants/billing.ts'
import { PLANS } from '@satchel/contract/tenants/plans.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { address, meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import BillingPage from './BillingPage.tsx'

/** Socket that never sends anything. */
class SilentSocket {
  close() {}
}

const used = { seats: 2, items: 300, storageBytes: 1_500_000_000, links: 40, shortDomains: 0 }

function billingOf(overrides: Partial<Billing> = {}): Billing {
  return {
    mode: 'stripe',
    plan: 'team',
    limits: PLANS.team.limits,
    usage: used,
    subscription: {
      status: 'active',
      interval: 'month',
      renewsAt: '2026-12-01T00:30:00.000Z',
      endsAt: null,
    },
    offers: [
      { plan: 'starter', interval: 'month', amount: 2_900, currency: 'EUR' },
      { plan: 'team', interval: 'month', amount: 9_900, currency: 'EUR' },
      { plan: 'team', interval: 'year', amount: 99_000, currency: 'EUR' },
    ],
    isReachable: true,
    isOperator: true,
    ...overrides,
  }
}

const invoices = (...items: Invoice[]) => answers(listInvoices, { items, nextCursor: null })
const active = meWith('owner', { accountStatus: { status: 'active' }, tenant: { plan: 'team' } })

interface Setup {
  me?: Me
  more?: readonly Answered[]
  at?: string
}

async function open(
  billing: Billing,
  { me = active, more = [], at = '/classic/billing' }: Setup = {},
) {
  vi.stubGlobal('WebSocket', SilentSocket)
  const leftFor = watchLeaving()
  const replies = [answers(getBilling, billing), invoices(), ...more]
  const page = await openPage(<BillingPage />, replies, { me, at })
  return { ...page, leftFor }
}

const plan = () => screen.findByRole('region', { name: 'Your plan' })
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('li') as HTMLElement)
}

test('the plan shows its price and renewal in the company’s time zone', async () => {
  await open(billingOf(), {
    me: meWith('owner', {
      accountStatus: { status: 'active' },
      tenant: { plan: 'team', timeZone: 'America/New_York' },
    }),
  })
  const lines = within(await plan())
  lines.getByText('Team')
  lines.getByText('Active, €99.00 a month')
  lines.getByText('Renews on November 30, 2026')
})

test('usage is shown next to its limits', async () => {
  await open(billingOf({ usage: { ...used, seats: 30 } }))
  await screen.findByRole('progressbar', { name: 'People: 30 of 25' })
  screen.getByText('Over the plan’s limit. Nothing is lost, but you can’t add more.')
  screen.getByRole('progressbar', { name: 'Storage: 1.5 GB of 250 GB' })
})

test('another plan is bought on Stripe’s page', async () => {
  const url = 'https://checkout.example/1'
  const page = await open(billingOf(), { more: [answers(openCheckout, { url })] })
  expect((await card('Team')).getByRole<HTMLButtonElement>('button').textContent).toBe('Your plan')
  await page.user.click((await card('Starter')).getByRole('button', { name: 'Change to Starter' }))
  await waitFor(() => expect(page.leftFor()).toBe(url))
  expect(page.server.calls(openCheckout)[0]?.body).toEqual({ plan: 'starter', interval: 'month' })
})

test('yearly billing is another choice, and unavailable plans can’t be bought', async () => {
  const page = await open(billingOf())
  await page.user.click(await screen.findByRole('radio', { name: 'Yearly' }))
  const team = await card('Team')
  team.getByText('€990.00')
  team.getByRole('button', { name: 'Change to Team' })
  const button = (await card('Starter')).getByRole<HTMLButtonElement>('button')
  expect(button.disabled).toBe(true)
})

test('a smaller plan says which limits are exceeded', async () => {
  await open(billingOf({ usage: { ...used, seats: 4, items: 2_000 } }))
  const starter = await card('Starter')
  starter.getByText(/limit for: people, items\./)
})

test('a person who never paid selects a plan, and a refusal is shown', async () => {
  const page = await open(billingOf({ plan: 'trial', subscription: null }), {
    more: [refuses(openCheckout, 'unavailable', { detail: 'Stripe not responding' })],
  })
  await page.user.click((await card('Team')).getByRole('button', { name: 'Choose Team' }))
  await screen.findByText('Stripe not responding')
  expect(page.leftFor()).toBeUndefined()
})

test('an owner keeps a canceled plan', async () => {
  const url = 'https://portal.example/1'
  const subscription = {
    status: 'active',
    interval: 'month',
    renewsAt: null,
    endsAt: '2026-12-10T12:00:00.000Z',
  } as const
  const page = await open(billingOf({ subscription }), { more: [answers(openPortal, { url })] })
  within(await plan()).getByText('Canceled. Everything keeps working until December 10, 2026')
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Keep plan' }))
  await waitFor(() => expect(page.leftFor()).toBe(url))
  expect(page.server.calls(openPortal)[0]?.body).toEqual({})
})

test('an overdue payment says until when everything works', async () => {
  await open(billingOf(), {
    me: meWith('owner', {
      accountStatus: { status: 'active', paymentDueBy: '2026-11-29T12:00:00.000Z' },
    }),
  })
  const line = 'A payment is overdue. The account keeps working until November 29, 2026'
  within(await plan()).getByText(line)
})

test('invoices can be viewed, paid and downloaded', async () => {
  const invoice: Invoice = {
    id: 'in_1',
    number: 'N-0001',
    status: 'open',
    amount: 9_900,
    currency: 'EUR',
    createdAt: '2026-11-01T12:00:00.000Z',
    pageUrl: 'https://pay.example/1',
    pdfUrl: 'https://pay.example/1.pdf',
  }
  await open(billingOf(), {
    more: [
      invoices(invoice, {
        ...invoice,
        id: 'in_2',
        number: null,
        status: 'draft',
        pageUrl: null,
        pdfUrl: null,
      }),
    ],
  })
  const pay = await screen.findByRole('link', { name: 'Pay N-0001' })
  expect(pay.getAttribute('href')).toBe('https://pay.example/1')
  screen.getByRole('link', { name: 'PDF of N-0001' })
  const draft = screen.getByText('No number yet').closest('li')
  expect(draft?.textContent).toContain('Draft')
})

test('after paying, the account shows as active, and the URL is cleaned up', async () => {
  const billing = billingOf()
  const page = await open(billing, {
    at: '/classic/?path=/billing&checkout=done',
    me: meWith('owner', { accountStatus: { status: 'canceled' } }),
    more: [answers(refreshBilling, billing), answers(getMe, active)],
  })
  await screen.findByText(/^The account is active/)
  await waitFor(() => expect(address()).toBe('/classic/?path=/billing'))
  expect(page.server.calls(refreshBilling)).toHaveLength(1)
})

test('without payments, owners of the operator’s account switch their plan by hand', async () => {
  const manual = billingOf({ mode: 'manual', plan: 'starter', subscription: null, offers: [] })
  const page = await open(manual, { more: [answers(switchPlan, { ...manual, plan: 'team' })] })
  await page.user.click((await card('Team')).getByRole('button', { name: 'Switch to Team' }))
  await screen.findByText('You’re now on the Team plan')
  expect(page.server.calls(switchPlan)[0]?.body).toEqual({ plan: 'team' })
  expect(page.server.calls(listInvoices)).toHaveLength(0)
})

test('by hand, the operator’s account gets any status', async () => {
  const manual = billingOf({ mode: 'manual', subscription: null, offers: [] })
  const page = await open(manual, { more: [answers(switchPlan, manual)] })
  await page.user.click(await screen.findByRole('combobox', { name: 'Status' }))
  await page.user.click(await screen.findByRole('option', { name: 'Payment overdue' }))
  await page.user.click(screen.getByRole('button', { name: 'Set status' }))
  await screen.findByText('The account is set to: Payment overdue')
  expect(page.server.calls(switchPlan)[0]?.body).toEqual({ plan: 'team', status: 'past_due' })
})

test('nobody else simulates what a payment would do', async () => {
  await open(billingOf({ mode: 'manual', subscription: null, offers: [], isOperator: false }))
  await card('Team')
  await screen.findByText(/Ask whoever operates it for another plan/)
  expect(screen.queryByRole('button', { name: 'Set status' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Switch to/ })).toBeNull()
})

test('admins see who manages billing, and nothing is requested', async () => {
  const page = await open(billingOf(), { me: meWith('admin') })
  screen.getByText('Only account owners can manage the plan and payments.')
  expect(page.server.calls(getBilling)).toHaveLength(0)
})
