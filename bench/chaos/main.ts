import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ACTS, type Promotion } from './acts.ts'
import { startCluster } from './cluster.ts'
import { openClient, type Send } from './load/http.ts'
import { listen } from './load/listener.ts'
import { type Person, signIn, signUp } from './load/person.ts'
import { nothing, upload, work } from './load/work.ts'
import type { Ends } from './parts/process.ts'
import { HEADING, type Result, report } from './table.ts'
import { openTally, type Tally } from './tally.ts'
import { findLost, findMissed, viewsOf } from './verify.ts'

// Lets the parts of an installation fail in turn while it is used, and counts what its users notice.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Folder of an earlier release, which the first act upgrades; by default this one, started again.
    old: { type: 'string' },
    // Folder that what all parts print is copied to.
    logs: { type: 'string' },
  },
})
const NEW = process.cwd()
/** Milliseconds of work before and after what fails. */
const BEFORE = 5_000
const AFTER = 8_000
/** Milliseconds after which something hangs. */
const LONGEST = 30 * 60_000
const LISTENERS = 3
const ITEMS = 4

const isMeant = (name: string) => positionals.some((part) => name.includes(part))
const ends: Ends = []
globalThis.setTimeout(() => {
  console.error('It didn’t end within half an hour')
  void end(1)
}, LONGEST)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1))
const cluster = await startCluster(values.old ?? NEW, values.logs, ends).catch(async (error) => {
  console.error(error)
  return end(1)
})
await end(
  await playAll().then(
    (isGood) => (isGood ? 0 : 1),
    (error) => {
      console.error(error)
      return 1
    },
  ),
)

async function end(code: number): Promise<never> {
  for (let one = ends.pop(); one; one = ends.pop()) await one()
  process.exit(code)
}

async function playAll(): Promise<boolean> {
  const tally = openTally()
  const send = openClient(cluster.url, tally)
  // What is done before and after an act isn't counted.
  const aside = openClient(cluster.url, openTally())
  const nodes = [...cluster.web, ...cluster.workers]
  await signUp(
    aside,
    nodes.map(({ outbox }) => outbox),
  )
  const content = await prepare(await signIn(aside))
  console.log(HEADING)
  let isGood = true
  for (const act of ACTS) {
    if (positionals.length > 0 && !isMeant(act.name)) continue
    const result = await play(act, { ...content, send, aside, tally })
    if (typeof result === 'string') console.log(`${act.name}: left out, since ${result}`)
    else isGood = report(act.name, result) && isGood
  }
  return isGood
}

/** Uploads items and shares the first. */
async function prepare({ call, send }: Person) {
  const items: string[] = []
  for (let number = 1; number <= ITEMS; number += 1)
    items.push(await upload(send, `Text ${number}`))
  const share = { itemId: items[0], itemType: 'ITEM' }
  const { json } = await call('POST', 'items/v1/v2/shortener/personalized', share)
  return { items: items.slice(1), slug: json.slug as string }
}

interface Stage {
  items: string[]
  slug: string
  send: Send
  aside: Send
  tally: Tally
}

/** Works while an act runs; resolves to what came of it, or why the act can't run here. */
async function play(act: (typeof ACTS)[number], stage: Stage): Promise<Result | string> {
  const person = await signIn(stage.aside, stage.send)
  const observer = await signIn(stage.aside)
  const viewsBefore = await viewsOf(observer, stage.slug)
  const acknowledged = nothing()
  const listeners = Array.from({ length: LISTENERS }, () => listen(cluster.url, observer))
  const stop = new AbortController()
  const working = work({ ...stage, person, acknowledged, stop: stop.signal })
  await setTimeout(BEFORE)
  const outcome = await act.run(cluster, NEW)
  await setTimeout(AFTER)
  stop.abort()
  await working
  const lost = await findLost(observer, acknowledged, { slug: stage.slug, viewsBefore })
  const missed = await findMissed(listeners, acknowledged)
  for (const one of listeners) one.close()
  const counts = stage.tally.take()
  if (typeof outcome === 'string') return outcome
  const { uploads, collections, writes, visits } = acknowledged
  return {
    ...counts,
    acknowledged: uploads.length + collections.length + writes.length + visits,
    lost,
    missed,
    promotion: outcome,
    writesAgain: outcome && secondsUntilWrite(outcome, writes),
  }
}

function secondsUntilWrite({ promotedAt }: Promotion, writes: readonly number[]): number {
  const first = writes.find((at) => at > promotedAt) ?? Number.POSITIVE_INFINITY
  return (first - promotedAt) / 1_000
}
