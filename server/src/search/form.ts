import type { SearchForm } from '@satchel/contract/search.ts'
import { invalidField } from '../platform/problem.ts'

/** Removes fields that filter nothing. */
export function tidied(form: SearchForm): SearchForm {
  const asks = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(form).filter(([, value]) => asks(value)))
}

/** Throws `invalid` for an impossible range; `path` is the form's place in the request. */
export function requireValidForm({ startDay, endDay }: SearchForm, path = ''): void {
  if (startDay && endDay && startDay > endDay)
    throw invalidField(`${path}endDay`, 'must not be before startDay')
}
