import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createOnce } from '../create-once.ts'
import { SECOND } from '../time.ts'

/** The longest that a start waits for a server that is ending, which takes up to ten seconds. */
const WAIT_MAX = 15 * SECOND
const PAUSE = 200

/**
 * Makes this process the only one that runs the embedded database of a data folder, and returns how it gives that up.
 * Waits for another one that is ending; throws if that goes on.
 */
export function own(dataDir: string, say: (text: string) => void): Promise<() => Promise<void>> {
  const refusal = (pid: number) =>
    `Another Satchel uses ${dataDir}: process ${pid}. Stop it first, or set DATA_DIR to another folder.`
  return ownFolder(dataDir, { name: 'server.pid', refusal, say })
}

interface Options {
  /** The name of the file that names the owner. */
  name: string
  /** Returns what to say where another process goes on. */
  refusal: (pid: number) => string
  say: (text: string) => void
}

/** Makes this process the only one that uses a folder, in the same way. */
export async function ownFolder(
  folder: string,
  { name, refusal, say }: Options,
): Promise<() => Promise<void>> {
  const path = join(folder, name)
  const mine = await markOf(process.pid)
  const deadline = Date.now() + WAIT_MAX
  for (let waited = 0; ; waited += 1) {
    if (await createOnce(path, mine)) return () => remove(path, mine)
    const owner = await readFile(path, 'utf8').catch(() => '')
    const pid = Number.parseInt(owner, 10)
    if (!pid || !isAlive(pid) || (await markOf(pid)) !== owner) await remove(path, owner)
    else if (Date.now() > deadline) throw new Error(refusal(pid))
    else {
      if (waited === 0) say(`Waiting for process ${pid}, which still uses ${folder}`)
      await sleep(PAUSE)
    }
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
