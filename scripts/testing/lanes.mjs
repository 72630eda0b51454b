import { LANE, measureCpuTime } from '../cpu-time.mjs'
import { withDefaults } from '../lib.mjs'

/** Begin and end of lanes in milliseconds, by name. */
const spans = new Map()
const begin = Date.now()
const readCpuTime = measureCpuTime()

/** Does a part of the run, whose time and CPU time are measured under this name. */
export async function inLane(name, work, { nice = 0 } = {}) {
  const from = Date.now()
  try {
    return await withDefaults({ env: { [LANE]: name }, nice }, work)
  } finally {
    extendLane(name, from, Date.now())
  }
}

/** Adds a span of time to a lane: a runner may have several lanes. */
export function extendLane(name, from, to) {
  const span = spans.get(name) ?? { from, to }
  spans.set(name, { from: Math.min(span.from, from), to: Math.max(span.to, to) })
}

/** Returns what each lane has taken so far, and all of them, by name, each as `{ seconds, cpuSeconds }`. */
export function readLanes() {
  const used = readCpuTime()
  const lanes = [...spans].map(([name, { from, to }]) => [
    name,
    { seconds: (to - from) / 1000, cpuSeconds: used.get(name) ?? 0 },
  ])
  const cpuSeconds = [...used.values()].reduce((sum, one) => sum + one, 0)
  return Object.fromEntries([
    ...lanes,
    ['all', { seconds: (Date.now() - begin) / 1000, cpuSeconds }],
  ])
}
