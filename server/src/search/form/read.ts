import { withoutInvisible } from '@satchel/contract/invisible.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { parseSearch } from '@satchel/contract/search/syntax.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { invalidField } from '../../platform/problem.ts'
import { type Filter, filterOf, nothing } from '../matching/filter-queries.ts'
import { hasWords } from '../matching/terms.ts'
import { readAddresses, requireValidForm } from './form.ts'
import { earlier, later, readOperators } from './operators.ts'
import { prepare } from './queries.ts'

/** The depth to which smart collections may refer to one another. */
const DEPTH_MAX = 2

/** Reads a form that was stored: it goes on to find what there still is. */
export async function read(scope: Scope, form: SearchForm, depth = 0): Promise<Filter> {
  requireValidForm(form)
  return (await readForm(scope, form, { refuse: () => {}, depth })).filter
}

/**
 * Reads a form as it was sent; throws `invalid` for an impossible range and for operators whose value cannot be.
 * `path` is the form's place in the request.
 */
export function readAsked(scope: Scope, form: SearchForm, path = '') {
  requireValidForm(form, path)
  const refuse = (message: string) => {
    throw invalidField(`${path}searchTerm`, message)
  }
  return readForm(scope, form, { refuse, depth: 0 })
}

async function readForm(
  scope: Scope,
  form: SearchForm,
  { refuse, depth }: { refuse: (message: string) => void; depth: number },
) {
  const { words, phrases, excluded, operators } = parseSearch(
    withoutInvisible(form.searchTerm ?? ''),
  )
  const narrowing = await readOperators(scope, depth < DEPTH_MAX ? operators : [], {
    refuse,
    read: (inner) => read(scope, inner, depth + 1),
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
  }
}
