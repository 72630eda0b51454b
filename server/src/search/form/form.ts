import type { SearchForm } from '@satchel/contract/search/search.ts'
import { invalidField, says } from '../../platform/problem.ts'

/** Removes fields that filter nothing. */
export function tidied(form: SearchForm): SearchForm {
  const asks = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(form).filter(([, value]) => asks(value)))
}

/** Throws `invalid` for an impossible range; `path` is the form's place in the request. */
export function requireValidForm({ startDay, endDay }: SearchForm, path = ''): void {
  if (startDay && endDay && startDay > endDay)
    throw invalidField(`${path}endDay`, says('mustNotBeBeforeStartDay'))
}

const ADDRESS = /^(?:https?:\/\/|www\.|[\w-]+(?:\.[\w-]+)+\/)/i

/** Reads addresses among words as they are indexed: without scheme, `www` and the top of the domain. */
export function readAddresses(words: string): string {
  const indexed = (word: string) =>
    ADDRESS.test(word)
      ? word
          .replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
          .replace(/^([^/?#:]*)\.[a-z]+(?=[/?#:]|$)/i, '$1')
      : word
  return words.split(' ').map(indexed).join(' ')
}
