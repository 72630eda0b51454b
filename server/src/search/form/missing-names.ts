import type { SearchForm } from '@satchel/contract/search/search.ts'
import {
  NO_VALUE,
  type Operator,
  type OperatorName,
  operatorText,
  readTokens,
} from '@satchel/contract/search/syntax.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { findLabels } from '../matching/queries.ts'
import { findCollections } from './operator-queries.ts'
import { isCategory, meaningsOf, NOUNS } from './operators.ts'

/**
 * A form without typed names that no longer exist, since a search for them is refused; and what it names that doesn’t
 * exist, as people read it.
 */
export interface Existing {
  form: SearchForm
  missing: string[]
}

type Naming = keyof typeof NOUNS

const CATEGORY_NOUNS: Record<Category, string> = {
  contentType: NOUNS.type,
  funnelStage: NOUNS.stage,
  contentProduct: NOUNS.product,
  contentIndustry: NOUNS.industry,
  contentRegion: NOUNS.region,
}

/** Finds what stored forms name that no longer exists; all that they name is looked up together. */
export async function withoutMissing(scope: Scope, forms: SearchForm[]): Promise<Existing[]> {
  const found = await findKnown(scope, forms)
  const typed = await findTyped(scope, forms)
  return forms.map((form) => {
    const missing = new Set(chosenMissing(form, found))
    const { searchTerm } = form
    const existing = searchTerm
      ? { ...form, searchTerm: withoutAbsent(searchTerm, typed, missing) }
      : form
    return { form: existing, missing: [...missing] }
  })
}

/** Names the chosen values and tags of a form that no longer exist. */
function chosenMissing(form: SearchForm, existing: Set<string>): string[] {
  const values = CATEGORIES.flatMap((category) =>
    (form[category] ?? [])
      .filter((id) => !existing.has(id))
      .map(() => `a deleted ${CATEGORY_NOUNS[category]}`),
  )
  const tags = [...(form.tags ?? []), ...(form.excludeTags ?? [])]
  return [...values, ...tags.filter((key) => !existing.has(key)).map((key) => textOf('tag', key))]
}

function textOf(name: Naming, label: string): string {
  return `${NOUNS[name]} “${label}”`
}

async function findKnown(scope: Scope, forms: SearchForm[]): Promise<Set<string>> {
  const ids = forms.flatMap((form) => CATEGORIES.flatMap((category) => form[category] ?? []))
  const keys = forms.flatMap(({ tags, excludeTags }) => [...(tags ?? []), ...(excludeTags ?? [])])
  if (ids.length + keys.length === 0) return new Set()
  return new Set((await findLabels(scope, ids, keys)).keys())
}

type Typed = Map<OperatorName, Set<string>>

/** Returns the values of operators that name something, by operator. */
async function findTyped(scope: Scope, forms: SearchForm[]): Promise<Typed> {
  const operators = forms.flatMap(({ searchTerm }) =>
    readTokens(searchTerm ?? '').flatMap(({ operator }) => operator ?? []),
  )
  const typed: Typed = new Map()
  for (const [name, some] of Map.groupBy(operators, (operator) => operator.name)) {
    if (!isNaming(name)) continue
    const labels = [...new Set(some.flatMap(({ values }) => values))]
    typed.set(name, new Set(await existingOf(scope, name, labels)))
  }
  return typed
}

function isNaming(name: OperatorName): name is Naming {
  return name in NOUNS
}

async function existingOf(scope: Scope, name: Naming, labels: string[]): Promise<string[]> {
  if (name === 'in') return (await findCollections(scope, labels)).map(({ label }) => label)
  const meanings = await meaningsOf(scope, name, labels)
  return meanings
    .filter(
      ({ label, ids }) => ids.length > 0 || (isCategory(name) && label.toLowerCase() === NO_VALUE),
    )
    .map(({ label }) => label)
}

function withoutAbsent(term: string, typed: Typed, missing: Set<string>): string {
  let isWhole = true
  const left = readTokens(term).map(({ text, operator }) => {
    const existing = operator && typed.get(operator.name)
    if (!operator || !existing) return text
    const gone = operator.values.filter((value) => !existing.has(value))
    if (gone.length === 0) return text
    isWhole = false
    for (const value of gone) missing.add(textOf(operator.name as Naming, value))
    return written(operator, existing)
  })
  return isWhole ? term : left.filter(Boolean).join(' ')
}

function written({ name, values, isExcluded }: Operator, existing: Set<string>): string {
  const left = values.filter((value) => existing.has(value))
  if (left.length === 0) return ''
  const list = left.map((value) => operatorText(name, value).slice(name.length + 1)).join(',')
  return `${isExcluded ? '-' : ''}${name}:${list}`
}
