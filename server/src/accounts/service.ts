import type { Me, SignInOptions } from '@satchel/contract/accounts.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import type { Identity } from '../platform/identity.ts'
import { enqueue } from '../platform/jobs.ts'
import { found, invalidField, Problem } from '../platform/problem.ts'
import { personOf, type Scope, withFounding } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import * as taxonomy from '../taxonomy/service.ts'
import * as tenants from '../tenants/service.ts'
import * as users from '../users/service.ts'
import { demandPatience, subjectsOf } from './attempts.ts'
import { type Auth, authOn, refusal } from './auth.ts'
import { confirmationLetter, readConfirmationToken } from './letters.ts'
import { demandStrong } from './passwords.ts'
import * as query from './queries.ts'
import { hashOf, type IssuedTokens, issueTokens, type Verifier } from './tokens.ts'

/** The accounts module needs the platform and one Better Auth outside of transactions. */
export interface Accounts {
  services: Services
  auth: Auth
  verifier: Verifier
}

/** Where a call comes from. */
export interface Origin {
  ip: string
  agent: string | null
}

export interface Registration {
  email: string
  password: string
  name: string
  company: string
  timeZone?: string
}

const normalEmail = (email: string) => email.trim().toLowerCase()

export async function findTenant(
  { services }: Accounts,
  email: string,
): Promise<SignInOptions | null> {
  const tenant = await query.findSignIn(services.database.system, normalEmail(email))
  if (!tenant) return null
  const { id, name, status, logoUrl, color } = tenant
  return {
    id,
    name,
    accountStatus: { status },
    signIn: { password: true, sso: null },
    branding: { logoUrl, color },
  }
}

/** The account, its tenant on trial, the ready taxonomy and the mail: all of it, or nothing. */
export async function register({ services }: Accounts, draft: Registration) {
  const { config, secrets, database } = services
  const email = normalEmail(draft.email)
  const timeZone = knownTimeZone(draft.timeZone)
  await demandStrong(draft.password)
  return withFounding(database, async (db, enter) => {
    await query.lockEmail(db, email)
    if (await query.findAccountByEmail(db, email))
      throw new Problem('email-taken', 'There is an account for this address already', {
        errors: [{ path: 'email', message: 'is taken' }],
      })
    const auth = authOn(db, config, secrets)
    const name = draft.name.trim()
    const { user } = await auth.api.signUpEmail({ body: { email, password: draft.password, name } })
    const code = await auth.api.createVerificationOTP({
      body: { email, type: 'email-verification' },
    })
    const tenantId = await tenants.found(db, { name: draft.company.trim(), timeZone })
    const permissions = new Set(PERMISSIONS_OF.owner)
    const scope = await enter({ id: user.id, name, tenantId, role: 'owner', permissions })
    await users.addMember(scope, { id: user.id, email, name, role: 'owner' })
    await taxonomy.plant(scope)
    await enqueue(scope, 'send-mail', confirmationLetter(config, email, code))
    return { userId: user.id, tenantId, verification: 'sent' as const }
  })
}

/** Answers the same whether the address is known, confirmed or neither. */
export async function resendConfirmation(
  { services, auth }: Accounts,
  given: string,
): Promise<void> {
  const { config, database } = services
  const email = normalEmail(given)
  const account = await query.findAccountByEmail(database.system, email)
  if (account?.status !== 'unconfirmed') return
  const code = await auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } })
  await enqueue({ db: database.system }, 'send-mail', confirmationLetter(config, email, code), {
    jobKey: `confirm:${account.id}`,
  })
}

export async function confirm(
  accounts: Accounts,
  given: { email?: string; code?: string; token?: string },
): Promise<IssuedTokens> {
  const { email, code } = readConfirmation(given)
  const { services, auth } = accounts
  try {
    const { token } = await auth.api.verifyEmailOTP({ body: { email, otp: code } })
    return await openSession(accounts, token ?? '', (db, id) => query.markConfirmed(db, id))
  } catch (error) {
    if (error instanceof Problem) throw error
    const reason = refusal(error)
    services.log.info({ reason }, 'confirmation refused')
    if (reason === 'INVALID_OTP') throw invalidCode(given.token !== undefined)
    throw new Problem(
      'token-expired',
      'The code has expired or was tried too often. Ask for a new one',
    )
  }
}

function readConfirmation({
  email,
  code,
  token,
}: {
  email?: string
  code?: string
  token?: string
}) {
  if (token !== undefined) return readConfirmationToken(token)
  if (!email) throw invalidField('email', 'is missing')
  if (!code) throw invalidField('code', 'is missing')
  return { email: normalEmail(email), code: code.replace(/\s/g, '') }
}

function invalidCode(byLink: boolean): Problem {
  if (byLink) return new Problem('token-expired', 'The link has expired or was used')
  return new Problem('wrong-code', 'The code is wrong', {
    errors: [{ path: 'code', message: 'is wrong' }],
  })
}

export async function signIn(
  accounts: Accounts,
  { email: given, password }: { email: string; password: string },
  { ip, agent }: Origin,
): Promise<IssuedTokens> {
  const { services, auth } = accounts
  const { system } = services.database
  const email = normalEmail(given)
  const subjects = subjectsOf(email, ip)
  await demandPatience(system, subjects)
  try {
    const { token } = await auth.api.signInEmail({ body: { email, password } })
    return await openSession(accounts, token, async (db, id, sessionId) => {
      await query.describeSession(db, sessionId, agent)
      await query.forgetFailures(db, subjects[0] ?? '')
      await query.markSeen(db, id)
    })
  } catch (error) {
    if (error instanceof Problem) throw error
    const reason = refusal(error)
    if (reason === 'EMAIL_NOT_VERIFIED')
      throw new Problem('not-confirmed', 'Confirm the address by the mail we sent')
    await query.addFailures(system, subjects)
    throw wrongCredentials()
  }
}

function wrongCredentials(): Problem {
  return new Problem('bad-credentials', 'The address or the password is wrong')
}

/** The first token set of a session that Better Auth has opened. */
async function openSession(
  { services, auth }: Accounts,
  token: string,
  also: (db: Services['database']['system'], userId: string, sessionId: string) => Promise<void>,
): Promise<IssuedTokens> {
  const { system } = services.database
  const session = found(await query.findSession(system, token), 'Session')
  await also(system, session.userId, session.id)
  const account = await query.findAccount(system, session.userId)
  if (!account || account.status === 'deactivated') {
    await query.endSession(system, session.id)
    throw wrongCredentials()
  }
  const tokens = await issueTokens(auth, account, session.id)
  await query.keepRefreshToken(system, session.id, hashOf(tokens.refreshToken))
  return tokens
}

/** A page that was left while it refreshed sends the same cookie again from the next one. */
export const RELOAD_GRACE = 10

/** Each refresh token works once; one that comes again, after `grace` seconds, ends its whole session. */
export async function refresh(
  { services, auth }: Accounts,
  refreshToken: string,
  grace = 0,
): Promise<IssuedTokens> {
  const { system } = services.database
  const hash = hashOf(refreshToken)
  const tokens = await system.transaction().execute(async (db) => {
    const session = await query.useRefreshToken(db, hash, grace)
    const account = session && (await query.findAccount(db, session.userId))
    if (!account || account.status === 'deactivated') return undefined
    const next = await issueTokens(auth, account, session.sessionId)
    await query.keepRefreshToken(db, session.sessionId, hashOf(next.refreshToken))
    return next
  })
  if (tokens) return tokens
  const replayed = await query.findReplayed(system, hash)
  if (replayed) {
    await query.endSession(system, replayed.sessionId)
    await forget(services, replayed.sessionId)
    services.log.warn({ sessionId: replayed.sessionId }, 'refresh token replayed, session ended')
  }
  throw new Problem('unauthenticated', 'The session has ended. Sign in again')
}

export async function signOut({ services }: Accounts, { sessionId }: Identity): Promise<void> {
  await query.endSession(services.database.system, sessionId)
  await forget(services, sessionId)
}

export async function signOutEverywhere(
  { services }: Accounts,
  { actor }: Identity,
): Promise<void> {
  if (actor.id === null) return
  await query.endSessionsOf(services.database.system, actor.id)
  await forget(services, actor.id)
}

/** On this node at once, on the others by notice. */
async function forget(services: Services, id: string): Promise<void> {
  services.forgetIdentities(id)
  await sql`select pg_notify('identity', ${id})`.execute(services.database.system)
}

export async function me(scope: Scope): Promise<Me> {
  const { actor } = scope
  const [user, tenant] = await Promise.all([
    users.get(scope, personOf(scope)),
    tenants.current(scope),
  ])
  return { user, tenant, role: user.role, permissions: [...actor.permissions] }
}

function knownTimeZone(name: string | undefined): string {
  if (name === undefined) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw invalidField('timeZone', 'is not an IANA time zone')
  }
}
