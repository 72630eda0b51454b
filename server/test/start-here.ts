import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/platform/config.ts'
import { freePort } from '../src/platform/database/embedded-postgres.ts'
import { start } from '../src/start.ts'
import { fillDataFolder } from './prepared-cluster.ts'
import { awaitMail, type Product } from './product.ts'

/**
 * Umask of the tests. What the product sets would be that of all later tests in this process; of two that start at once,
 * each would find the other's.
 */
const UMASK = process.umask()

export interface StartedHere extends Pick<Product, 'url' | 'dataDir' | 'mailTo'> {
  /** Shuts down, and removes the folder it made. */
  stop(): Promise<void>
  /** Shuts down, unless it has, and keeps the data. */
  end(): Promise<void>
}

interface Options {
  /** The data folder to start with, by default one with a migrated database. */
  dataDir?: string
  env?: Record<string, string>
}

/**
 * Starts the product in the process of the test, by what `main.ts` calls: a third of the cost of a process of its own.
 * Rejects with what an operator reads where it doesn't start.
 */
export async function startHere({ dataDir, env }: Options = {}): Promise<StartedHere> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'satchel-data-')))
  if (!dataDir && !env?.DATABASE_URL) await fillDataFolder(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: folder, SEED_DEMO: 'false' }
  // Temporary files may be on a disk that has little left.
  const variables = { DISK_RESERVE_MB: '0', ...settings, ...env }
  const remove = async () => {
    if (!dataDir) await rm(folder, { recursive: true })
  }
  const server = await start(readConfig(variables))
    .catch(async (error) => {
      await remove()
      throw error
    })
    .finally(() => process.umask(UMASK))
  let ended: Promise<void> | undefined
  const end = () => {
    // Its jobs set it as well.
    ended ??= server.stop().finally(() => process.umask(UMASK))
    return ended
  }
  return {
    url,
    dataDir: folder,
    mailTo: (address, subject = /./) => awaitMail(join(folder, 'outbox'), address, subject),
    end,
    stop: () => end().then(remove),
  }
}

/** Resolves to what an operator reads where the product doesn't start. */
export async function refusalOfStart(options: Options): Promise<string> {
  const refused = await startHere(options).catch((error: Error) => error.message)
  if (typeof refused === 'string') return refused
  await refused.stop()
  throw new Error('It started')
}
