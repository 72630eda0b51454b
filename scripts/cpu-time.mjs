import { readProcesses } from './processes.mjs'

/**
 * Environment variable that marks all processes started from here on, and so identifies our own daemons, whose parent
 * is gone.
 */
const MARK = `SATCHEL_RUN=${process.pid}-${Date.now()}`
/** Environment variable with the part of a run that a process belongs to. */
export const LANE = 'SATCHEL_LANE'
const INTERVAL_MS = 500
const NO_LANE = ''

/**
 * Starts measuring the CPU time, user and system, of all that this process starts, including daemons such as
 * PostgreSQL. Returns a function that returns the seconds so far, as a map by the lane in their environment; what has
 * none is under an empty name.
 */
export function measureCpuTime() {
  const [name, value] = MARK.split('=')
  process.env[name] = value
  const used = new Map()
  const lanes = new Map()
  let before = onlyOurs(readProcesses(), lanes)
  const sample = () => {
    const now = onlyOurs(readProcesses(), lanes)
    for (const [lane, seconds] of gained(before, now))
      used.set(lane, (used.get(lane) ?? 0) + seconds)
    before = now
  }
  setInterval(sample, INTERVAL_MS).unref()
  return () => {
    sample()
    return new Map(used)
  }
}

/**
 * Returns pairs of a lane and seconds used between two samples. A parent takes over the times of children it waits
 * for, most of which the earlier sample has counted already.
 */
function gained(before, now) {
  const ended = endedByHeir(before, now)
  return [...now].map(([key, { own, dead, lane, isThis }]) => {
    const past = before.get(key) ?? { own: 0, dead: 0 }
    const { seconds, lane: laneOfEnded } = ended.get(key) ?? { seconds: 0, lane }
    const inherited = Math.max(0, dead - past.dead - seconds)
    return [isThis ? laneOfEnded : lane, own - past.own + inherited]
  })
}

/** Returns the seconds of ended processes by their nearest living ancestor, and the lane of one of them. */
function endedByHeir(before, now) {
  const ended = new Map()
  for (const [key, { own, dead, parent, lane }] of before) {
    if (now.has(key)) continue
    let heir = parent
    while (heir && !now.has(heir)) heir = before.get(heir)?.parent
    const seconds = (ended.get(heir)?.seconds ?? 0) + own + dead
    ended.set(heir, { seconds, lane })
  }
  return ended
}

/**
 * Keeps this process without its own time, its descendants, and marked processes, each with its lane; `lanes`
 * remembers the lanes of earlier calls.
 */
function onlyOurs(processes, lanes) {
  const byPid = new Map(processes.map((one) => [one.pid, one]))
  const laneOf = (one) => {
    if (!one) return undefined
    if (!lanes.has(one.key)) {
      lanes.set(one.key, one.pid === process.pid ? NO_LANE : undefined)
      lanes.set(one.key, readLane(one) ?? laneOf(byPid.get(one.ppid)))
    }
    return lanes.get(one.key)
  }
  const isThis = ({ pid }) => pid === process.pid
  const ours = processes.flatMap((one) => {
    const lane = isThis(one) ? NO_LANE : laneOf(one)
    if (lane === undefined) return []
    const parent = isThis(one) ? undefined : byPid.get(one.ppid)?.key
    const own = isThis(one) ? 0 : one.own
    return [[one.key, { own, dead: one.dead, parent, lane, isThis: isThis(one) }]]
  })
  return new Map(ours)
}

/** Returns the lane that a process has in its environment, or undefined if it isn't ours or hides it. */
function readLane({ environment }) {
  const text = environment()
  if (!text.includes(MARK)) return undefined
  return new RegExp(`(?:^|[\\0 ])${LANE}=([\\w-]*)`).exec(text)?.[1] ?? NO_LANE
}
