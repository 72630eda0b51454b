import { TRIAL_DAYS } from '@satchel/contract/constants.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { insertSession, saveRefreshToken } from '../src/accounts/session-queries.ts'
import { issueTokens } from '../src/accounts/tokens/tokens.ts'
import type { Config } from '../src/platform/config.ts'
import type { Database, Db } from '../src/platform/database/database.ts'
import { systemActor, withNewTenant } from '../src/platform/database/scope.ts'
import { auditSignIn } from '../src/platform/security/audit.ts'
import { hashPassword } from '../src/platform/security/passwords.ts'
import { hashOf, newToken } from '../src/platform/security/random-token.ts'
import type { Secrets } from '../src/platform/security/secrets.ts'
import * as taxonomy from '../src/taxonomy/service.ts'
import * as tenants from '../src/tenants/service.ts'
import { PASSWORD } from './client.ts'

// What registering, inviting and signing in leave behind. The door to each has tests of its own, and takes five times
// as long, most of it for passwords.

interface Parts {
  config: Config
  secrets: Secrets
  database: Database
}

export interface NewTenant {
  userId: string
  tenantId: string
  email: string
  tokens: { accessToken: string; identityToken: string; refreshToken: string }
}

const ORIGIN = { ip: '127.0.0.1', agent: 'lightMyRequest' }

let made = 0
let hashed: Promise<string> | undefined

/** Makes a tenant on trial with the ready taxonomy, and signs its owner in. */
export async function createTenant(parts: Parts): Promise<NewTenant> {
  made += 1
  const name = `Acme ${made}`
  const email = `owner${made}-${crypto.randomUUID().slice(0, 8)}@example.com`
  hashed ??= hashPassword(PASSWORD)
  const password = await hashed
  const owner = await withNewTenant(parts.database, async (db, enter) => {
    const tenantId = await tenants.create(db, {
      name,
      timeZone: 'UTC',
      locale: 'en',
      trialDays: TRIAL_DAYS,
      planless: parts.config.PLANS === 'off',
    })
    const account = await insertPerson(db, { tenantId, email, name: 'Ada Owner', role: 'owner' })
    const { id: userId } = account
    await db.insertInto('auth.account').values({ userId, password }).execute()
    await taxonomy.seedTaxonomy(await enter(systemActor(tenantId)))
    return account
  })
  const details = { method: 'code', secondFactor: false }
  await auditSignIn(parts.database.system, owner, ORIGIN, { action: 'session.started', details })
  return open(parts, owner)
}

/** Adds an active person without a password, and signs them in. */
export async function addPerson(parts: Parts, tenantId: string, role: Role): Promise<NewTenant> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const draft = { tenantId, email, name: `Some ${role}`, role }
  return open(parts, await insertPerson(parts.database.system, draft))
}

type Account = Parameters<typeof issueTokens>[1]
type Draft = Pick<Account, 'tenantId' | 'email' | 'name' | 'role'>

async function insertPerson(db: Db, draft: Draft): Promise<Account> {
  const { email } = draft
  const { id } = await db
    .insertInto('auth.user')
    .values({ email })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = { ...draft, id, status: 'active' as const }
  await db.insertInto('member').values(member).execute()
  const avatars = { avatarLarge: null, avatarMedium: null, avatarThumbnail: null }
  const open = { readableUntil: null, suspendedReason: null }
  return { ...member, ...avatars, tenantStatus: 'trialing', ...open }
}

async function open(parts: Parts, account: Account): Promise<NewTenant> {
  const { system } = parts.database
  const { id: userId, tenantId, email } = account
  const how = { method: 'code', secondFactor: false, country: null, until: null } as const
  const sessionId = await insertSession(system, { userId, ...how, ...ORIGIN })
  const tokens = await issueTokens(parts, account, sessionId, newToken())
  await saveRefreshToken(system, sessionId, hashOf(tokens.refreshToken))
  return { userId, tenantId, email, tokens }
}
