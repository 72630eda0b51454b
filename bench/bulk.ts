import { setTimeout } from 'node:timers/promises'
import { exitCode, figure, note } from './lib/figures.ts'
import { type Library, type Owner, openLibrary } from './lib/library.ts'

// A bulk edit of 1,000 items, where the tenant has no others and where it has 100,000; then one of all of these by a job.

const SMALL = 1_000
const LARGE = 100_000
const EDITED = 1_000
const PAGE = 200
const ROUNDS = 5
const RATIO_MAX = 2
const SECONDS_MAX = 2
/** Maximum ratio to editing the same number of items a thousand at a time. */
const JOB_RATIO_MAX = 1.5

const library = await openLibrary([SMALL, LARGE])
try {
  await bench(library)
} finally {
  await library.close()
}
process.exitCode = exitCode()

async function bench(library: Library): Promise<void> {
  const [small, large] = library.owners
  if (!small || !large) throw new Error('The library has no owners')
  const few = await ready(library, small)
  const many = await ready(library, large)
  const seconds: Record<'few' | 'many' | 'undo', number[]> = { few: [], many: [], undo: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const wish = { addTags: [`round ${round}`] }
    seconds.few.push((await edit(library, few, wish)).seconds)
    const { seconds: taken, undoId } = await edit(library, many, wish)
    seconds.many.push(taken)
    seconds.undo.push(await secondsOf(() => post(library, large, 'bulk/undo', { undoId })))
  }
  const [one, other] = [median(seconds.few), median(seconds.many)]
  note(`of ${SMALL}: ${formatted(seconds.few)}; of ${LARGE}: ${formatted(seconds.many)}`)
  figure(`bulk edit of ${EDITED} items of ${LARGE}, of ${SMALL}`, other / one, {
    atMost: RATIO_MAX,
  })
  figure('the same, time taken', other, { atMost: SECONDS_MAX }, ' s')
  figure('its undo', median(seconds.undo), { atMost: SECONDS_MAX }, ' s')
  await benchJob(library, large, other)
}

interface Edited {
  owner: Owner
  ids: string[]
  /** The labels of one category's values. */
  values: string[]
}

async function ready(library: Library, owner: Owner): Promise<Edited> {
  const values = await library.values(owner, 'funnelStage')
  const ids: string[] = []
  let cursor = ''
  while (ids.length < EDITED) {
    const query = `limit=${PAGE}${cursor && `&cursor=${cursor}`}`
    const page = await get(library, owner, `list?${query}`)
    ids.push(...(page.items as { id: string }[]).map(({ id }) => id))
    cursor = String(page.nextCursor)
  }
  return { owner, ids, values }
}

async function edit(library: Library, { owner, ids, values }: Edited, wish: object) {
  let undoId: unknown
  const seconds = await secondsOf(async () => {
    const change = { ids, ...wish, add: { funnelStage: [values[0]] } }
    undoId = (await post(library, owner, 'bulk/change', change)).undoId
  })
  return { seconds, undoId }
}

async function benchJob(library: Library, owner: Owner, edit: number): Promise<void> {
  const seconds = await secondsOf(async () => {
    const started = performance.now()
    const job = await post(library, owner, 'bulk/change', { search: {}, addTags: ['all'] })
    note(`job of ${job.total} items begun after ${Math.round(performance.now() - started)} ms`)
    for (;;) {
      const { status, done } = await get(library, owner, `bulk/jobs/${job.id}`)
      if (status === 'completed') return
      if (status !== 'running') throw new Error(`The job is ${status} at ${done}`)
      await setTimeout(100)
    }
  })
  note(`${seconds.toFixed(1)} s, ${Math.round(LARGE / seconds)} items a second`)
  const ratio = seconds / ((LARGE / EDITED) * edit)
  figure(`a tag on all ${LARGE} by a job, of as many edits`, ratio, { atMost: JOB_RATIO_MAX })
}

function get(library: Library, { headers }: Owner, path: string) {
  return answer(fetch(`${library.url}/api/items/v1/${path}`, { headers }))
}

function post(library: Library, { headers }: Owner, path: string, body: object) {
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return answer(fetch(`${library.url}/api/items/v1/${path}`, request))
}

async function answer(request: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await request
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function formatted(values: number[]): string {
  return `${values.map((value) => value.toFixed(2)).join(', ')} s`
}
