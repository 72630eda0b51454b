import type { SearchForm } from '@satchel/contract/search/search.ts'
import {
  CATEGORY_OPERATORS,
  type CategoryOperator,
  NO_VALUE,
  type Operator,
  type OperatorName,
  STATES,
  type State,
} from '@satchel/contract/search/syntax.ts'
import { Format } from 'typebox/format'
import type { Scope } from '../../platform/database/scope.ts'
import { addDays } from '../../platform/time.ts'
import type { Filter, Indexed, Narrowing } from '../matching/filter-queries.ts'
import * as query from './operator-queries.ts'

/** Limits that operators set: on the items, and on the days in the form. */
export interface Reading extends Narrowing {
  /** The first day. */
  after: string | null
  /** The last day, included. */
  until: string | null
}

type Condition = Narrowing['conditions'][number]

interface Options {
  /** Reports what is wrong with a value. If it doesn’t throw, the value finds nothing. */
  refuse: (message: string) => void
  /** Reports that something no longer exists, which would let in what was to be left out. */
  letIn: () => void
  /** Reads the search of a smart collection; `isWhole` if all that it names is there. */
  read: (form: SearchForm) => Promise<{ filter: Filter; isWhole: boolean }>
}

export const NOUNS: Record<Exclude<OperatorName, 'is' | 'after' | 'before'>, string> = {
  type: 'content type',
  stage: 'funnel stage',
  product: 'product',
  industry: 'industry',
  region: 'region',
  tag: 'tag',
  by: 'person',
  in: 'collection',
}

/** The value of `by:` for the person who searches. */
const ME = 'me'

function absentMessage(name: keyof typeof NOUNS, label: string): string {
  return `There is no ${NOUNS[name]} “${label}”`
}

export async function readOperators(
  scope: Scope,
  operators: Operator[],
  options: Options,
): Promise<Reading> {
  const reading: Reading = { values: {}, musts: [], conditions: [], after: null, until: null }
  for (const operator of operators) await add(scope, reading, operator, options)
  const { after, until } = reading
  if (after && until && after > until) options.refuse('“before:” must be later than “after:”')
  return reading
}

async function add(scope: Scope, reading: Reading, operator: Operator, options: Options) {
  const { name, values, isExcluded } = operator
  if (name === 'after' || name === 'before') return addDay(reading, operator, options)
  if (name === 'is' || name === 'in') {
    const met =
      name === 'is'
        ? query.inStates(statesOf(values, options), scope.actor.id)
        : await collectionsOf(scope, operator, options)
    addCondition(reading, operator, met)
    return
  }
  if (isCategory(name) && (await asksForNone(scope, name, values))) {
    addCondition(reading, operator, query.outsideCategory(CATEGORY_OPERATORS[name]))
    return
  }
  const ids = await idsOf(scope, name, operator, options)
  const indexed = indexedOf(name, ids)
  if (isExcluded) reading.conditions.push(query.not(indexed.met))
  else if (ids.length === 0) reading.conditions.push(indexed.met)
  else if (isCategory(name)) addValues(reading, name, ids)
  else reading.musts.push(indexed)
}

function addCondition({ conditions }: Reading, { isExcluded }: Operator, met: Condition): void {
  conditions.push(isExcluded ? query.not(met) : met)
}

/** A value that is called so comes first. */
async function asksForNone(scope: Scope, name: CategoryOperator, values: string[]) {
  if (values.length !== 1 || values[0]?.toLowerCase() !== NO_VALUE) return false
  const meanings = await meaningsOf(scope, name, values)
  return meanings.every(({ ids }) => ids.length === 0)
}

function addValues({ values }: Reading, name: CategoryOperator, ids: string[]): void {
  const category = CATEGORY_OPERATORS[name]
  values[category] = [...(values[category] ?? []), ...ids]
}

export function isCategory(name: OperatorName): name is CategoryOperator {
  return name in CATEGORY_OPERATORS
}

function indexedOf(name: CategoryOperator | 'tag' | 'by', ids: string[]): Indexed {
  if (name === 'tag') return query.withTag(ids)
  return name === 'by' ? query.ownedBy(ids) : query.inCategory(ids)
}

async function idsOf(
  scope: Scope,
  name: CategoryOperator | 'tag' | 'by',
  { values, isExcluded }: Operator,
  { refuse, letIn }: Options,
): Promise<string[]> {
  const meanings = await meaningsOf(scope, name, values)
  const missing = meanings.find(({ ids }) => ids.length === 0)
  // Visitors have no items of their own that could be let in.
  const isMe = name === 'by' && missing?.label.toLowerCase() === ME
  if (missing) refuse(absentMessage(name, missing.label))
  if (missing && isExcluded && !isMe) letIn()
  return meanings.flatMap(({ ids }) => ids)
}

export function meaningsOf(scope: Scope, name: CategoryOperator | 'tag' | 'by', labels: string[]) {
  if (name === 'tag') return query.findTags(scope, labels)
  if (name === 'by') return query.findPeople(scope, labels)
  return query.findValues(scope, CATEGORY_OPERATORS[name], labels)
}

async function collectionsOf(
  scope: Scope,
  { values, isExcluded }: Operator,
  { refuse, letIn, read }: Options,
) {
  const found = await query.findCollections(scope, values)
  const missing = values.find((label) => !found.some((one) => one.label === label))
  if (missing !== undefined) refuse(absentMessage('in', missing))
  if (missing !== undefined && isExcluded) letIn()
  const ids = found.filter(({ search }) => search === null).map(({ id }) => id)
  const filters: Filter[] = []
  for (const { search } of found) {
    if (!search) continue
    const { filter, isWhole } = await read(search)
    if (isExcluded && !isWhole) letIn()
    filters.push(filter)
  }
  return query.inCollections(ids, filters)
}

function statesOf(values: string[], { refuse }: Options): State[] {
  const lowered = values.map((value) => value.toLowerCase())
  const states = lowered.filter((value): value is State =>
    (STATES as readonly string[]).includes(value),
  )
  if (states.length < lowered.length) refuse(`“is:” takes ${STATES.join(', ')}`)
  return states
}

function addDay(reading: Reading, { name, values, isExcluded }: Operator, { refuse }: Options) {
  const days = values.filter((value) => Format.Test('date', value))
  if (days.length < values.length || isExcluded) refuse(`“${name}:” takes a day such as 2026-03-31`)
  for (const day of days) {
    if (name === 'after') reading.after = later(reading.after, day)
    else reading.until = earlier(reading.until, addDays(day, -1))
  }
}

export function later(one: string | null | undefined, other: string | null | undefined) {
  if (!one || !other) return one || other || null
  return one > other ? one : other
}

export function earlier(one: string | null | undefined, other: string | null | undefined) {
  if (!one || !other) return one || other || null
  return one < other ? one : other
}
