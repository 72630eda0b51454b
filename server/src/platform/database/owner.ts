import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownFile } from '../own-file.ts'
import { SECOND } from '../time.ts'

/** The longest that a start waits for a server that is ending, which takes up to ten seconds. */
const WAIT_MAX = 15 * SECOND
const PAUSE = 200

/** The file that names who runs the embedded database of a data folder. */
export const OWNER = 'server.pid'

/**
 * Makes this process the only one that runs the embedded database of a data folder, and returns how it gives that up.
 * Waits for another one that is ending; throws if that goes on.
 */
export function own(dataDir: string, say: (text: string) => void): Promise<() => Promise<void>> {
  const refusal = (pid: number) =>
    `Another Satchel uses ${dataDir}: process ${pid}. Stop it first, or set DATA_DIR to another folder.`
  return ownFolder(dataDir, { name: OWNER, refusal, say })
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
  const deadline = Date.now() + WAIT_MAX
  for (let waited = 0; ; waited += 1) {
    const owned = await ownFile(path)
    if ('release' in owned) return owned.release
    const { pid } = owned
    if (Date.now() > deadline) throw new Error(refusal(pid))
    if (waited === 0) say(`Waiting for process ${pid}, which still uses ${folder}`)
    await sleep(PAUSE)
  }
}
