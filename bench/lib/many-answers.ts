import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { figure, note } from './figures.ts'
import { openLibrary, signIn } from './library.ts'

// How long answers take in a library of many documents, whose passages are cut first.

const P95_MAX_MS = 150
const QUESTIONS = 40
/** Ranks of words that are in fewer and fewer documents. */
const RANKS = [20, 100, 400, 1_500, 6_000, 20_000]

/** Has the passages of all items cut: rows that were copied in went past what asks for that. */
const ALL_DUE = `
  insert into passage_due (tenant_id, item_id) select tenant_id, id from item on conflict do nothing;
  select enqueue('cut-passages', json_build_object('tenantId', id), null, null, null) from tenant`

/** Measures answers to questions of words that are frequent and rare. */
export async function benchMany(size: number): Promise<void> {
  const library = await openLibrary([size])
  const client = new pg.Client({ connectionString: library.postgres })
  try {
    await client.connect()
    const began = performance.now()
    await client.query(ALL_DUE)
    while ((await client.query('select from passage_due limit 1')).rowCount !== 0)
      await setTimeout(1_000)
    const { rows } = await client.query('select count(*)::int as passages from passage')
    const seconds = Math.round((performance.now() - began) / 1_000)
    note(`${size} documents, ${rows[0]?.passages} passages, cut in ${seconds} s`)
    await client.query('vacuum analyze passage')
    const words: string[] = []
    for (const rank of RANKS) words.push(await library.word(rank))
    const times: number[] = []
    for (let number = 0; number < QUESTIONS; number += 1) {
      // A person may not ask this often, nor with the same token for long.
      await client.query('delete from auth.rate_limit')
      if (number % 10 === 0) await signIn(library.url, library.owners)
      const [one, other] = [words[number % words.length], words[(number + 2) % words.length]]
      times.push(await ask(library, `How much does the ${one} cost with ${other}?`))
    }
    times.sort((one, other) => one - other)
    note(`median ${Math.round(times[QUESTIONS / 2] ?? 0)} ms`)
    const p95 = Math.round(times[Math.floor(QUESTIONS * 0.95)] ?? 0)
    figure(`answers in ${size} documents, p95`, p95, { atMost: P95_MAX_MS }, ' ms')
  } finally {
    await client.end()
    await library.close()
  }
}

async function ask(
  { url, owners }: Awaited<ReturnType<typeof openLibrary>>,
  question: string,
): Promise<number> {
  const begin = performance.now()
  const response = await fetch(`${url}/api/search/v1/answers`, {
    method: 'POST',
    headers: owners[0]?.headers ?? {},
    body: JSON.stringify({ question }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return performance.now() - begin
}
