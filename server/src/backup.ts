import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canSign } from './accounts/tokens/signing-keys.ts'
import { consoleLog } from './console-log.ts'
import { openDatabase } from './open-database.ts'
import { contentsOf, findBackups, keepNewest, makeDated } from './platform/backup/backup-folder.ts'
import { copyCluster, dumpDatabase, findDumpTool } from './platform/backup/copy-database.ts'
import { type Copied, copyFiles, nothingCopied } from './platform/backup/copy-files.ts'
import { type ListedFile, readList, writeList } from './platform/backup/file-list.ts'
import { hashFile } from './platform/backup/hashing.ts'
import { recordBackup } from './platform/backup/last-backup.ts'
import { MANIFEST, type Manifest, type Part, readManifest } from './platform/backup/manifest.ts'
import type { Config } from './platform/config.ts'
import { appliedMigrations } from './platform/database/applied-migrations.ts'
import type { Database } from './platform/database/database.ts'
import { ownFolder } from './platform/database/owner.ts'
import { openStore } from './platform/files/files.ts'
import { holdingRemovals } from './platform/files/removals.ts'
import type { Store } from './platform/files/store.ts'
import { secretsFile } from './platform/security/secrets.ts'
import { findSecrets } from './platform/security/stored-secrets.ts'
import { VERSION } from './platform/version.ts'

interface Options {
  /** The number of backups that stay; all, if absent. */
  keep?: number | undefined
  say: (text: string) => void
}

interface Job {
  config: Config
  database: Database
  store: Store
  dir: string
  begunAt: Date
  /** Counts what is new. */
  copied: Copied
}

/**
 * Backs up the database, files and secrets of a running server to a new folder below `dir`, which all backups share
 * the contents of files in. Returns the folder. An interrupted backup leaves none.
 */
export async function backup(config: Config, dir: string, { keep, say }: Options): Promise<string> {
  process.umask(0o077)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const refusal = (pid: number) => `Process ${pid} is backing up to ${dir} already.`
  const disown = await ownFolder(dir, { name: 'backup.pid', refusal, say })
  const database = await openDatabase(config, { max: 3 })
  try {
    const store = await openStore(config, consoleLog)
    const job = { config, database, store, dir, begunAt: new Date(), copied: nothingCopied() }
    const folder = await makeDated(dir, job.begunAt, (part) => fill(job, part))
    await recordBackup(database.system, job.begunAt)
    say(describe(folder, await readManifest(folder), job.copied))
    if (keep) say(`Deleted ${await keepNewest(dir, keep)} older backups`)
    return folder
  } finally {
    await database.close()
    await disown()
  }
}

async function fill(job: Job, part: string): Promise<void> {
  const { config, database } = job
  const tool = config.DATABASE_URL && (await findDumpTool(database, config.PATH))
  const secrets = await copySecrets(job, part)
  // Most files are copied ahead, so that deleting waits only for those that come meanwhile.
  const ahead = join(part, 'ahead.jsonl.gz')
  await writeFiles(job, ahead, await earlierFiles(job.dir))
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
  { store, dir, copied }: Job,
  path: string,
  earlier: AsyncIterable<ListedFile>,
): Promise<Copied> {
  const now = nothingCopied()
  await writeList(path, copyFiles(store, contentsOf(dir), earlier, now))
  copied.added += now.added
  copied.addedBytes += now.addedBytes
  return now
}

/** Returns the files of the newest backup; none if it can't be read, and all are read again. */
async function earlierFiles(dir: string): Promise<AsyncIterable<ListedFile>> {
  const newest = (await findBackups(dir)).at(-1)
  const manifest = newest && (await readManifest(newest).catch(() => undefined))
  return manifest ? readList(join(newest, manifest.files.file)) : (async function* () {})()
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
