import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * Runs work with an empty folder in `DATA_DIR`, which goes afterwards. Only for who holds backups: what is there
 * already is from a process that was killed.
 */
export async function inScratch<T>(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(DATA_DIR, 'backup')
  const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  await clear()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await clear()
  }
}
