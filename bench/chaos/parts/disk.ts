import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const SIZE_MB = 1_500
const STEP = 16 * 2 ** 20

/** Mounts a small disk of its own in a folder; undefined where this user may not. */
export async function mountDisk(folder: string) {
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]
  const isMounted = await run('mount', options).then(
    () => true,
    () => false,
  )
  if (!isMounted) return undefined
  const filler = join(folder, 'filler')
  return {
    /** Writes a file until nothing more fits. */
    async fill() {
      try {
        for (;;) await writeFile(filler, Buffer.alloc(STEP), { flag: 'a' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => rm(filler, { force: true }),
    unmount: () => run('umount', ['--lazy', folder]),
  }
}
