import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { ERASED_NAME, type Patterns } from './pattern.ts'

/** Returns what sharers and forms call whoever has an address. */
export async function findNames({ db }: Scope, email: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct trim(name) as name from (
      select shared_to_memo as name from link where lower(shared_to_email) = lower(${email})
      union all
      select shared_to_name from link where lower(shared_to_email) = lower(${email})
      union all
      select name from agreement_acceptance where lower(email) = lower(${email})
      union all
      select value #>> '{}' from cta_submission, jsonb_each("values")
        where jsonb_typeof(value) = 'string'
          and exists (select from unnest(emails) as one where lower(one) = lower(${email}))
    ) as named where length(trim(name)) between 3 and 300 and name not like '%@%'`.execute(db)
  return rows.map(({ name }) => name)
}

export function findMemberWith({ db }: Scope, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'status'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
}

/** Finds a person for as long as the transaction lasts. */
export function lockPerson({ db }: Scope, id: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'role', 'status', 'erasedAt'])
    .select(['avatarLarge', 'avatarMedium', 'avatarThumbnail'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the names that a person's directory gave them. */
export async function findDirectoryNames({ db }: Scope, id: string): Promise<string[]> {
  const row = await db
    .selectFrom('scimUser')
    .select(['givenName', 'familyName'])
    .where('memberId', '=', id)
    .executeTakeFirst()
  const { givenName, familyName } = row ?? {}
  return givenName && familyName ? [`${givenName} ${familyName}`] : []
}

/** Takes from a person's row what names them, and deletes what a directory or a sign-in provider knows them by. */
export async function emptyPerson({ db }: Scope, id: string, pseudonym: string): Promise<string> {
  await db.deleteFrom('scimUser').where('memberId', '=', id).execute()
  await db.deleteFrom('ssoIdentity').where('memberId', '=', id).execute()
  await db.deleteFrom('notification').where('memberId', '=', id).execute()
  const none = { avatarLarge: null, avatarMedium: null, avatarThumbnail: null }
  const { erasedAt } = await db
    .updateTable('member')
    .set({ ...none, name: ERASED_NAME, email: pseudonym, erasedAt: sql<string>`now()` })
    .where('id', '=', id)
    .returning('erasedAt')
    .executeTakeFirstOrThrow()
  return erasedAt ?? ''
}

/** Replaces a person's address in their sign-in, and deletes all else of it. */
export async function emptySignIn(
  system: Db,
  { id, email }: { id: string; email: string },
  pseudonym: string,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('auth.%I', c.relname) as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r' order by name`.execute(system)
  for (const { name } of rows)
    await sql`delete from ${sql.raw(name)} where user_id = ${id}`.execute(system)
  await sql`delete from auth.verification where lower(email) = lower(${email})`.execute(system)
  await sql`update auth."user" set email = ${pseudonym} where id = ${id}`.execute(system)
}

/** Deletes jobs of a company that wait and mention an address, such as emails; returns how many. */
export async function deleteJobs(
  system: Db,
  tenantId: string,
  { address }: Patterns,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from graphile_worker._private_jobs where locked_at is null
      and strpos(payload::text, ${tenantId}) > 0 and payload::text ~* ${address}`.execute(system)
  return Number(numAffectedRows)
}

/** Deletes a company's words for search that have an address; returns how many. The product's role may not read them. */
export async function deleteWords(system: Db, tenantId: string, address: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from search_word
    where tenant_id = ${tenantId} and (word ~* ${address} or tail ~* ${address})`.execute(system)
  return Number(numAffectedRows)
}

/** Does work of a transaction with the rights of the product, on what belongs to no tenant. */
export async function asOwner<T>(system: Db, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('role', 'none', true)`.execute(system)
  const result = await work()
  await sql`select set_config('role', 'satchel_app', true)`.execute(system)
  return result
}

/** Returns when the transaction began. */
export async function findTime({ db }: Scope): Promise<string> {
  const { rows } = await sql<{ at: string }>`select now()::timestamptz(3) as at`.execute(db)
  return rows[0]?.at ?? ''
}
