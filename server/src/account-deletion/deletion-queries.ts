import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

// An account is deleted with the rights of the product: it is of no one of its people any more.

export async function findClosed(system: Db): Promise<string[]> {
  const rows = await system
    .selectFrom('tenant')
    .select('id')
    .where('closesAt', '<=', sql<string>`now()`)
    .orderBy('closesAt')
    .execute()
  return rows.map(({ id }) => id)
}

/** Does the work unless another worker is doing it; a killed process releases the lock. */
export function alone(system: Db, id: string, work: () => Promise<void>): Promise<void> {
  // A transaction keeps its lock through a pooler too, which a connection doesn't.
  return system.transaction().execute(async (db) => {
    const { rows } = await sql<{
      got: boolean
    }>`select pg_try_advisory_xact_lock(hashtext('delete account'), hashtext(${id})) as got`.execute(
      db,
    )
    if (rows[0]?.got) await work()
  })
}

export async function endSessions(system: Db, id: string): Promise<void> {
  await sql`delete from auth.session where id in (
    select session.id from auth.session session join member on member.id = session.user_id
    where member.tenant_id = ${id} order by session.id for update of session)`.execute(system)
}

export async function findAddresses(system: Db, id: string): Promise<string[]> {
  const rows = await system
    .selectFrom('member')
    .select('email')
    .where('tenantId', '=', id)
    .execute()
  return rows.map(({ email }) => email)
}

/** Finds uploads of the account's people, and those under way of its visitors. */
export async function findUploads(system: Db, id: string) {
  const uploads = await system
    .selectFrom('upload')
    .select(['id', 'tenantId', 'replaces'])
    .where('tenantId', '=', id)
    .execute()
  const coming = await system
    .selectFrom('requestFile')
    .select(['id', 'tenantId'])
    .where('tenantId', '=', id)
    .where('state', '=', 'coming')
    .execute()
  return [...uploads, ...coming.map((file) => ({ ...file, replaces: null }))]
}

/** Traces of an account outside of its rows. */
export interface Traces {
  id: string
  /** The addresses of its people, for emails without a tenant. */
  addresses: readonly string[]
}

const itsJobs = ({ id, addresses }: Traces) => sql`(strpos(payload::text, ${id}) > 0
  or coalesce(payload ->> 'to', payload ->> 'email') = any(${addresses}))`

export async function deleteJobs(system: Db, traces: Traces): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where locked_at is null and ${itsJobs(traces)}`.execute(system)
}

/** Tells whether jobs of the account are running or were enqueued since. */
export async function hasJobs(system: Db, traces: Traces): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker._private_jobs
    where ${itsJobs(traces)} limit 1`.execute(system)
  return rows.length > 0
}

/** Returns every table with a tenant column; people are deleted with their sign-in. */
export async function tablesOfTenants(system: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind = 'r' and c.oid <> 'public.member'::regclass
      and n.nspname in ('public', 'part', 'auth')
    order by name`.execute(system)
  return rows.map(({ name }) => name)
}

/** Empties a table of the tenant's rows; false if other tables still reference some. */
export async function emptyTable(
  system: Db,
  table: string,
  id: string,
  batch: number,
): Promise<boolean> {
  const from = sql.raw(table)
  try {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from ${from} where ctid = any (array(
        select ctid from ${from} where tenant_id = ${id} limit ${batch}))`.execute(system)
      if (numAffectedRows === 0n) return true
    }
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false
    throw error
  }
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Deletes people's sign-ins, and with them what the tenant stores about them. */
export async function deleteUsers(system: Db, id: string): Promise<void> {
  await sql`delete from auth.verification using member
    where member.tenant_id = ${id} and verification.email = member.email`.execute(system)
  await sql`delete from auth."user" using member
    where member.tenant_id = ${id} and "user".id = member.id`.execute(system)
}

export async function deleteTenant(system: Db, id: string): Promise<void> {
  // Visits that came meanwhile and wait to be moved.
  await sql`delete from part.arrival where tenant_id = ${id}`.execute(system)
  // Visits that wait to be summed, of this tenant alone.
  await sql`delete from part.visit_change where tenants <@ array[${id}::uuid]`.execute(system)
  await sql`delete from part.visit_summed where tenant_id = ${id}`.execute(system)
  await system.deleteFrom('tenant').where('id', '=', id).execute()
}
