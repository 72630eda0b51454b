import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'

/** Searches of one meaning that led to nothing. */
export interface Failed {
  /** Stems of the words, by which searches are the same. */
  key: string
  term: string
  people: number
  searches: number
  lastAt: string
  organizations: string[]
  /** True if some of them did find something, but nothing that was opened. */
  isGivenUp: boolean
}

/** The most that are gathered. */
const FAILED_MAX = 500

/**
 * Gathers searches of 90 days that found nothing, or after which the person opened nothing within five minutes; the
 * most people first. Those with a synonym in them are as if its group's first term was typed.
 */
export async function findFailed({ db }: Scope): Promise<Failed[]> {
  const { rows } = await sql<Failed>`
    with failed as (
      select s.* from search_log s
      where s.at > now() - interval '90 days' and s.at < now() - interval '30 seconds'
        and s.words <> '' and s.form = '{}' and s.opened_id is null
        and not exists (select from search_log later
          where later.tenant_id = s.tenant_id and later.member_id = s.member_id
            and later.opened_at between s.at and s.at + interval '5 minutes')
        and (s.hits = 0 or s.at < now() - interval '5 minutes' and not exists (
          select from search_log other where other.tenant_id = s.tenant_id
            and other.words = s.words and other.opened_id is not null))),
    meant as (
      select failed.*, coalesce((
          select first.key from search_synonym known
            join search_synonym first on first.group_id = known.group_id and first.position = 1
          where known.key = failed.words order by first.key limit 1), failed.words) as meaning
      from failed),
    keyed as (
      select meant.*, (
        select string_agg(root, ' ' order by root) from (
          select distinct coalesce((
            select stem from unnest(languages_searched()) with ordinality as known (language, place),
              unnest(stems_in(array[word], array[language])) stem order by place limit 1), word) as root
          from unnest(string_to_array(meaning, ' ')) word) as roots) as key
      from meant),
    shared as (
      select keyed.id, link.shared_to_organization as organization
      from keyed join link on link.tenant_id = keyed.tenant_id and link.shared_by = keyed.member_id
        and link.created_at between keyed.at and keyed.at + interval '30 minutes'
      where link.shared_to_organization is not null)
    select key, mode() within group (order by text) as term,
      (count(distinct member_id) + (count(*) filter (where member_id is null) > 0)::int)::int as people,
      count(distinct keyed.id)::int as searches, bool_or(hits > 0) as "isGivenUp", max(at) as "lastAt",
      coalesce(array_agg(distinct organization) filter (where organization is not null), '{}') as organizations
    from keyed left join shared using (id)
    group by key order by people desc, searches desc, key limit ${sql.lit(FAILED_MAX)}`.execute(db)
  return rows
}

/** Pairs of keys that are spelled nearly alike. */
export async function findAlike({ db }: Scope, keys: string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ one: string; other: string }>`
    select one, other from unnest(${keys}::text[]) one, unnest(${keys}::text[]) other
    where one < other and length(one) >= 5
      and abs(length(one) - length(other)) <= 2 and levenshtein_less_equal(left(one, 200), left(other, 200), 2)
        <= case when least(length(one), length(other)) < 8 then 1 else 2 end`.execute(db)
  return rows.map(({ one, other }) => [one, other])
}
