import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { visible } from '../matching/filter-queries.ts'
import { queryOf } from '../matching/terms.ts'

const RELATED_MAX = 12
/** The number of traits looked up, and of items for each: a very common tag says little. */
const TRAITS_MAX = 20
const WORDS_MAX = 6
const WORD_MIN = 4
const EACH_MAX = 60

interface Traits {
  tenant: string
  today: string
  tags: string[]
  values: string[]
  words: string[]
}

async function traitsOf({ db }: Scope, id: string): Promise<Traits | undefined> {
  const { rows } = await sql<Traits>`
    select to_hex(number) as tenant, today() as today, s.tag_keys[:${sql.lit(TRAITS_MAX)}] as tags,
      s.value_ids[:${sql.lit(TRAITS_MAX)}] as values,
      array(select word from (select distinct word from unnest(string_to_array(s.name, ' ')) word) as words
        where length(word) >= ${sql.lit(WORD_MIN)}
        order by length(word) desc, word limit ${sql.lit(WORDS_MAX)}) as words
    from item_search s join tenant on tenant.id = s.tenant_id where s.item_id = ${id}`.execute(db)
  return rows[0]
}

/**
 * The newest with each tag and value, and some with each of the rarer words of the name, stand for all; those with
 * most in common come first. A tag says more than a word, and a word more than a category.
 */
export async function findRelated(scope: Scope, id: string): Promise<string[]> {
  const traits = await traitsOf(scope, id)
  if (!traits) return []
  const { tenant, tags, values, words } = traits
  const usable = sql`(s.expires_on is null or s.expires_on >= ${traits.today}::date)`
  const keys = words.map((word) => queryOf(tenant, [{ text: `h${word}`, prefix: false }]))
  const each = sql.lit(EACH_MAX)
  const { rows } = await sql<{ id: string }>`
    with near as (
      select met.item_id from unnest(${tags}::text[]) tag, lateral (
        select item_id from item_tag where tag_key = tag order by item_id desc limit ${each}) as met
      union
      select met.item_id from unnest(${values}::uuid[]) value, lateral (
        select item_id from item_category where value_id = value
        order by item_id desc limit ${each}) as met
      union
      select met.item_id from unnest(${keys}::text[]) key, lateral (
        select item_id from searchable where words @@ key::tsquery limit ${each}) as met)
    select s.item_id as id from near join item_search s using (item_id), lateral (select
      (select count(*) from unnest(s.tag_keys) tag where tag = any (${tags}::text[])) as tags,
      (select count(*) from unnest(s.value_ids) value where value = any (${values}::uuid[])) as values,
      (select count(*) from unnest(${words}::text[]) word
        where word = any (string_to_array(s.name, ' '))) as words) as common
    where s.item_id <> ${id} and ${sql.join([usable, ...visible(scope, traits)], sql` and `)}
    order by 3 * common.tags + 2 * common.words + common.values desc, s.item_id desc
    limit ${sql.lit(RELATED_MAX)}`.execute(scope.db)
  return rows.map((row) => row.id)
}
