import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'

/** The number of searches for a value of a category. */
export interface DemandedValue {
  id: string
  category: Category
  label: string
  people: number
  searches: number
  lastAt: string
}

/** The most searches that are read, the latest first. */
const READ_MAX = 20_000
/** Shorter labels are too often part of something else. */
const NAMED_FROM = 3

/** Counts the searches of 90 days that were filtered by a value, or named it in their words. */
export async function countDemand({ db }: Scope): Promise<DemandedValue[]> {
  const { rows } = await sql<DemandedValue>`
    with recent as materialized (
      select id, member_id, at, ' ' || words || ' ' as words, form from search_log
      where at > now() - interval '90 days' order by at desc limit ${sql.lit(READ_MAX)}),
    value as materialized (
      select id, category, label, array_to_string(words_of(label), ' ') as key
      from category_value where not archived),
    asked as (
      select r.id, r.member_id, r.at, v.id as value_id
      from recent r, jsonb_each(r.form) as field (name, input),
        jsonb_array_elements_text(case when jsonb_typeof(input) = 'array' then input else '[]' end) one
        join value v on v.id::text = one
      where name = any (${CATEGORIES}::text[])
      union
      select r.id, r.member_id, r.at, v.id from recent r
        join value v on length(v.key) >= ${sql.lit(NAMED_FROM)} and strpos(r.words, ' ' || v.key || ' ') > 0
      where r.words <> '  ')
    select v.id, v.category, v.label, count(distinct asked.id)::int as searches, max(asked.at) as "lastAt",
      (count(distinct member_id) + (count(*) filter (where member_id is null) > 0)::int)::int as people
    from asked join value v on v.id = value_id
    group by v.id, v.category, v.label`.execute(db)
  return rows
}
