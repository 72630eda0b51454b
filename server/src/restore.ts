import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consoleLog } from './console-log.ts'
import { inBatches } from './platform/backup/copy-files.ts'
import type { ListedFile } from './platform/backup/file-list.ts'
import { writeHashed } from './platform/backup/hashing.ts'
import { type Backup, openBackup, requireContents } from './platform/backup/open-backup.ts'
import {
  type Restored,
  requireEmptyDatabase,
  restoreEmbedded,
  restoreOwn,
} from './platform/backup/restore-database.ts'
import type { Config } from './platform/config.ts'
import { openStore } from './platform/files/files.ts'
import { makePrivate } from './platform/files/private-folder.ts'
import type { Store } from './platform/files/store.ts'
import { inFolder } from './platform/files/work-folder.ts'
import { makeSecrets, readSecrets, type Secrets, secretsFile } from './platform/security/secrets.ts'
import { databasePassword } from './platform/security/stored-secrets.ts'
import { untilInterrupted } from './until-interrupted.ts'
import { describeLacking, type Options, verifyRestored } from './verify-restored.ts'

/**
 * Restores the newest backup of a folder, or the one that the folder is, to where the configuration says. Throws,
 * saying why, unless that is empty and the backup whole; then it's empty again.
 */
export async function restore(config: Config, dir: string, options: Options): Promise<void> {
  await makePrivate(config.DATA_DIR)
  const backup = await openBackup(dir, options)
  const store = await openStore(config, consoleLog)
  await requireEmpty(config, backup, store)
  await requireContents(backup, false)
  const written = new Set<string>()
  try {
    await untilInterrupted(fill({ config, backup, store, written }, options))
  } catch (error) {
    for (const prefix of written) await store.removeAll(prefix)
    if (!config.DATABASE_URL)
      await rm(join(config.DATA_DIR, 'postgres'), { recursive: true, force: true })
    throw error
  }
  options.say('Start Satchel to go on from there.')
}

/** Restores a backup to a scratch folder, compares all of it, and removes it again. Throws, saying why, if it isn't whole. */
export async function checkBackup(config: Config, dir: string, options: Options): Promise<void> {
  process.umask(0o077)
  const backup = await openBackup(dir, options)
  options.say(`Checking ${backup.folder}`)
  await requireContents(backup, true)
  const scratch = await mkdtemp(join(tmpdir(), 'satchel-restore-'))
  const place = {
    folder: join(scratch, 'postgres'),
    password: somePassword(),
    searchPath: config.PATH,
  }
  let restored: Restored | undefined
  const work = async () => {
    restored = await restoreEmbedded(backup, place)
    const lacking = await verifyRestored(config, backup, restored.database, options)
    if (lacking.length > 0) throw new Error(describeLacking(lacking))
  }
  try {
    await untilInterrupted(work())
  } finally {
    await restored?.close()
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 })
  }
}

interface Job {
  config: Config
  backup: Backup
  store: Store
  /** The first parts of the keys that were written. */
  written: Set<string>
}

async function fill({ config, backup, store, written }: Job, options: Options): Promise<void> {
  const secrets = options.withoutSecrets ? undefined : await secretsOf(backup)
  await inFolder(config.DATA_DIR, async (folder) => {
    for await (const batch of inBatches(backup.files())) {
      for (const { key } of batch) written.add(key.split('/', 1)[0] ?? '')
      const putting = batch.map((file) => putFile(backup, store, file, folder))
      // All have ended before what was written is removed again.
      await Promise.allSettled(putting)
      await Promise.all(putting)
    }
  })
  const { database, close } = await restoreDatabase(config, backup, secrets)
  try {
    const lacking = await verifyRestored(config, backup, database, options)
    if (lacking.length > 0) options.say(describeLacking(lacking))
  } finally {
    await close()
  }
  if (secrets)
    await writeFile(secretsFile(config.DATA_DIR), JSON.stringify(secrets, null, 2), { mode: 0o600 })
}

async function requireEmpty(config: Config, backup: Backup, store: Store): Promise<void> {
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = config
  for (const name of ['secrets.json', 'postgres'])
    if (existsSync(join(DATA_DIR, name)))
      throw new Error(`${DATA_DIR} isn’t empty: it has ${name}. Restore to another DATA_DIR.`)
  for await (const { key } of store.list())
    throw new Error(
      S3_BUCKET
        ? `The bucket ${S3_BUCKET} isn’t empty: it has ${key}. Restore to another one.`
        : `${DATA_DIR} isn’t empty: it has files/${key}. Restore to another DATA_DIR.`,
    )
  if (DATABASE_URL) await requireEmptyDatabase(backup, DATABASE_URL)
}

async function putFile(
  { contents }: Backup,
  store: Store,
  { key, sha256 }: ListedFile,
  folder: string,
): Promise<void> {
  const path = join(folder, randomUUID())
  const found = await writeHashed(contents.read(sha256), path)
  if (found.sha256 !== sha256) throw new Error(`The backup isn’t whole: ${key} is damaged.`)
  await store.adopt(path, key)
  await rm(path)
}

async function restoreDatabase(
  config: Config,
  backup: Backup,
  secrets: Secrets | undefined,
): Promise<Restored> {
  const { DATABASE_URL, DATA_DIR, SECRET_KEY, PATH: searchPath } = config
  if (DATABASE_URL) return restoreOwn(backup, DATABASE_URL, searchPath)
  const sealed = SECRET_KEY && (await databasePassword(config))
  const password = sealed ?? secrets?.database ?? somePassword()
  return restoreEmbedded(backup, { folder: join(DATA_DIR, 'postgres'), password, searchPath })
}

const somePassword = () => randomBytes(32).toString('hex')

/** Returns the secrets of a backup, with those that an earlier version lacked; undefined if they are in the database. */
async function secretsOf({ folder, manifest }: Backup): Promise<Secrets | undefined> {
  return manifest.secrets && makeSecrets(await readSecrets(folder))
}
