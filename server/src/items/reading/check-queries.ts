import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { JobOptions } from '../../platform/jobs/jobs.ts'

/** Longer than any page can take; a killed server's turn ends then. */
const TURN = '1 minute'
/** The time of a check that a person waits for. */
const CHECK_REQUESTED = sql<string>`to_timestamp(0)`

const IS_WEB_PAGE = sql<boolean>`item.kind = 'link' and item.deleted_at is null`

/** One job for each host waits at the most. */
export function turnOf(host: string, at?: number): JobOptions {
  return { jobKey: `check:${host}`, ...(at !== undefined && { runAt: new Date(at) }) }
}

export interface HostJob {
  host: string
  /** The tenant in turn; other tenants' pages on the same host are checked too. */
  tenantId: string
}

/** Enqueues a job for each host with pages due for a check. */
export async function enqueueDue(system: Db): Promise<void> {
  await sql`
    select enqueue('check-host', json_build_object('host', host, 'tenantId', tenant_id),
      'check:' || host, null, null)
    from (select distinct on (host_of(url)) host_of(url) as host, tenant_id from item
      where ${IS_WEB_PAGE} and check_due <= now() order by host_of(url), check_due) as due
    where host is not null`.execute(system)
  await sql`delete from page_host where busy_until < now() - interval '1 hour'`.execute(system)
}

/** Takes a host's turn; false if another node is checking it or just did. */
export async function takeTurn(system: Db, host: string): Promise<boolean> {
  const { rows } = await sql`
    insert into page_host (host, busy_until) values (${host}, now() + ${TURN}::interval)
    on conflict (host) do update set busy_until = excluded.busy_until
      where page_host.busy_until <= now()
    returning host`.execute(system)
  return rows.length > 0
}

export async function endTurn(system: Db, host: string, pauseMs: number): Promise<void> {
  await sql`update page_host set busy_until = clock_timestamp() + ${pauseMs} * interval '1 ms'
    where host = ${host}`.execute(system)
}

export interface DuePage {
  tenantId: string
  id: string
  url: string
  /** A person waits for it. */
  isAsked: boolean
}

/** Finds the page of this host, of all tenants, that has waited longest. */
export async function findDue(system: Db, host: string): Promise<DuePage | undefined> {
  const { rows } = await sql<DuePage>`
    select tenant_id, id, url, check_due = ${CHECK_REQUESTED} as is_asked from item
    where ${IS_WEB_PAGE} and host_of(url) = ${host} and check_due <= now()
    order by check_due limit 1`.execute(system)
  return rows[0]
}

export function lockPage({ db }: Scope, id: string) {
  return db
    .selectFrom('item')
    .select(['name', 'url', 'ownerId', 'broken', 'pageProblem'])
    .select(['checkFailures', 'checkFailingSince'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

interface Checked {
  failures: number
  broken: boolean
  pageProblem: string | null
}

/** Saves a result and schedules the next check: weekly at varying hours, sooner after a failure, which an hour may mend. */
export async function saveCheck({ db }: Scope, id: string, checked: Checked): Promise<void> {
  const { failures, broken, pageProblem } = checked
  const wait =
    failures === 0
      ? sql`interval '7 days' + random() * interval '2 hours'`
      : sql`${failures === 1 ? '1 hour' : '1 day'}::interval`
  const since = sql<string>`coalesce(check_failing_since, clock_timestamp())`
  await db
    .updateTable('item')
    .set({ checkFailures: failures, broken, pageProblem })
    .set({ checkFailingSince: failures === 0 ? null : since })
    .set({ checkedAt: sql`clock_timestamp()`, checkDue: sql`clock_timestamp() + ${wait}` })
    .where('id', '=', id)
    .execute()
}

/** Schedules a check right away, because a person is waiting. */
export async function askForPage(scope: Scope, id: string): Promise<string | null> {
  const { rows } = await sql<{ host: string | null }>`
    update item set check_due = ${CHECK_REQUESTED} where id = ${id}
    returning host_of(url) as host`.execute(scope.db)
  return rows[0]?.host ?? null
}
