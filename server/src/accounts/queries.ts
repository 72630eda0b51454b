import type { Role } from '@satchel/contract/permissions.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** A person with what their tokens and their calls need of them. */
export interface Account {
  id: string
  tenantId: string
  email: string
  name: string
  role: Role
  status: 'unconfirmed' | 'active' | 'deactivated'
  avatarLarge: string | null
  avatarMedium: string | null
  avatarThumbnail: string | null
  tenantStatus: AccountStatus
  readableUntil: string | null
  suspendedReason: string | null
}

const ACCOUNT = [
  'member.id',
  'member.tenantId',
  'member.email',
  'member.name',
  'member.role',
  'member.status',
  'member.avatarLarge',
  'member.avatarMedium',
  'member.avatarThumbnail',
  'tenant.suspendedReason',
] as const

/** Columns of the tenant's account status. */
const STATE = [
  sql<AccountStatus>`effective_status(tenant)`.as('tenantStatus'),
  sql<string | null>`readable_until(tenant)`.as('readableUntil'),
]

export function selectAccounts(db: Db) {
  return db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(ACCOUNT)
    .select(STATE)
    .$narrowType<Pick<Account, 'role' | 'status'>>()
}

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return selectAccounts(db).where('member.email', '=', email).executeTakeFirst()
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return selectAccounts(db).where('member.id', '=', id).executeTakeFirst()
}

/** Columns of the tenant's appearance, for the sign-in page. */
const HOUSE = [
  'tenant.id' as const,
  'tenant.name' as const,
  'tenant.logoUrl' as const,
  'tenant.color' as const,
  sql<AccountStatus>`effective_status(tenant)`.as('status'),
]

export function findHouse(db: Db, tenantId: string) {
  return db.selectFrom('tenant').select(HOUSE).where('id', '=', tenantId).executeTakeFirst()
}

export async function findSignIn(db: Db, email: string) {
  return db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(HOUSE)
    .select('member.role')
    .where('member.email', '=', email)
    .where('member.status', '!=', 'deactivated')
    .executeTakeFirst()
}

/** One registration of an address at a time; the lock ends with the transaction. */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('register'), hashtext(${email}))`.execute(db)
}

/** Returns the credential for an address, with its password hash. */
export function findCredential(db: Db, email: string) {
  return selectAccounts(db)
    .innerJoin('auth.account as credential', 'credential.userId', 'member.id')
    .select('credential.password')
    .where('member.email', '=', email)
    .executeTakeFirst()
}

/** Replaces the code that was mailed to confirm an address. */
export async function putCode(
  db: Db,
  { email, codeHash }: { email: string; codeHash: Buffer },
  minutes: number,
): Promise<void> {
  const expiresAt = sql<string>`clock_timestamp() + make_interval(mins => ${minutes})`
  await db
    .insertInto('auth.verification')
    .values({ email, codeHash, expiresAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ codeHash, expiresAt }))
    .execute()
}

/** Returns the code that was mailed to confirm an address: its hash and its end. */
export function findCode(db: Db, email: string) {
  return db
    .selectFrom('auth.verification')
    .select(['codeHash', 'expiresAt'])
    .select(sql<boolean>`expires_at > clock_timestamp()`.as('isFresh'))
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Deletes a code; false if it's gone or another one took its place. */
export async function deleteCode(db: Db, email: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth.verification')
    .where('email', '=', email)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertUser(db: Db, email: string): Promise<string> {
  const { id } = await db
    .insertInto('auth.user')
    .values({ email })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
