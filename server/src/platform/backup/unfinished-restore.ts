import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createOnce } from '../create-once.ts'
import { stopLeftRunning } from '../database/embedded-postgres.ts'
import type { Store } from '../files/store.ts'
import { secretsFile } from '../security/secrets.ts'
import type { Backup } from './open-backup.ts'

/** The parts that a restore writes, kept in the data folder for as long as it isn't done. */
export interface Unfinished {
  /** The path or address of the backup. */
  from: string
  /** The place of the files. */
  files: string
  isEmbedded: boolean
  /** The first parts of the files' keys. */
  prefixes: string[]
}

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'S3_BUCKET' | 'S3_ENDPOINT'>

const pathIn = (dataDir: string) => join(dataDir, 'unfinished-restore.json')

/** Notes that a restore to an empty place begins. Returns what it will write. */
export async function noteRestore(place: Place, backup: Backup): Promise<Unfinished> {
  const prefixes = new Set<string>()
  for await (const { key } of backup.files()) prefixes.add(key.split('/', 1)[0] ?? '')
  const [files, isEmbedded] = [nameFiles(place), !place.DATABASE_URL]
  const unfinished = { from: backup.name, files, isEmbedded, prefixes: [...prefixes] }
  await createOnce(pathIn(place.DATA_DIR), JSON.stringify(unfinished, null, 2))
  return unfinished
}

/** Notes that the restore is done, or undone. */
export function endRestore({ DATA_DIR }: Place): Promise<void> {
  return rm(pathIn(DATA_DIR), { force: true })
}

export async function findUnfinished({ DATA_DIR }: Place): Promise<Unfinished | undefined> {
  const text = await readFile(pathIn(DATA_DIR), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : JSON.parse(text)
}

/** Throws, saying how to go on, if a restore to the data folder isn't done. */
export async function requireFinished(place: Place): Promise<void> {
  const unfinished = await findUnfinished(place)
  if (!unfinished) return
  throw new Error(
    `The restore to ${place.DATA_DIR} isn’t done: it still runs or was interrupted, and only part of the data is there. ` +
      `Once it has ended, run it again; it removes what the interrupted one wrote, and starts over:\n` +
      `  npm run restore -- ${unfinished.from}`,
  )
}

/**
 * Removes what a restore wrote: files, secrets and an embedded database. Throws if the files are elsewhere than where
 * the configuration says. An operator's own database has all of it or nothing, and stays as it is.
 */
export async function undoRestore(place: Place, store: Store, written: Unfinished): Promise<void> {
  if (written.files !== nameFiles(place))
    throw new Error(
      `An earlier restore to ${place.DATA_DIR} was interrupted, and its files are in ${written.files}. ` +
        'Restore with the same variables, or empty both yourself.',
    )
  for (const prefix of written.prefixes) await store.removeAll(prefix)
  if (written.isEmbedded) {
    const folder = join(place.DATA_DIR, 'postgres')
    await stopLeftRunning(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  await rm(secretsFile(place.DATA_DIR), { force: true })
}

function nameFiles({ DATA_DIR, S3_BUCKET, S3_ENDPOINT = 'AWS' }: Place): string {
  return S3_BUCKET ? `the bucket ${S3_BUCKET} of ${S3_ENDPOINT}` : join(DATA_DIR, 'files')
}
