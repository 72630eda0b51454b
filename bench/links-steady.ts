import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { exitCode, figure, note } from './lib/figures.ts'
import { load } from './lib/load.ts'
import { openPlace } from './lib/visiting.ts'

// Five minutes of visits, one after the other and without a pause: does memory stay, and is every answer stored?

const CONNECTIONS = 64
const MINUTES = 5
const GROWTH_MAX = 1.15
const VISITS = 'select count(*) from visit'

const place = await openPlace()
try {
  const { product, slugs, count } = place
  const before = await count(VISITS)
  const samples: number[] = []
  const watched = watch(product.pid, samples)
  const { answers } = await load(product.url, {
    connections: CONNECTIONS,
    seconds: MINUTES * 60,
    slugs,
  })
  await watched
  while ((await count('select count(*) from part.arrival')) > 0) await setTimeout(100)
  const stored = (await count(VISITS)) - before
  note(
    `${answers} answers; resident by minute: ${samples.map((each) => Math.round(each)).join(', ')} MB`,
  )
  const [first = 0] = samples
  figure('memory after five minutes, of that after one', (samples.at(-1) ?? 0) / first, {
    atMost: GROWTH_MAX,
  })
  // What was on its way when the load ended was stored, and its answer read by nobody.
  figure('answers received without a stored visit', Math.max(0, answers - stored), { atMost: 0 })
  figure('visits stored and not answered', Math.max(0, stored - answers), { atMost: CONNECTIONS })
} finally {
  await place.close()
}
process.exitCode = exitCode()

async function watch(pid: number, samples: number[]): Promise<void> {
  for (let minute = 1; minute <= MINUTES; minute++) {
    await setTimeout(minute === MINUTES ? 58_000 : 60_000)
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    samples.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024)
  }
}
