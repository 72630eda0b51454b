import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds of the unit in which Linux tells programs times, on every machine. */
const TICK = 10

/**
 * Returns the milliseconds of CPU used so far by a process and all that it started, the kernel's work for them included;
 * 0 where the kernel doesn't tell. From `proc_pid_stat(5)` and `proc_tid_children(5)`.
 */
export async function cpuTimeOf(pid: number | string): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the program's name in parentheses, which may itself contain them.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  // User and kernel, then both again of children that have ended.
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK, 0)
  const started = await Promise.all((await childrenOf(pid)).map(cpuTimeOf))
  return started.reduce((sum, time) => sum + time, own)
}

async function childrenOf(pid: number | string): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = threads.map((thread) =>
    readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
  )
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').filter(Boolean))
}
