import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import {
  fillLibrary,
  type RankingQuery,
  readQueries,
} from '../../../test/ranking/ranking-library.ts'
import { names } from '../../../test/searching.ts'

// The mean reciprocal rank of what should come first: 1 if it does, a half if one other item comes before it.

const LEAST = 0.8

const satchel = product()

test('a search puts what was meant first', async () => {
  const owner = await satchel.newTenant()
  const library = await fillLibrary(satchel.database.system, owner)
  const queries = await readQueries()
  const kinds = new Map<string, number[]>()
  const misses: string[] = []
  for (const requests of queries) {
    expect(library, requests.query).toEqual(expect.arrayContaining(requests.first))
    const found = await names(owner, { searchTerm: requests.query, limit: 20 })
    const rank = rankOf(requests, found)
    kinds.set(requests.kind, [...(kinds.get(requests.kind) ?? []), rank])
    if (rank < 1)
      misses.push(`${rank.toFixed(2)} ${requests.query}: ${found.slice(0, 4).join(' · ')}`)
  }
  const lines = [...kinds].map(
    ([kind, ranks]) => `${mean(ranks).toFixed(2)} ${kind} (${ranks.length})`,
  )
  const all = mean([...kinds.values()].flat())
  process.stdout.write(
    `${[`${all.toFixed(3)} in all (${queries.length})`, ...lines, ...misses].join('\n')}\n`,
  )
  expect(all).toBeGreaterThanOrEqual(LEAST)
})

/** Returns the rank of the expected item; where several should come first, each counts by the others before it. */
function rankOf({ first }: RankingQuery, found: string[]): number {
  const ranks = first.map((name) => {
    const place = found.indexOf(name)
    const others = found.slice(0, place).filter((one) => !first.includes(one))
    return place < 0 ? 0 : 1 / (1 + others.length)
  })
  return mean(ranks)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
