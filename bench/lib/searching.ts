import type pg from 'pg'
import { type Library, type Owner, openLibrary } from './library.ts'
import type { SearchInput } from './statements.ts'

const CALLS = 40
/** Warm-up calls of each connection before the measured ones. */
const WARM_UP = 5

export interface Run {
  times: number[]
  total?: { value: number; relation: string }
}

/** Measures HTTP calls over several connections at once. */
export async function measure(
  url: string,
  client: pg.Client,
  owner: Owner,
  asked: SearchInput,
  connections: number,
): Promise<Run> {
  // A person may not search this often.
  await client.query('delete from auth.rate_limit')
  const times: number[] = []
  let total: Run['total']
  const warm = connections * WARM_UP
  let call = 0
  const connection = async () => {
    while (call < CALLS + warm) {
      call += 1
      const isMeasured = call > warm
      const begin = performance.now()
      const answer = await send(url, owner, asked)
      if (isMeasured) times.push(performance.now() - begin)
      total = answer.total
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return { times, ...(total && { total }) }
}

async function send(
  url: string,
  { headers }: Owner,
  asked: SearchInput,
): Promise<Omit<Run, 'times'>> {
  const response = await ('typed' in asked
    ? fetch(`${url}/api/search/v1/suggest?q=${encodeURIComponent(asked.typed)}`, { headers })
    : fetch(`${url}/api/items/v1/search`, {
        method: 'POST',
        headers,
        body: JSON.stringify(asked.form),
      }))
  const answer = (await response.json()) as Omit<Run, 'times'>
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return answer
}

/** Returns what is typed, by its kind. “price” is in half of the documents and “market” in many. */
export async function wordsOf(
  client: pg.Client,
  { word }: Pick<Library, 'word'>,
): Promise<Record<string, string>> {
  const rare = await word(20_001)
  const [body = ''] = await column(client, 'select body from bench.page where n = 7')
  const rarer = body.split(' ').filter((one) => one.length > 5)
  const [near = ''] = await column(
    client,
    `select substring(body from '\\w{4,} \\w{4,} \\w{4,}') from bench.page where n = 9`,
  )
  return {
    'filters alone': '',
    'rare word': rare,
    'frequent word': 'security',
    'common word': 'price',
    'two words': 'price market',
    'two rarer words': rarer.slice(0, 2).join(' '),
    phrase: `"${near}"`,
    'phrase of common words': '"price market"',
    'phrase of little words': '"of the"',
    prefix: rare.slice(0, 4),
    'prefix of two letters': 'pr',
    'prefix of one letter': 'p',
    'mistyped word': `${rare.slice(0, 2)}${rare.slice(3, 4)}${rare.slice(2, 3)}${rare.slice(4)}`,
    'two mistyped words': 'prise markte',
    'without a common word': 'security -price',
  }
}

export type Kind = 'plain' | 'facets' | 'filters'

/** Returns a form of words alone, with facets, or with facets and three filters. */
export async function formOf(
  { values }: Pick<Library, 'values'>,
  owner: Owner,
  searchTerm: string,
  kind: Kind,
): Promise<object> {
  const form = { searchTerm, limit: 25, facets: kind !== 'plain' }
  if (kind !== 'filters') return form
  const [stage] = await values(owner, 'funnelStage')
  const [one, other] = await values(owner, 'contentType')
  return { ...form, funnelStage: [stage], contentType: [one, other], tags: ['tag 1', 'tag 2'] }
}

/** Opens 20 tenants with so many thousands of items in all, the first with the given sizes. */
export function openTenants(read: number[], total: number): Promise<Library> {
  const rest = total - read.reduce((sum, size) => sum + size, 0)
  const number = 20 - read.length
  const until = (index: number) => Math.floor((rest * index) / number / 1_000) * 1_000
  const others = Array.from({ length: number }, (_, index) => until(index + 1) - until(index))
  return openLibrary(read, { others: others.filter((size) => size > 0), hasDocuments: true })
}

export async function column(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<string[]> {
  const { rows } = await client.query({ text, values, rowMode: 'array' })
  return rows.map(([value]) => value)
}
