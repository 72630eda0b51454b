import { exitCode, figure, note } from './lib/figures.ts'
import { type Library, type Owner, openLibrary } from './lib/library.ts'

// Words, three filters and facets in a tenant of 100,000 items, 1,000,000 in all, one call after the other.

const LARGE = 100_000
const SMALL = 1_000
const OTHERS = 9
const CALLS = 40
const P95_MAX_MS = 60
const SLOWER_MAX = 4

/** Ranks of words: in nearly every document, in one of four, in one of a thousand. */
const WORDS = { common: 1, frequent: 53, rare: 5_000 }

const library = await openLibrary([LARGE, SMALL], OTHERS)
try {
  await bench(library)
} finally {
  await library.close()
}
process.exitCode = exitCode()

async function bench({ owners: [large, small], ...rest }: Library): Promise<void> {
  if (!large || !small) throw new Error('The library has no owners')
  const all = { large: [] as number[], small: [] as number[] }
  for (const [name, rank] of Object.entries(WORDS)) {
    const word = await rest.word(rank)
    for (const filtered of [false, true]) {
      const inLarge = await measure(rest.url, large, await formOf(rest, large, word, filtered))
      const inSmall = await measure(rest.url, small, await formOf(rest, small, word, filtered))
      note(
        `${name} word${filtered ? ', three filters' : ''}: ${formatted(inLarge)}; of ${SMALL}: ${formatted(inSmall)}`,
      )
      if (!filtered) continue
      all.large.push(...inLarge.times)
      all.small.push(...inSmall.times)
    }
  }
  figure(
    `search, words and three filters in ${LARGE}, p95`,
    at(all.large, 0.95),
    { atMost: P95_MAX_MS },
    ' ms',
  )
  const slower = at(all.large, 0.5) / at(all.small, 0.5)
  figure(`the same against ${SMALL} items, times slower`, slower, { atMost: SLOWER_MAX })
}

type Parts = Omit<Library, 'owners'>

async function formOf({ values }: Parts, owner: Owner, searchTerm: string, filtered: boolean) {
  const form = { searchTerm, limit: 25, facets: true }
  if (!filtered) return form
  const [stage] = await values(owner, 'funnelStage')
  const [one, other] = await values(owner, 'contentType')
  return { ...form, funnelStage: [stage], contentType: [one, other], tags: ['tag 1', 'tag 2'] }
}

interface Run {
  times: number[]
  total: { value: number; relation: string }
}

async function measure(url: string, { headers }: Owner, form: object): Promise<Run> {
  const times: number[] = []
  let total: Run['total'] = { value: 0, relation: 'eq' }
  for (let call = -10; call < CALLS; call += 1) {
    const begin = performance.now()
    const response = await fetch(`${url}/api/items/v1/search`, {
      method: 'POST',
      headers,
      body: JSON.stringify(form),
    })
    const answer = (await response.json()) as Run
    if (!response.ok) throw new Error(JSON.stringify(answer))
    if (call >= 0) times.push(performance.now() - begin)
    total = answer.total
  }
  return { times, total }
}

function formatted({ times, total }: Run): string {
  const found = `${total.relation === 'gte' ? 'over ' : ''}${total.value} found`
  return `${found}, p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
