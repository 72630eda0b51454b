import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { GARBAGE, placesOf } from '../../../../test/documents/garbage.ts'
import type { Ids } from '../../../../test/world.ts'
import { Problem } from '../../problem.ts'
import { inputCheck } from './input-check.ts'

/** Ids of the right form. */
const ids = new Proxy({} as Ids, {
  get: (_, name) => (name === 'version' ? '1' : crypto.randomUUID()),
})

const cases = ENDPOINTS.map(({ endpoint }) => [endpoint.name, endpoint] as const)

test.for(cases)(
  '%s lets each kind of garbage through, or names the field that has it',
  ([, endpoint]) => {
    expect([...wrongAnswers(endpoint)]).toEqual([])
  },
)

/** Puts each value in each place, and returns what was answered where that says too little. */
function* wrongAnswers(endpoint: Endpoint): Generator<unknown[]> {
  const check = inputCheck(endpoint)
  for (const { name, spoil } of placesOf(endpoint, ids))
    for (const value of GARBAGE) {
      const { params, query, body } = spoil(value)
      const sent = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
      try {
        check({ params, query, body: sent })
      } catch (error) {
        if (!tells(error, name)) yield [name, value, error]
      }
    }
}

/** Tells whether an error is a problem: that there is nothing at an address, or with the path of the field. */
function tells(error: unknown, place: string): boolean {
  if (!(error instanceof Problem)) return false
  if (error.code === 'not-found') return true
  const paths = error.errors?.map(({ path }) => path) ?? []
  const isPlace = (path: string) => path === place || path.startsWith(`${place}.`)
  return error.code === 'invalid' && (place === '' ? paths.length > 0 : paths.some(isPlace))
}
