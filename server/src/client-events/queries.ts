import type { ClientEvent, EndpointUpdate } from '@satchel/contract/analytics/client-events.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Actor, Scope } from '../platform/database/scope.ts'

export interface EndpointRow {
  id: string
  tenantId: string | null
  memberId: string | null
  attributes: Record<string, string>
  optOut: boolean
  createdAt: string
  updatedAt: string
}

const ROW = sql`id, tenant_id as "tenantId", member_id as "memberId", attributes,
  opt_out as "optOut", created_at as "createdAt", updated_at as "updatedAt"`

/** Returns the account of a client, null for none; undefined if the client is new. */
export async function findHolder(system: Db, id: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ tenantId: string | null }>`
    select tenant_id as "tenantId" from part.client_endpoint where id = ${id}`.execute(system)
  return rows[0]?.tenantId
}

/**
 * Returns a client, new or known. With an actor it belongs to their account; undefined where it is another account's,
 * or an account's and `isStrict` asks for a member of it.
 */
export async function takeEndpoint(
  system: Db,
  id: string,
  actor: Actor | undefined,
  { attributes, optOut, isStrict }: EndpointUpdate & { isStrict: boolean },
): Promise<EndpointRow | undefined> {
  const input = attributes ? JSON.stringify(attributes) : null
  const { rows } = await sql<EndpointRow>`
    insert into part.client_endpoint as known (id, tenant_id, member_id, attributes, opt_out)
    values (${id}, ${actor?.tenantId ?? null}, ${actor?.id ?? null},
      coalesce(${input}::jsonb, '{}'), coalesce(${optOut ?? null}::boolean, false))
    on conflict (id) do update set
      tenant_id = coalesce(known.tenant_id, excluded.tenant_id),
      member_id = coalesce(excluded.member_id, known.member_id),
      attributes = coalesce(${input}::jsonb, known.attributes),
      opt_out = coalesce(${optOut ?? null}::boolean, known.opt_out),
      updated_at = now()
    where known.tenant_id is null or known.tenant_id = excluded.tenant_id
      or (excluded.tenant_id is null and not ${isStrict}::boolean)
    returning ${ROW}`.execute(system)
  return rows[0]
}

interface Batch {
  endpointId: string
  sessionId: string
  memberId: string | null
  events: readonly ClientEvent[]
}

/** Names under which an account's events are summed; further ones are summed as `other`. */
const NAMES_MAX = 300

/** Stores events and adds them to the sums of their days; returns the ids of those that were not there. */
export async function add(scope: Scope, batch: Batch): Promise<Set<string>> {
  const { endpointId, sessionId, memberId, events } = batch
  const { rows } = await sql<{ id: string }>`
    with input as (
      select distinct on (id) id, name, at, attributes, metrics
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e
        (id text, name text, at timestamptz, attributes jsonb, metrics jsonb)
      order by id),
    added as (
      insert into client_event
        (id, endpoint_id, session_id, member_id, name, at, attributes, metrics)
      select id, ${endpointId}, ${sessionId}, ${memberId}, name, at,
        coalesce(attributes, '{}'), coalesce(metrics, '{}')
      from input on conflict do nothing returning id, name, at),
    new_names as materialized (
      select distinct name from added
      where not exists (select from client_event_name as known where known.name = added.name)
      order by name
      limit greatest(0, ${NAMES_MAX} - (select count(*) from client_event_name))),
    learned as (
      insert into client_event_name (name) select name from new_names on conflict do nothing),
    summed as (
      insert into client_event_day as d (day, name, person, count)
      select (at at time zone (select time_zone from tenant))::date,
        case when name in (select name from new_names union all select name from client_event_name)
          then name else 'other' end,
        coalesce(${memberId}::uuid, '00000000-0000-0000-0000-000000000000'), count(*)
      from added group by 1, 2 order by 1, 2
      on conflict (tenant_id, day, name, person) do update set count = d.count + excluded.count)
    select id from added`.execute(scope.db)
  return new Set(rows.map(({ id }) => id))
}

/** Notes events of a client without an account; returns the ids of those that were not there. */
export async function addAnonymous(system: Db, endpointId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    insert into part.anonymous_event (endpoint_id, id)
    select distinct ${endpointId}::uuid, id from unnest(${ids}::text[]) as id order by id
    on conflict do nothing returning id`.execute(system)
  return new Set(rows.map(({ id }) => id))
}

interface Retention {
  /** Days. */
  events: number
  sums: number
  anonymous: number
}

/** Forgets single events, then sums, and clients that were not heard of for as long. */
export async function forget(system: Db, { events, sums, anonymous }: Retention): Promise<void> {
  const before = (days: number) => sql`now() - make_interval(days => ${days})`
  await sql`delete from client_event where received_at < ${before(events)}`.execute(system)
  await sql`delete from client_event_day where day < ${before(sums)}`.execute(system)
  await sql`delete from client_event_name where (tenant_id, name) not in (
    select tenant_id, name from client_event_day)`.execute(system)
  await sql`delete from part.anonymous_event where received_at < ${before(anonymous)}`.execute(
    system,
  )
  await sql`delete from part.client_endpoint
    where updated_at < ${before(sums)} or (tenant_id is null and updated_at < ${before(events)})`.execute(
    system,
  )
}
