import { readFile, rename, rm } from 'node:fs/promises'
import { createOnce } from './create-once.ts'

/**
 * Makes this process the owner of a file, and returns how it gives that up; or the process that owns it. What a killed
 * process left is taken over.
 */
export async function ownFile(
  path: string,
): Promise<{ release: () => Promise<void> } | { pid: number }> {
  const mine = await markOf(process.pid)
  for (;;) {
    if (await createOnce(path, mine)) return { release: () => remove(path, mine) }
    const owner = await readFile(path, 'utf8').catch(() => '')
    const pid = Number.parseInt(owner, 10)
    if (pid && isAlive(pid) && (await markOf(pid)) === owner) return { pid }
    await remove(path, owner)
  }
}

/** Removes the file of an owner, unless it's another one's by now. */
async function remove(path: string, owner: string): Promise<void> {
  const aside = `${path}.${crypto.randomUUID()}`
  const isThere = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  const found = await readFile(aside, 'utf8')
  if (found !== owner) await createOnce(path, found)
  await rm(aside)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns what tells a process from a later one with its number: on Linux the boot and the time of its start. */
async function markOf(pid: number): Promise<string> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => '')
  const boot = await read('/proc/sys/kernel/random/boot_id')
  const stat = await read(`/proc/${pid}/stat`)
  // The program's name before the last bracket may contain spaces.
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED] ?? ''
  return [pid, boot.trim(), started].join(' ').trim()
}

/** The field of the start, counted from the one after the name. */
const STARTED = 19
