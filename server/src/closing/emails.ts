import { CLOSING_DAYS, READABLE_DAYS } from '@satchel/contract/constants.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import type { Config } from '../platform/config.ts'
import { renderEmail } from '../platform/mail/mail.ts'
import * as tenants from '../tenants/service.ts'
import type { Notice } from './due.ts'

// The emails that owners get about the state of their account.

export function closingEmail(tenant: Tenant, config: Config, token: string, by: string | null) {
  const { closesAt } = tenant.accountStatus
  return tenantEmail(
    tenant,
    config,
    `The ${tenant.name} account is being closed`,
    [
      `${by ?? 'Someone'} closed this account. On ${dayOf(closesAt, tenant)}, everything in it will be permanently deleted: items and files, links and their visits, and everyone’s sign-in.`,
      `For the next ${CLOSING_DAYS} days you can still view and export everything, and the links you’ve shared keep working.`,
      'Until then, any owner can keep the account.',
    ],
    wayBack(token),
  )
}

function wayBack(token: string) {
  return { label: 'Keep account', path: `/bye?keep=${token}` }
}

export function closingCanceledEmail(tenant: Tenant, config: Config, by: string | null) {
  const who = by ?? 'An owner'
  return tenantEmail(
    tenant,
    config,
    `The ${tenant.name} account stays open`,
    [`${who} canceled the closing. Nothing was deleted.`],
    { label: 'Open Satchel', path: '/home' },
  )
}

/** Renders a notice; its button cancels the closing where a `token` is given. */
export function noticeEmail(tenant: Tenant, config: Config, notice: Notice, token: string | null) {
  const { subject, passages, button } = wordsOf(tenant, notice)
  if (token) return tenantEmail(tenant, config, subject, passages, wayBack(token))
  return tenantEmail(tenant, config, subject, passages, { label: button, path: PATHS[button] })
}

const PATHS = {
  'Open Satchel': '/home',
  'Choose a plan': '/billing',
  'View billing': '/billing',
  'Keep account': '/bye',
} as const

interface Words {
  subject: string
  passages: string[]
  button: keyof typeof PATHS
}

const LATER = `After that, your content is kept, but nothing can be added or changed. You can view and export it for ${READABLE_DAYS} more days, and the links you’ve shared keep working during that time.`
const STOPPED = 'Your content is kept, but nothing can be added or changed.'

function wordsOf(tenant: Tenant, { kind }: Notice): Words {
  const { name, accountStatus } = tenant
  const { trialEndsAt, paymentDueBy, closesAt } = accountStatus
  const trial = (subject: string): Words => ({
    subject,
    passages: [`Your trial ends on ${timeOf(trialEndsAt, tenant)}.`, LATER],
    button: 'Choose a plan',
  })
  const closing = (when: string): Words => ({
    subject: `${name} will be deleted ${when}`,
    passages: [
      `This account was closed. On ${timeOf(closesAt, tenant)}, everything in it will be permanently deleted.`,
    ],
    button: 'Keep account',
  })
  const words: Record<Notice['kind'], () => Words> = {
    'trial-started': () => ({
      subject: `Your ${name} trial has started`,
      passages: [
        `You can use everything in Satchel until ${dayOf(trialEndsAt, tenant)}: add content, create a link for one person, and see when they open it.`,
        'You don’t need a credit card, and you won’t be charged automatically.',
      ],
      button: 'Open Satchel',
    }),
    'trial-3-days': () => trial(`3 days left in your ${name} trial`),
    'trial-1-day': () => trial(`Your ${name} trial ends tomorrow`),
    'trial-ended': () => ({
      subject: `Your ${name} trial has ended`,
      passages: [STOPPED, readable(tenant)],
      button: 'Choose a plan',
    }),
    'payment-overdue': () => ({
      subject: `A payment for ${name} is overdue`,
      passages: [
        `Everything keeps working until ${dayOf(paymentDueBy, tenant)}.`,
        'After that, nothing can be added or changed until you pay.',
      ],
      button: 'View billing',
    }),
    'payment-1-day': () => ({
      subject: `Pay by tomorrow to keep using ${name}`,
      passages: [`Your payment is due by ${timeOf(paymentDueBy, tenant)}.`, LATER],
      button: 'View billing',
    }),
    'account-stopped': () => ({
      subject: `The ${name} account is no longer active`,
      passages: [STOPPED, readable(tenant)],
      button: 'View billing',
    }),
    'reading-ends': () => ({
      subject: `Links from ${name} will stop working soon`,
      passages: [readable(tenant)],
      button: 'Choose a plan',
    }),
    'closing-3-days': () => closing('in 3 days'),
    'closing-1-day': () => closing('tomorrow'),
  }
  return words[kind]()
}

function readable(tenant: Tenant): string {
  const day = dayOf(tenant.accountStatus.readableUntil, tenant)
  return `Until ${day}, you can view and export everything, and the links you’ve shared keep working. After that, visitors see that your links are no longer available.`
}

function tenantEmail(
  tenant: Tenant,
  config: Config,
  subject: string,
  passages: string[],
  { label, path }: { label: string; path: string },
) {
  const button = { label, url: config.PUBLIC_URL + path }
  return renderEmail(subject, passages, button, { look: tenants.mailLookOf(tenant, config) })
}

function dayOf(at: string | null, { timeZone }: Tenant): string {
  return format(at, { dateStyle: 'long', timeZone })
}

function timeOf(at: string | null, { timeZone }: Tenant): string {
  return format(at, { dateStyle: 'long', timeStyle: 'short', timeZone })
}

function format(at: string | null, options: Intl.DateTimeFormatOptions): string {
  if (at === null) throw new Error('An email without a date')
  return new Intl.DateTimeFormat('en-US', options).format(new Date(at))
}
