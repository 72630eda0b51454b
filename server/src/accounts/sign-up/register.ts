import { TRIAL_DAYS } from '@satchel/contract/constants.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Actor, type Scope, withNewTenant } from '../../platform/database/scope.ts'
import { type Attempt, answerOnce, findAnswer } from '../../platform/http/idempotency.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { localPartOf, normalAddress, normalEmail } from '../../platform/mail/email-address.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { localeOfAddress } from '../../platform/mail/member-locale.ts'
import { invalidField, Problem, says } from '../../platform/problem.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import type { Secrets } from '../../platform/security/secrets.ts'
import { knownTimeZone } from '../../platform/time-zone.ts'
import * as taxonomy from '../../taxonomy/service.ts'
import * as tenants from '../../tenants/service.ts'
import * as users from '../../users/service.ts'
import { confirmationEmail } from '../emails.ts'
import { insertCredential, removeUnconfirmed } from '../invitation-queries.ts'
import { requireStrongPassword } from '../passwords.ts'
import * as query from '../queries.ts'
import type { Accounts } from '../service.ts'
import { findRefusal, requireOpen } from '../sign-up.ts'
import { requireOpenDomain } from '../sso/rule.ts'
import { createCode } from './confirmation-codes.ts'
import { confirmationWaitOf } from './confirmation-limits.ts'

export interface Registration {
  email: string
  password: string
  name: string
  company: string
  timeZone?: string
  locale?: Locale
  partnerCode?: string
}

interface Registered {
  userId: string
  tenantId: string
  verification: 'sent'
}

/**
 * The account, its tenant on trial, the ready taxonomy and the mail: all of it, or nothing. The same
 * again with the same `Idempotency-Key` is answered as the first time. The first company of a server gets no mail.
 */
export async function register(
  { services }: Accounts,
  draft: Registration,
  { key, ip, isFirst = false }: { key?: string | undefined; ip: string; isFirst?: boolean },
): Promise<Registered> {
  const { config, secrets, database } = services
  const email = readAddress(draft.email)
  // Before anything is looked up: the answer is the same whoever's address it is.
  await requireOpen(database.system, config, email)
  const timeZone = knownTimeZone(draft.timeZone ?? 'UTC')
  if (!timeZone) throw invalidField('timeZone', says('isNotIanaTimeZone'))
  await requireStrongPassword(draft.password)
  // Before the transaction, so that no connection and no address waits for it.
  const password = await hashPassword(draft.password)
  const attempt = key === undefined ? undefined : attemptOf(secrets, key, draft)
  return withNewTenant(database, async (db, enter) => {
    await query.lockEmail(db, email)
    await requireOpenDomain(db, email)
    const existing = await query.findAccountByEmail(db, email)
    const earlier = existing && attempt && (await findAnswer(db, existing, attempt))
    if (earlier) return earlier.body as Registered
    // An address that nobody has proved is nobody's yet: the newest registration takes its place.
    if (existing && !(await removeUnconfirmed(db, existing))) throw emailTaken()
    const retryAfter = await confirmationWaitOf(services.limits, email, ip)
    if (retryAfter !== undefined)
      throw new Problem('too-many-requests', says('tooManyAttemptsTryAgainLater'), { retryAfter })
    const partner = draft.partnerCode
      ? await tenants.requirePartnerCode(db, draft.partnerCode)
      : undefined
    const name = draft.name.trim()
    const id = await insertCredential(db, { email, password })
    const code = await codeFor(db, secrets, { email, isFirst })
    const trialDays = partner?.trialDays ?? TRIAL_DAYS
    const { locale = 'en' } = draft
    const company = { name: draft.company.trim(), timeZone, locale, trialDays }
    const tenantId = await tenants.create(db, { ...company, ...plansOf(config) })
    if (partner) await tenants.addPartnerTenant(db, partner, tenantId)
    const scope = await enter(ownerOf({ id, name, tenantId }))
    await users.insertMember(scope, { id, email, name, role: 'owner' })
    await taxonomy.seedTaxonomy(scope)
    await mailCode(scope, services, { email, code, locale })
    const body: Registered = { userId: id, tenantId, verification: 'sent' }
    if (attempt) await answerOnce(scope, attempt, async () => ({ status: 201, body }))
    return body
  })
}

interface Mailed {
  email: string
  /** Undefined if nobody needs to confirm the address. */
  code: string | undefined
  locale: Locale
}

async function codeFor(
  db: Db,
  secrets: Secrets,
  { email, isFirst }: { email: string; isFirst: boolean },
): Promise<string | undefined> {
  return isFirst ? undefined : createCode(db, secrets, email)
}

async function mailCode(
  scope: Scope,
  { config, secrets }: Accounts['services'],
  { code, ...to }: Mailed,
): Promise<void> {
  if (code === undefined) return
  await enqueueMail(scope, confirmationEmail(config, secrets, { ...to, code }))
}

function plansOf({ PLANS, SIGN_UP }: Config) {
  const planless = PLANS === 'off'
  // Without plans every account is active, also those of strangers.
  return { planless, planUnpaid: planless && SIGN_UP === 'open' }
}

function ownerOf({ id, name, tenantId }: Pick<query.Account, 'id' | 'name' | 'tenantId'>): Actor {
  return { id, name, tenantId, role: 'owner', permissions: new Set(PERMISSIONS_OF.owner) }
}

function attemptOf({ auth }: Secrets, key: string, draft: Registration): Attempt {
  return { key, request: JSON.stringify(['register', draft]), secret: auth }
}

function emailTaken(): Problem {
  return new Problem('email-taken', says('accountWithThisAddressAlreadyExists'), {
    errors: [{ path: 'email', ...says('isTaken') }],
  })
}

/** Characters every mail server takes before the @. Dots are between other characters. */
const LOCAL = /^[\w'+-]+(\.[\w'+-]+)*(?<!')$/
const TOP_LEVEL = /\.([a-z]{2,}|xn--[a-z0-9-]+)$/

function readAddress(input: string): string {
  const email = normalAddress(input)
  if (!email || !TOP_LEVEL.test(email)) throw invalidField('email', says('isNotEmailAddress'))
  if (!LOCAL.test(localPartOf(email)))
    throw invalidField('email', says('addressMayHaveEnglishLettersOnly'))
  return email
}

/** Resends a confirmation. Known and unknown addresses take the same path; the job decides. */
export async function resendConfirmation(
  { services }: Accounts,
  input: string,
  ip: string,
): Promise<void> {
  const email = normalEmail(input)
  if ((await confirmationWaitOf(services.limits, email, ip)) !== undefined) return
  await enqueue({ db: services.database.system }, 'mail-confirmation', { email })
}

export async function mailConfirmation({ services }: Accounts, payload: unknown): Promise<void> {
  const { email } = payload as { email: string }
  const { config, secrets, database } = services
  const account = await query.findAccountByEmail(database.system, email)
  if (account?.status !== 'unconfirmed') return
  // A code that confirms nothing isn't sent.
  if (await findRefusal(database.system, config, account.id)) return
  const code = await createCode(database.system, secrets, email)
  const { tenantId } = account
  const locale = await localeOfAddress(database.system, tenantId, email)
  const mail = confirmationEmail(config, secrets, { email, code, locale })
  await services.sendMail({ ...mail, tenantId })
}
