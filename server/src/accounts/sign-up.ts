import type { SignUpOffer } from '@satchel/contract/accounts/sign-up.ts'
import { TRIAL_DAYS } from '@satchel/contract/constants.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import type { Services } from '../platform/http/services.ts'
import { domainOf } from '../platform/mail/email-address.ts'
import { Problem, says } from '../platform/problem.ts'
import { isLoopback } from '../platform/security/loopback.ts'
import * as tenants from '../tenants/service.ts'
import * as users from '../users/service.ts'
import * as query from './sign-up-queries.ts'

// Who may open a company here. Invitations, single sign-on and SCIM bring people into a company that exists, so none of
// this is about them.

/** Returns what the sign-up page offers, and whom to ask where that is nothing. */
export async function offer({
  database: { system },
  config,
}: Pick<Services, 'database' | 'config'>): Promise<SignUpOffer> {
  const { SIGN_UP: rule } = config
  const operator = await tenants.findOperator(system, config)
  const profile = operator && (await tenants.findOperatorProfile(system, operator))
  return {
    isOpen: typeof rule === 'object' || (await isOpen(system, config)),
    isFirst: await isFirst(system, config),
    domains: typeof rule === 'object' ? [...rule] : null,
    trialDays: config.PLANS === 'off' ? null : TRIAL_DAYS,
    askAt: profile || null,
  }
}

/** Tells whether the server is empty, without a demo, and waits for the company that will operate it. */
export async function isFirst(
  system: Db,
  { SIGN_UP: rule, OPERATOR_TENANT: named }: Pick<Config, 'SIGN_UP' | 'OPERATOR_TENANT'>,
): Promise<boolean> {
  if (named || (rule !== 'first' && rule !== 'open')) return false
  if (await tenants.findFirst(system)) return false
  // Without one that was confirmed, only the demo can operate the server.
  return (await tenants.findOperator(system, {})) === undefined
}

/** Says in a sentence who may open a company, and whether strangers are kept out of a server that they can reach. */
export async function describeSignUp(
  db: Db,
  config: Pick<Config, 'SIGN_UP' | 'PUBLIC_URL' | 'STRIPE_SECRET_KEY'>,
): Promise<{ text: string; isSafe: boolean }> {
  const { SIGN_UP: rule, PUBLIC_URL, STRIPE_SECRET_KEY } = config
  if (typeof rule === 'object')
    return {
      text: `Companies can sign up with addresses at ${rule.join(', ')} (SIGN_UP).`,
      isSafe: true,
    }
  if (rule === 'closed')
    return { text: 'No further company can sign up (SIGN_UP is closed).', isSafe: true }
  if (rule === 'open')
    return {
      text: 'Anybody who reaches this server can open an account (SIGN_UP is open).',
      isSafe: isLoopback(PUBLIC_URL) || STRIPE_SECRET_KEY !== undefined,
    }
  const isClosed = (await tenants.findFirst(db)) !== undefined
  const text = isClosed
    ? 'The first company has signed up, and no other can (SIGN_UP is first).'
    : 'The first company to confirm its address operates this server; then no other can sign up (SIGN_UP is first).'
  return { text, isSafe: true }
}

/** Throws `sign-up-closed` unless a company may be opened with this address. Says nothing about the address itself. */
export async function requireOpen(
  db: Db,
  config: Pick<Config, 'SIGN_UP'>,
  email: string,
): Promise<void> {
  const refusal = await whyClosed(db, config, email)
  if (refusal) throw refusal
}

async function isOpen(db: Db, { SIGN_UP: rule }: Pick<Config, 'SIGN_UP'>): Promise<boolean> {
  return rule === 'open' || (rule === 'first' && (await tenants.findFirst(db)) === undefined)
}

/**
 * Confirms a person's address; false if it was confirmed before. Throws `sign-up-closed` if that would open a company which
 * may not be opened any more: the rule changed since the registration, or another company was first.
 */
export async function confirmMember(
  db: Db,
  config: Pick<Config, 'SIGN_UP'>,
  userId: string,
): Promise<boolean> {
  const opened = await query.findOpened(db, userId)
  const refusal = opened && (await refusalOf(db, config, opened))
  if (refusal) throw refusal
  const isConfirmed = await users.markConfirmed(db, userId)
  // Of two confirmed at once, both found nobody there. The database has let one of them wait for the other.
  if (opened && config.SIGN_UP === 'first' && !opened.isAdmitted)
    if ((await tenants.findFirst(db))?.companyId !== opened.tenantId) throw closed()
  return isConfirmed
}

/** Returns why a person's confirmation would be refused; undefined if it wouldn't. */
export async function findRefusal(
  db: Db,
  config: Pick<Config, 'SIGN_UP'>,
  userId: string,
): Promise<Problem | undefined> {
  const opened = await query.findOpened(db, userId)
  return opened && refusalOf(db, config, opened)
}

async function refusalOf(
  db: Db,
  config: Pick<Config, 'SIGN_UP'>,
  { email, isAdmitted }: query.Opened,
): Promise<Problem | undefined> {
  return isAdmitted ? undefined : whyClosed(db, config, email)
}

async function whyClosed(
  db: Db,
  config: Pick<Config, 'SIGN_UP'>,
  email: string,
): Promise<Problem | undefined> {
  const { SIGN_UP: rule } = config
  if (typeof rule === 'object') return rule.includes(domainOf(email)) ? undefined : closedTo(rule)
  return (await isOpen(db, config)) ? undefined : closed()
}

export function closed(): Problem {
  return new Problem('sign-up-closed', says('signUpClosed'))
}

function closedTo(domains: readonly string[]): Problem {
  return new Problem('sign-up-closed', says('signUpNeedsAddressAt', { names: domains.join(', ') }))
}
