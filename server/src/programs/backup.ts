import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canSign } from '../accounts/tokens/signing-keys.ts'
import { copyCluster, dumpDatabase, findDumpTool } from '../platform/backup/copy-database.ts'
import { type Copied, copyFiles, nothingCopied } from '../platform/backup/copy-files.ts'
import { type ListedFile, readList, writeList } from '../platform/backup/file-list.ts'
import { hashFile } from '../platform/backup/hashing.ts'
import { holdingBackups } from '../platform/backup/holding-backups.ts'
import { keepNewest } from '../platform/backup/keep-newest.ts'
import { recordBackup } from '../platform/backup/last-backup.ts'
import { MANIFEST, type Manifest, type Part, readManifest } from '../platform/backup/manifest.ts'
import { openPlace } from '../platform/backup/open-place.ts'
import type { BackupPlace } from '../platform/backup/place.ts'
import { inScratch } from '../platform/backup/scratch.ts'
import type { Config } from '../platform/config.ts'
import { appliedMigrations } from '../platform/database/applied-migrations.ts'
import type { Database } from '../platform/database/database.ts'
import { openStore } from '../platform/files/files.ts'
import { holdingRemovals } from '../platform/files/removals.ts'
import type { Store } from '../platform/files/store.ts'
import { secretsFile } from '../platform/security/secrets.ts'
import { findSecrets } from '../platform/security/stored-secrets.ts'
import { VERSION } from '../platform/version.ts'
import { consoleLog } from './console-log.ts'
import { openDatabase } from './open-database.ts'
import { untilInterrupted } from './until-interrupted.ts'

interface Options {
  /** The number of backups that stay; all, if absent. */
  keep?: number | undefined
  say: (text: string) => void
}

interface Job {
  config: Config
  database: Database
  store: Store
  place: BackupPlace
  begunAt: Date
  /** Counts what is new. */
  copied: Copied
}

/**
 * Backs up the database, files and secrets of a running server to a folder or a bucket (`s3://name`), whose backups all
 * share the contents of files. Returns where it is. An interrupted backup leaves none.
 */
export async function backup(config: Config, target: string, options: Options): Promise<string> {
  process.umask(0o077)
  const database = await openDatabase(config, { max: 4 })
  const work = (scratch: string) => backUp({ config, database, scratch }, target, options)
  try {
    return await holdingBackups(database.system, options.say, () => inScratch(config, work))
  } finally {
    await database.close()
  }
}

async function backUp(
  { config, database, scratch }: Pick<Job, 'config' | 'database'> & { scratch: string },
  target: string,
  { keep, say }: Options,
): Promise<string> {
  const { place } = await openPlace(config, target, scratch)
  let disown: (() => Promise<void>) | undefined
  try {
    disown = await place.claim(say)
    const begunAt = new Date()
    const store = await openStore(config, consoleLog)
    const job = { config, database, store, place, begunAt, copied: nothingCopied() }
    const name = begunAt.toISOString().replaceAll(/[:.]/g, '-')
    let manifest: Manifest | undefined
    const adding = place.add(name, async (folder) => {
      manifest = await fill(job, folder)
    })
    await untilInterrupted(adding)
    await recordBackup(database.system, begunAt, place.name)
    if (manifest) say(describe(`${place.name}/${name}`, manifest, job.copied))
    if (keep) say(`Deleted ${await keepNewest(place, keep)} older backups`)
    return `${place.name}/${name}`
  } finally {
    await disown?.()
    await place.close()
  }
}

async function fill(job: Job, part: string): Promise<Manifest> {
  const { config, database } = job
  const tool = config.DATABASE_URL && (await findDumpTool(database, config.PATH))
  const secrets = await copySecrets(job, part)
  // Most files are copied ahead, so that deleting waits only for those that come meanwhile.
  const ahead = join(part, 'ahead.jsonl.gz')
  await writeFiles(job, ahead, await earlierFiles(job.place))
  let files = nothingCopied()
  const copy = await holdingRemovals(database.system, async (release) => {
    const copyRest = async () => {
      files = await writeFiles(job, join(part, FILES), readList(ahead))
      await release()
    }
    if (tool) return dumpDatabase(database, part, tool, copyRest)
    const cluster = await copyCluster(database, part)
    await copyRest()
    return cluster
  })
  await rm(ahead)
  const migrations = await appliedMigrations(database.systemPool)
  const manifest: Manifest = {
    format: 1,
    begunAt: job.begunAt.toISOString(),
    product: VERSION,
    schema: migrations.at(-1)?.name ?? '',
    migrations,
    database: copy,
    files: { ...(await partOf(part, FILES)), count: files.count, totalBytes: files.totalBytes },
    ...(secrets && { secrets }),
  }
  await writeFile(join(part, MANIFEST), JSON.stringify(manifest, null, 2), { flush: true })
  return manifest
}

const FILES = 'files.jsonl.gz'

/** Copies the secrets if they are in a file; throws unless they are the database's. */
async function copySecrets({ config, database }: Job, part: string): Promise<Part | undefined> {
  await findSecrets(config, database, (secrets) => canSign({ database, secrets }))
  if (config.SECRET_KEY) return undefined
  await copyFile(secretsFile(config.DATA_DIR), secretsFile(part))
  return partOf(part, 'secrets.json')
}

async function writeFiles(
  { store, place, copied }: Job,
  path: string,
  earlier: AsyncIterable<ListedFile>,
): Promise<Copied> {
  const now = nothingCopied()
  await writeList(path, copyFiles(store, place.contents, earlier, now))
  copied.added += now.added
  copied.addedBytes += now.addedBytes
  return now
}

/** Returns the files of the newest backup; none if it can't be read, and all are read again. */
async function earlierFiles(place: BackupPlace): Promise<AsyncIterable<ListedFile>> {
  const newest = (await place.list()).at(-1)
  const manifest = newest && (await readManifest(place, newest).catch(() => undefined))
  if (!manifest) return (async function* () {})()
  return readList(await place.fetch(newest, manifest.files.file))
}

async function partOf(folder: string, file: string): Promise<Part> {
  return { file, ...(await hashFile(join(folder, file))) }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function describe(folder: string, { database, files, secrets }: Manifest, copied: Copied): string {
  const fresh = `${copied.added} new, ${megabytes(copied.addedBytes)}`
  return [
    `Backed up to ${folder}`,
    `  database: ${megabytes(database.bytes)}`,
    `  files: ${files.count}, ${megabytes(files.totalBytes)} (${fresh})`,
    secrets
      ? '  secrets: secrets.json. Whoever can read this folder can read everything'
      : '  secrets: in the database, sealed. Keep the SECRET_KEY elsewhere: without it they are lost',
  ].join('\n')
}
