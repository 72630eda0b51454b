import type { SearchForm } from '@satchel/contract/search/search.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import * as items from '../../items/service.ts'
import { personOf, type Scope } from '../../platform/database/scope.ts'
import {
  anyOf,
  type Group,
  type KnownText,
  phraseGroups,
  phraseOf,
  queryOfAll,
  termsOf,
  type Words,
  wordGroups,
} from './terms.ts'

export type Facet = Category | 'tags'

/** The columns the index covers, and how a row of `item_search as s` shows them. */
export interface Indexed {
  group: Group
  met: RawBuilder<SqlBool>
}

/** A choice among the values of one facet; to count that facet's other values it is left out. */
interface Choice extends Indexed {
  facet: Facet
}

export interface Prepared {
  /** The part of the lexemes that is the tenant's. */
  tenant: string
  words: KnownText
  /** Words with the same meaning as these neighboring words. */
  synonyms: { key: string; words: string[] }[]
  phrases: KnownText[]
  excluded: KnownText[]
  today: string
  from: string | null
  to: string | null
}

export interface Filter {
  tenant: string
  words: Words
  musts: Indexed[]
  choices: Choice[]
  /** The text of a tsquery for what must not match; empty if nothing is excluded. */
  excluded: string
  /** Conditions only the row can decide. */
  conditions: RawBuilder<SqlBool>[]
}

/** Limits that typed operators set besides the form. */
export interface Narrowing {
  /** Values that join those chosen in the form. */
  values: Partial<Record<Category, string[]>>
  musts: Indexed[]
  conditions: RawBuilder<SqlBool>[]
}

export function filterOf(
  scope: Scope,
  form: SearchForm,
  prepared: Prepared,
  narrowing: Narrowing,
): Filter {
  const { tenant } = prepared
  const tags = [...new Set(form.tags ?? [])]
  const musts = [...mustsOf(scope, form, tags), ...narrowing.musts]
  const choices = CATEGORIES.flatMap((category) =>
    choiceOf(category, [...(form[category] ?? []), ...(narrowing.values[category] ?? [])]),
  )
  if (tags.length > 0 && form.tagLogic !== 'AND')
    choices.push({
      facet: 'tags',
      group: anyOf('t', tags),
      met: sql`s.tag_keys && ${tags}::text[]`,
    })
  const conditions = [
    ...visible(scope, prepared),
    ...days(form, prepared),
    ...quick(scope, form),
    ...withoutTags(form.excludeTags ?? []),
    ...cameWith(form.importId),
    ...narrowing.conditions,
  ]
  const excluded = excludedBy(tenant, prepared.excluded)
  return { tenant, words: wordsOf(prepared), musts, choices, excluded, conditions }
}

/** Narrows a filter to one item. */
export function onlyItem(filter: Filter, id: string): Filter {
  return { ...filter, conditions: [...filter.conditions, sql`s.item_id = ${id}::uuid`] }
}

/** Narrows a filter to no item. */
export function nothing(filter: Filter): Filter {
  return { ...filter, conditions: [sql`false`] }
}

function wordsOf({ words, synonyms, phrases }: Prepared): Words {
  const usable = phrases.filter((phrase) => phrase.words.length > 0).map(phraseOf)
  const terms = termsOf(words, usable.length > 0).map((term) => ({
    ...term,
    synonyms: synonyms.flatMap((one) =>
      one.key.split(' ').includes(term.word) ? [one.words] : [],
    ),
  }))
  return { terms, phrases: usable }
}

function withoutTags(tags: readonly string[]): RawBuilder<SqlBool>[] {
  return tags.length > 0 ? [sql`not s.tag_keys && ${tags}::text[]`] : []
}

function cameWith(importId: string | null | undefined): RawBuilder<SqlBool>[] {
  return importId
    ? [
        sql`s.item_id in (select id from item where tenant_id = s.tenant_id and import_id = ${importId})`,
      ]
    : []
}

/** Any of the words, or of the runs of words. */
function excludedBy(tenant: string, texts: KnownText[]): string {
  return texts
    .filter(({ words }) => words.length > 0)
    .map((text) => `(${queryOfAll(tenant, phraseGroups(phraseOf(text)))})`)
    .join(' | ')
}

/** Returns groups that match the words anywhere in the item, or all of them in its heading. */
export function groupsOf({ words, musts }: Filter, kind: 'w' | 'h'): Group[] {
  return [...wordGroups(words, kind), ...musts.map(({ group }) => group)]
}

function mustsOf(scope: Scope, { quickFilter, tagLogic }: SearchForm, tags: string[]): Indexed[] {
  const musts: Indexed[] = []
  if (tagLogic === 'AND')
    for (const tag of tags)
      musts.push({ group: anyOf('t', [tag]), met: sql`s.tag_keys @> ${[tag]}::text[]` })
  if (quickFilter === 'mine') {
    const me = personOf(scope)
    musts.push({ group: anyOf('o', [me]), met: sql`s.owner_id = ${me}` })
  }
  if (quickFilter === 'uncategorized')
    musts.push({ group: anyOf('u', ['']), met: sql`s.value_ids = '{}'` })
  return musts
}

function choiceOf(facet: Category, ids: string[]): Choice[] {
  if (ids.length === 0) return []
  return [{ facet, group: anyOf('v', ids), met: sql`s.value_ids && ${ids}::uuid[]` }]
}

/** The visibility condition of every list. */
export function visible({ actor }: Scope, { today }: Pick<Prepared, 'today'>) {
  return items.findableByActor('s', actor, sql`${today}::date`)
}

function days({ when }: SearchForm, { from, to }: Prepared): RawBuilder<SqlBool>[] {
  const time = when === 'updated' ? sql`s.updated_at` : sql`s.created_at`
  return [
    ...(from === null ? [] : [sql<SqlBool>`${time} >= ${from}::timestamptz`]),
    ...(to === null ? [] : [sql<SqlBool>`${time} < ${to}::timestamptz`]),
  ]
}

const RECENT = sql`now() - interval '14 days'`

function quick(scope: Scope, { quickFilter }: SearchForm): RawBuilder<SqlBool>[] {
  switch (quickFilter) {
    case 'favorites':
      return [
        sql`s.item_id in (select item_id from favorite
          where member_id = ${personOf(scope)} and item_type = 'ITEM')`,
      ]
    case 'recent':
      return [sql`(s.created_at >= ${RECENT} or s.updated_at >= ${RECENT})`]
    case 'popular':
      return [counted(sql`views > 0`)]
    case 'unused':
      return [counted(sql`views = 0 and shares = 0`)]
    case 'expiring':
      return [sql`s.expires_on between (select today()) and (select today()) + 30`]
    default:
      return []
  }
}

export function counted(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from item_stat
    where item_stat.tenant_id = s.tenant_id and item_stat.item_id = s.item_id and ${condition})`
}
