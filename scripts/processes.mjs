import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of Linux's process times, always hundredths of a second for programs. */
const TICKS_PER_SECOND = 100

/**
 * Returns all processes, as `{ key, pid, ppid, own, dead, environment }`: seconds of their own and of children that
 * ended, and a function that returns their environment as text.
 */
export const readProcesses = () => (process.platform === 'linux' ? readProc() : readPs())

function readProc() {
  return readdirSync('/proc').flatMap((name) => {
    const fields = /^\d+$/.test(name) ? fieldsOf(name) : undefined
    if (!fields) return []
    const [ppid, user, system, deadUser, deadSystem, start] = [1, 11, 12, 13, 14, 19].map((index) =>
      Number(fields[index]),
    )
    return [
      {
        key: `${name} ${start}`,
        pid: Number(name),
        ppid,
        own: (user + system) / TICKS_PER_SECOND,
        dead: (deadUser + deadSystem) / TICKS_PER_SECOND,
        environment: () => readIfThere(`/proc/${name}/environ`),
      },
    ]
  })
}

function fieldsOf(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`)
  // The name of the program, in parentheses, may have spaces.
  if (!stat) return undefined
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
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
    return [
      { key: pid, pid: Number(pid), ppid: Number(ppid), own: 0, dead, environment: () => command },
    ]
  })
}
