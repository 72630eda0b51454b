import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Group } from './statistics.ts'

export async function findToday({ db }: Scope): Promise<string> {
  const { rows } = await sql<{ day: string }>`select today()::text as day`.execute(db)
  return rows[0]?.day ?? ''
}

export interface Counted {
  day: string
  place: string
  impressions: number
  clicks: number
  submissions: number
}

/** Finds the counts of each day and place of a range. */
export async function findCounted(
  { db }: Scope,
  ctaId: string,
  { from, to }: { from: string; to: string },
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select day::text, place, impressions, clicks, submissions from cta_day
    where cta_id = ${ctaId} and day between ${from}::date and ${to}::date
    order by day, place`.execute(db)
  return rows
}

interface Range {
  from: string
  to: string
}

const since = (day: string, more = 0) => sql`((${day}::date + ${more}::int)::timestamp at time zone
  (select time_zone from tenant where id = current_tenant()))`

/**
 * Counts the visitors who saw a CTA, or from whom it was held back, and those who then clicked or submitted any CTA or
 * followed a link to its address in what was shared.
 */
export async function countConverted(
  { db }: Scope,
  { id, url }: { id: string; url: string | null },
  kind: 'impression' | 'held',
  { from, to }: Range,
): Promise<Group> {
  const { rows } = await sql<Group>`
    with met as (
      select visitor, min(at) as at from cta_event
      where cta_id = ${id} and kind = ${kind} and visitor is not null
        and at >= ${since(from)} and at < ${since(to, 1)}
      group by visitor)
    select count(*)::int as visitors, count(*) filter (where
      exists (select from cta_event did where did.visitor = met.visitor
        and did.kind in ('click', 'submission') and did.counted and did.at >= met.at)
      or exists (select from cta_event seen join visit on visit.id = seen.visit_id,
          jsonb_array_elements(visit.clicks) as click
        where seen.visitor = met.visitor and seen.cta_id = ${id}
          and click ->> 'url' = ${url} and (click ->> 'at')::timestamptz >= met.at)
      )::int as conversions
    from met`.execute(db)
  return rows[0] ?? { visitors: 0, conversions: 0 }
}

/** Counts the visitors who saw a CTA, and those who did what it asks for. */
export async function countFollowed(
  { db }: Scope,
  { id, kind }: { id: string; kind: string },
  { from, to }: Range,
): Promise<Group> {
  const { rows } = await sql<Group>`
    with met as (
      select visitor, min(at) as at from cta_event
      where cta_id = ${id} and kind = 'impression' and visitor is not null
        and at >= ${since(from)} and at < ${since(to, 1)}
      group by visitor)
    select count(*)::int as visitors, count(*) filter (where
      exists (select from cta_event did where did.visitor = met.visitor and did.cta_id = ${id}
        and did.kind = ${kind === 'form' ? 'submission' : 'click'} and did.counted and did.at >= met.at)
      )::int as conversions
    from met`.execute(db)
  return rows[0] ?? { visitors: 0, conversions: 0 }
}

interface Rival {
  id: string
  name: string
  kind: string
}

/** Finds other CTAs that stand at one of the same places and steps; deleted ones are none. */
export async function findRivals({ db }: Scope, ctaId: string): Promise<Rival[]> {
  const { rows } = await sql<Rival>`
    select distinct other.id, other.name, other.kind
    from cta, jsonb_array_elements(cta.placements) as place,
      cta as other, jsonb_array_elements(other.placements) as its
    where cta.id = ${ctaId} and other.id <> cta.id and other.deleted_at is null
      and place ->> 'type' = its ->> 'type'
      and place ->> 'position' = its ->> 'position'
      and place ->> 'id' is not distinct from its ->> 'id'
      and coalesce(place -> 'step', '0') = coalesce(its -> 'step', '0')
    order by other.id limit 10`.execute(db)
  return rows
}
