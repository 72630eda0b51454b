import type {
  RoleRule,
  SsoKind,
  SsoMode,
  SsoRole,
  SsoTest,
} from '@satchel/contract/accounts/sso.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { SsoDomain, SsoProvider } from '../../platform/database/database-types.ts'
import { isId } from '../../platform/database/ids.ts'
import type { Scope } from '../../platform/database/scope.ts'

interface Narrowed {
  kind: SsoKind
  mode: SsoMode
  defaultRole: SsoRole
  roles: RoleRule[]
  lastTest: SsoTest | null
}
export type ProviderRow = Omit<Selectable<SsoProvider>, keyof Narrowed> & Narrowed
export type DomainRow = Selectable<SsoDomain>

function selectProviders(db: Db) {
  return db.selectFrom('ssoProvider').selectAll('ssoProvider').$narrowType<Narrowed>()
}

export function findProviders({ db }: Scope): Promise<ProviderRow[]> {
  return selectProviders(db).orderBy('id').execute()
}

/** Locks a connection until the scope ends. */
export function lockProvider({ db }: Scope, id: string): Promise<ProviderRow | undefined> {
  return selectProviders(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Finds a connection of any tenant, for people signing in. */
export async function findProvider(
  system: Db,
  id: string | undefined,
): Promise<ProviderRow | undefined> {
  if (!isId(id)) return undefined
  return selectProviders(system).where('id', '=', id).executeTakeFirst()
}

export async function insertProvider({ db }: Scope, draft: { kind: SsoKind; name: string }) {
  return db
    .insertInto('ssoProvider')
    .values(draft)
    .returningAll()
    .$narrowType<Narrowed>()
    .executeTakeFirstOrThrow()
}

export async function updateProvider(
  { db }: Scope,
  id: string,
  change: Updateable<SsoProvider>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.updateTable('ssoProvider').set(change).where('id', '=', id).execute()
}

export async function deleteProvider({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('ssoProvider').where('id', '=', id).execute()
}

export function findDomains({ db }: Scope): Promise<DomainRow[]> {
  return db.selectFrom('ssoDomain').selectAll().orderBy('domain').execute()
}

export function lockDomain({ db }: Scope, id: string): Promise<DomainRow | undefined> {
  return db.selectFrom('ssoDomain').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Inserts a domain; undefined if the tenant already has it. */
export function insertDomain(
  { db }: Scope,
  draft: { domain: string; providerId: string | null },
): Promise<DomainRow | undefined> {
  return db
    .insertInto('ssoDomain')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['tenantId', 'domain']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateDomain(
  { db }: { db: Db },
  id: string,
  change: Updateable<SsoDomain>,
): Promise<void> {
  await db.updateTable('ssoDomain').set(change).where('id', '=', id).execute()
}

export async function deleteDomain({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('ssoDomain').where('id', '=', id).execute()
}

/** Returns the tenant that verified a domain; there is at most one. */
export function findProver(system: Db, domain: string): Promise<DomainRow | undefined> {
  return system
    .selectFrom('ssoDomain')
    .selectAll()
    .where('domain', '=', domain)
    .where('provenAt', 'is not', null)
    .executeTakeFirst()
}

/** Returns how people of a domain sign in, if not just by password. */
export function findRule(system: Db, domain: string) {
  return system
    .selectFrom('ssoDomain')
    .innerJoin('ssoProvider as provider', 'provider.id', 'ssoDomain.providerId')
    .select(['provider.id', 'provider.tenantId', 'provider.name', 'provider.mode'])
    .select(['provider.makesPeople', 'provider.forOwners'])
    .where('ssoDomain.domain', '=', domain)
    .where('ssoDomain.provenAt', 'is not', null)
    .where('provider.mode', '!=', 'off')
    .$narrowType<{ mode: 'optional' | 'enforced' }>()
    .executeTakeFirst()
}

/** Ends sessions of people in these domains that were opened another way, except owners'. */
export async function endOtherSessions(
  db: Db,
  tenantId: string,
  { domains, except }: { domains: string[]; except: string | null },
): Promise<string[]> {
  if (domains.length === 0) return []
  const over = db
    .selectFrom('auth.session as session')
    .innerJoin('member', 'member.id', 'session.userId')
    .select('session.id')
    .where('member.tenantId', '=', tenantId)
    .where('member.role', '!=', 'owner')
    .where(sql<string>`split_part(member.email, '@', 2)`, 'in', domains)
    .where('session.method', '!=', 'sso')
    .where('member.id', 'is distinct from', except)
    .orderBy('session.id')
    .forUpdate('session')
  const ended = await db
    .deleteFrom('auth.session')
    .where('id', 'in', over)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Saves a test result unless the connection was changed in the meantime. */
export async function saveTest(
  { db }: Scope,
  tried: ProviderRow,
  result: { isTested: boolean; lastTest: string },
): Promise<void> {
  await db
    .updateTable('ssoProvider')
    .set(result)
    .where('id', '=', tried.id)
    .where('revision', '=', tried.revision)
    .execute()
}
