import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Environment variable that marks all processes started from here on, and so identifies our own daemons, whose parent
 * is gone.
 */
const MARK = `SATCHEL_RUN=${process.pid}-${Date.now()}`
const INTERVAL_MS = 500
/** Ticks of Linux's process times, always hundredths of a second for programs. */
const TICKS_PER_SECOND = 100

/**
 * Starts measuring the CPU time, user and system, of all that this process starts, including daemons such as
 * PostgreSQL. Returns a function that returns the seconds so far.
 */
export function measureCpuTime() {
  const [name, value] = MARK.split('=')
  process.env[name] = value
  let before = new Map()
  let lost = 0
  const sample = () => {
    const now = onlyOurs(process.platform === 'linux' ? readProc() : readPs(), before)
    lost += unaccounted(before, now)
    before = now
  }
  sample()
  setInterval(sample, INTERVAL_MS).unref()
  const begin = sum(before)
  return () => {
    sample()
    return sum(before) + lost - begin
  }
}

const sum = (processes) =>
  [...processes.values()].reduce((all, { own, dead }) => all + own + dead, 0)

/**
 * Returns the seconds of ended processes that no living one of ours has waited for: a parent takes over the times of
 * children it waits for.
 */
function unaccounted(before, now) {
  const ended = new Map()
  for (const [key, { own, dead, parent }] of before) {
    if (now.has(key)) continue
    let heir = parent
    while (heir && !now.has(heir)) heir = before.get(heir)?.parent
    ended.set(heir, (ended.get(heir) ?? 0) + own + dead)
  }
  const deadTime = (heir) => (now.get(heir)?.dead ?? 0) - (before.get(heir)?.dead ?? 0)
  return [...ended].reduce((all, [heir, seconds]) => all + Math.max(0, seconds - deadTime(heir)), 0)
}

/** Keeps this process without its own time, its descendants, and marked processes. */
function onlyOurs(processes, before) {
  const byPid = new Map(processes.map((one) => [one.pid, one]))
  const verdicts = new Map([[process.pid, true]])
  const isOurs = (one) => {
    if (!one) return false
    if (!verdicts.has(one.pid)) {
      verdicts.set(one.pid, false)
      verdicts.set(one.pid, before.has(one.key) || isOurs(byPid.get(one.ppid)) || one.isMarked())
    }
    return verdicts.get(one.pid)
  }
  const ours = processes.filter(isOurs).map(({ key, pid, ppid, own, dead }) => {
    const parent = pid === process.pid ? undefined : byPid.get(ppid)?.key
    return [key, { own: pid === process.pid ? 0 : own, dead, parent }]
  })
  return new Map(ours)
}

/** All processes, as `{ key, pid, ppid, own, dead, isMarked }`: seconds of their own and of children that ended. */
function readProc() {
  return readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) && readIfThere(`/proc/${name}/stat`)
    if (!stat) return []
    // The name of the program, in parentheses, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [ppid, user, system, deadUser, deadSystem, start] = [1, 11, 12, 13, 14, 19].map((index) =>
      Number(fields[index]),
    )
    const key = `${name} ${start}`
    const own = (user + system) / TICKS_PER_SECOND
    const dead = (deadUser + deadSystem) / TICKS_PER_SECOND
    return [{ key, pid: Number(name), ppid, own, dead, isMarked: () => hasMark(key, name) }]
  })
}

const strangers = new Set()

/** Tells whether a process has the mark; its environment is read once, since it doesn't change. */
function hasMark(key, pid) {
  if (strangers.has(key)) return false
  const isOurs = readIfThere(`/proc/${pid}/environ`).includes(MARK)
  if (!isOurs) strangers.add(key)
  return isOurs
}

/** Returns the text of a file, or an empty one if its process is gone or another user's. */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Reads processes on macOS and BSD, whose `ps` adds up both times and prints the environment after the command. */
function readPs() {
  const { stdout } = spawnSync('ps', ['-AESww', '-o', 'pid=,ppid=,time=,command='], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, ppid, time, command] = line.match(/^\s*(\d+)\s+(\d+)\s+([\d:.]+)\s+(.*)$/) ?? []
    if (!pid) return []
    const dead = time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
    const isMarked = () => command.includes(MARK)
    return [{ key: pid, pid: Number(pid), ppid: Number(ppid), own: 0, dead, isMarked }]
  })
}
