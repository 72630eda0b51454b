import { CLOSING_DAYS, READABLE_DAYS } from '@satchel/contract/constants.ts'
import type { Tenant } from '@satchel/contract/tenants.ts'
import type { Config } from '../platform/config.ts'
import { letter } from '../platform/mail/mail.ts'
import * as tenants from '../tenants/service.ts'
import type { Notice } from './due.ts'

// What the owners of a tenant are told of their account.

export function closingLetter(tenant: Tenant, config: Config, token: string, by: string | null) {
  const { closesAt } = tenant.accountStatus
  return letterTo(
    tenant,
    config,
    `The account of ${tenant.name} is being closed`,
    [
      `${by ?? 'Somebody'} has closed it. On ${dayOf(closesAt, tenant)} everything in it is deleted for good: items and files, links and what was read of them, and the sign-in of everybody.`,
      `For these ${CLOSING_DAYS} days it can be read and exported, and the links that were sent go on.`,
      'Any owner can change their mind until then.',
    ],
    wayBack(token),
  )
}

function wayBack(token: string) {
  return { label: 'Keep the account', path: `/bye?keep=${token}` }
}

export function keptLetter(tenant: Tenant, config: Config, by: string | null) {
  const who = by ?? 'An owner'
  return letterTo(
    tenant,
    config,
    `The account of ${tenant.name} is kept`,
    [`${who} has taken its closing back. Nothing of it was deleted.`],
    { label: 'Open Satchel', path: '/home' },
  )
}

/** `token` takes a closing back. */
export function noticeLetter(tenant: Tenant, config: Config, notice: Notice, token: string | null) {
  const { subject, passages, button } = wordsOf(tenant, notice)
  if (token) return letterTo(tenant, config, subject, passages, wayBack(token))
  return letterTo(tenant, config, subject, passages, { label: button, path: PATHS[button] })
}

const PATHS = {
  'Open Satchel': '/home',
  'Choose a plan': '/billing',
  'See what is due': '/billing',
  'Keep the account': '/bye',
} as const

interface Words {
  subject: string
  passages: string[]
  button: keyof typeof PATHS
}

const LATER = `After that everything is kept. For ${READABLE_DAYS} days more it can be read and exported, and the links that were sent go on; nothing can be added or changed.`
const STOPPED = 'Everything is kept, and nothing can be added or changed now.'

function wordsOf(tenant: Tenant, { kind }: Notice): Words {
  const { name, accountStatus } = tenant
  const { trialEndsAt, paymentDueBy, closesAt } = accountStatus
  const trial = (subject: string): Words => ({
    subject,
    passages: [`It ends on ${timeOf(trialEndsAt, tenant)}.`, LATER],
    button: 'Choose a plan',
  })
  const closing = (when: string): Words => ({
    subject: `${name} is deleted ${when}`,
    passages: [
      `The account was closed. On ${timeOf(closesAt, tenant)} everything in it is deleted for good.`,
    ],
    button: 'Keep the account',
  })
  const words: Record<Notice['kind'], () => Words> = {
    'trial-started': () => ({
      subject: `The trial of ${name} has begun`,
      passages: [
        `Until ${dayOf(trialEndsAt, tenant)} you can use all of Satchel: put in what you share, make a link for one person, and see it opened.`,
        'No card is needed, and nothing is charged by itself.',
      ],
      button: 'Open Satchel',
    }),
    'trial-3-days': () => trial(`Three days are left of the trial of ${name}`),
    'trial-1-day': () => trial(`The trial of ${name} ends tomorrow`),
    'trial-ended': () => ({
      subject: `The trial of ${name} has ended`,
      passages: [STOPPED, readable(tenant)],
      button: 'Choose a plan',
    }),
    'payment-overdue': () => ({
      subject: `A payment for ${name} is overdue`,
      passages: [
        `Everything goes on until ${dayOf(paymentDueBy, tenant)}.`,
        'Without the payment nothing can be added or changed after that.',
      ],
      button: 'See what is due',
    }),
    'payment-1-day': () => ({
      subject: `${name} stops tomorrow without the payment that is due`,
      passages: [`It is waited for until ${timeOf(paymentDueBy, tenant)}.`, LATER],
      button: 'See what is due',
    }),
    'account-stopped': () => ({
      subject: `The account of ${name} is no longer active`,
      passages: [STOPPED, readable(tenant)],
      button: 'See what is due',
    }),
    'reading-ends': () => ({
      subject: `The links of ${name} stop in a few days`,
      passages: [readable(tenant)],
      button: 'Choose a plan',
    }),
    'closing-3-days': () => closing('in three days'),
    'closing-1-day': () => closing('tomorrow'),
  }
  return words[kind]()
}

function readable(tenant: Tenant): string {
  const day = dayOf(tenant.accountStatus.readableUntil, tenant)
  return `Until ${day} it can be read and exported, and the links that were sent go on. After that they say that they are no longer available.`
}

function letterTo(
  tenant: Tenant,
  config: Config,
  subject: string,
  passages: string[],
  { label, path }: { label: string; path: string },
) {
  const line = subject.replace(/\p{Cc}+/gu, ' ').slice(0, 250)
  const button = { label, url: config.PUBLIC_URL + path }
  return letter(line, passages, button, { look: tenants.mailLookOf(tenant, config) })
}

function dayOf(at: string | null, { timeZone }: Tenant): string {
  return format(at, { dateStyle: 'long', timeZone })
}

function timeOf(at: string | null, { timeZone }: Tenant): string {
  return format(at, { dateStyle: 'long', timeStyle: 'short', timeZone })
}

function format(at: string | null, options: Intl.DateTimeFormatOptions): string {
  if (at === null) throw new Error('A letter about no day')
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(at))
}
