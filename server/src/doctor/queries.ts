import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Actor } from '../platform/database/scope.ts'

/** Returns the version of PostgreSQL, and whether it takes writes. */
export async function serverState(system: Db): Promise<{ version: string; isReadOnly: boolean }> {
  const { rows } = await sql<{ version: string; isReadOnly: boolean }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(system)
  return rows[0] ?? { version: '', isReadOnly: false }
}

/** Counts the people who signed in within a week, of all tenants, and the addresses they came from. */
export async function addressesOfPeople(
  system: Db,
): Promise<{ people: number; addresses: number }> {
  return system
    .selectFrom('auth.session')
    .select((eb) => [
      eb.fn.count<number>('userId').distinct().as('people'),
      eb.fn.count<number>('ipAddress').distinct().as('addresses'),
    ])
    .where('createdAt', '>', sql<string>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow()
}

/** Counts what of all tenants knows the public address by which it was set up. */
export async function boundToAddress(
  system: Db,
): Promise<Record<'passkeys' | 'providers' | 'directories' | 'apps', number>> {
  const { rows } = await sql<Awaited<ReturnType<typeof boundToAddress>>>`
    select (select count(*) from auth.passkey)::integer as passkeys,
      (select count(*) from sso_provider)::integer as providers,
      (select count(*) from scim_token)::integer as directories,
      (select count(*) from auth.oauth_client)::integer as apps`.execute(system)
  return rows[0] ?? { passkeys: 0, providers: 0, directories: 0, apps: 0 }
}

/** Counts jobs that are due, the seconds for which the first has been, and those given up. */
export async function queueOf(
  system: Db,
): Promise<{ waiting: number; seconds: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; seconds: number; failed: number }>`
    select count(*) filter (where attempts < max_attempts)::integer as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0)::integer
        as seconds,
      count(*) filter (where attempts >= max_attempts)::integer as failed
    from graphile_worker._private_jobs
    where locked_at is null and (run_at <= now() or attempts >= max_attempts)`.execute(system)
  return rows[0] ?? { waiting: 0, seconds: 0, failed: 0 }
}

/** Counts items of all tenants that have no preview for one of these reasons. */
export async function withoutPreview(system: Db, notes: readonly string[]): Promise<number> {
  const { count } = await system
    .selectFrom('item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('previewNote', 'in', notes)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lists short domains in use whose records no longer lead here, by name. */
export async function strayDomains(system: Db): Promise<string[]> {
  const rows = await system
    .selectFrom('domain')
    .select('domain')
    .where('confirmedAt', 'is not', null)
    .where('failures', '>', 0)
    .orderBy('domain')
    .limit(20)
    .execute()
  return rows.map(({ domain }) => domain)
}

export async function addressOf(system: Db, { id, tenantId }: Actor): Promise<string> {
  const { email } = await system
    .selectFrom('member')
    .select('email')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}
