import type { SearchForm } from '@satchel/contract/search/search.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { tidied } from '../form/form.ts'
import * as query from './queries.ts'

/** Fields that aren't part of the question. */
interface LoggedForm extends SearchForm {
  limit?: number
  cursor?: string | null
  facets?: boolean
}

/** Notes what was searched for and found; returns the id of the search, which its further pages share. */
export async function logSearch(
  scope: Scope,
  { searchTerm, orderBy: _, limit: __, facets: ___, cursor, ...rest }: LoggedForm,
  { hits, ms }: { hits: number; ms: number },
): Promise<string> {
  const text = searchTerm?.trim() ?? ''
  const form = tidied(rest)
  // Who asks for nothing looks around.
  if (text === '' && Object.keys(form).length === 0) return crypto.randomUUID()
  const last = cursor ? await query.findLast(scope, { text, form }) : undefined
  return last ?? query.log(scope, { text, form, hits, ms })
}

/** Notes which result of the person's own search was opened first. */
export function open(scope: Scope, searchId: string, itemId: string): Promise<void> {
  return query.open(scope, searchId, itemId)
}
