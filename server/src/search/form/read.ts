import { withoutInvisible } from '@satchel/contract/invisible.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { parseSearch } from '@satchel/contract/search/syntax.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { invalidField } from '../../platform/problem.ts'
import { type Filter, filterOf, nothing } from '../matching/filter-queries.ts'
import { findLabels } from '../matching/queries.ts'
import { hasWords } from '../matching/terms.ts'
import { readAddresses, requireValidForm } from './form.ts'
import { earlier, later, readOperators } from './operators.ts'
import { prepare } from './queries.ts'

/** The depth to which smart collections may refer to one another. */
const DEPTH_MAX = 2

/**
 * Reads a form that was stored: it goes on to find what there still is, and nothing where something that no longer exists
 * would let in what was to be left out.
 */
export async function read(scope: Scope, form: SearchForm): Promise<Filter> {
  return (await readStored(scope, form, 0)).filter
}

async function readStored(scope: Scope, form: SearchForm, depth: number) {
  requireValidForm(form)
  let isWhole = true
  let isLeaky = await hasLost(scope, [], form.excludeTags ?? [])
  const refuse = () => {
    isWhole = false
  }
  const letIn = () => {
    isLeaky = true
  }
  const { filter } = await readForm(scope, form, { refuse, letIn, depth })
  if (isLeaky) return { filter: nothing(filter), isWhole: false }
  // Only where another search leaves out what this one finds does it matter whether it finds all.
  const values = CATEGORIES.flatMap((category) => form[category] ?? [])
  const hasAll = depth === 0 || !(await hasLost(scope, values, form.tags ?? []))
  return { filter, isWhole: isWhole && hasAll }
}

/** Tells whether some of these values and tags no longer exist. */
async function hasLost(scope: Scope, values: string[], tags: string[]): Promise<boolean> {
  if (values.length + tags.length === 0) return false
  return (await findLabels(scope, values, tags)).size < new Set([...values, ...tags]).size
}

/**
 * Reads a form as it was sent; throws `invalid` for an impossible range and for operators whose value cannot be.
 * `path` is the form's place in the request.
 */
export function readRequest(scope: Scope, form: SearchForm, path = '') {
  requireValidForm(form, path)
  const refuse = (message: string) => {
    throw invalidField(`${path}searchTerm`, { message })
  }
  return readForm(scope, form, { refuse, letIn: () => {}, depth: 0 })
}

type Reader = Pick<Parameters<typeof readOperators>[2], 'refuse' | 'letIn'> & { depth: number }

async function readForm(scope: Scope, form: SearchForm, { refuse, letIn, depth }: Reader) {
  const { words, phrases, excluded, operators, others } = parseSearch(
    withoutInvisible(form.searchTerm ?? ''),
  )
  const narrowing = await readOperators(scope, depth < DEPTH_MAX ? operators : [], {
    refuse,
    letIn,
    read: (inner) => readStored(scope, inner, depth + 1),
  })
  const prepared = await prepare(scope, {
    words: readAddresses(words),
    phrases,
    excluded,
    startDay: later(form.startDay, narrowing.after),
    endDay: earlier(form.endDay, narrowing.until),
  })
  const filter = filterOf(scope, form, prepared, narrowing)
  const hasOnlySigns = (words !== '' || phrases.length > 0) && !hasWords(filter.words)
  return {
    filter: hasOnlySigns ? nothing(filter) : filter,
    excluded: prepared.excluded,
    hasOnlySigns,
    /** Parts of the typed text besides its words and phrases. */
    others,
    hasOperators: operators.length > 0,
  }
}
