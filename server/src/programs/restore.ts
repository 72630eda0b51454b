import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inBatches } from '../platform/backup/copy-files.ts'
import type { ListedFile } from '../platform/backup/file-list.ts'
import { writeHashed } from '../platform/backup/hashing.ts'
import { type Backup, openBackup, requireContents } from '../platform/backup/open-backup.ts'
import {
  openOwn,
  type Restored,
  requireEmptyDatabase,
  requireRows,
  restoreEmbedded,
  restoreOwn,
} from '../platform/backup/restore-database.ts'
import { isEmptyDatabase } from '../platform/backup/rows.ts'
import {
  endRestore,
  findUnfinished,
  noteRestore,
  undoRestore,
} from '../platform/backup/unfinished-restore.ts'
import type { Config } from '../platform/config.ts'
import { connect } from '../platform/database/database.ts'
import { ownFolder } from '../platform/database/owner.ts'
import { requireDatabase } from '../platform/database/wait-for-database.ts'
import { openStore } from '../platform/files/files.ts'
import { makePrivate } from '../platform/files/private-folder.ts'
import type { Store } from '../platform/files/store.ts'
import { inFolder } from '../platform/files/work-folder.ts'
import {
  makeSecrets,
  readSecrets,
  type Secrets,
  secretsFile,
} from '../platform/security/secrets.ts'
import { databasePassword } from '../platform/security/stored-secrets.ts'
import { consoleLog } from './console-log.ts'
import { untilInterrupted } from './until-interrupted.ts'
import { describeLacking, type Options, verifyRestored } from './verify-restored.ts'

/**
 * Restores the newest backup of a folder, or the one that the folder is, to where the configuration says. Throws,
 * saying why, unless that is empty and the backup whole; then it's empty again. What a killed restore left is removed
 * first.
 */
export async function restore(config: Config, dir: string, options: Options): Promise<void> {
  await makePrivate(config.DATA_DIR)
  const refusal = (pid: number) => `Process ${pid} is restoring to ${config.DATA_DIR} already.`
  const { say } = options
  const disown = await ownFolder(config.DATA_DIR, { name: 'restore.pid', refusal, say })
  try {
    const backup = await openBackup(config, dir, { ...options, scratch: config.DATA_DIR })
    try {
      await restoreOpened(config, backup, options)
    } finally {
      await backup.close()
    }
  } finally {
    await disown()
  }
  say('Start Satchel to go on from there.')
}

async function restoreOpened(config: Config, backup: Backup, options: Options): Promise<void> {
  const { DATABASE_URL } = config
  if (DATABASE_URL) await requireDatabase({ url: DATABASE_URL, variable: 'DATABASE_URL' })
  const store = await openStore(config, consoleLog)
  const earlier = await findUnfinished(config)
  if (earlier) {
    options.say('Removing what an interrupted restore wrote')
    await undoRestore(config, store, earlier)
  }
  const isLoaded = earlier?.from === backup.name && (await hasRows(config, backup))
  await requireEmpty(config, backup, store, isLoaded)
  await requireContents(backup, false)
  await endRestore(config)
  const written = await noteRestore(config, backup)
  try {
    await untilInterrupted(fill({ config, backup, store, isLoaded }, options))
  } catch (error) {
    await undoRestore(config, store, written)
    await endRestore(config)
    throw error
  }
  await endRestore(config)
}

/** Tells whether an interrupted restore has loaded all rows into the operator's own database. */
async function hasRows({ DATABASE_URL }: Config, backup: Backup): Promise<boolean> {
  if (!DATABASE_URL) return false
  const database = connect(DATABASE_URL, { max: 1 })
  try {
    if (await isEmptyDatabase(database.system)) return false
    return await requireRows(backup, database).then(
      () => true,
      () => false,
    )
  } finally {
    await database.close()
  }
}

/**
 * Restores a backup to a scratch folder below `parent`, compares all of it, and removes it again. Throws, saying why, if
 * it isn't whole.
 */
export async function checkBackup(
  config: Config,
  target: string,
  options: Options,
  parent = tmpdir(),
): Promise<void> {
  process.umask(0o077)
  const scratch = await mkdtemp(join(parent, 'satchel-restore-'))
  const place = {
    folder: join(scratch, 'postgres'),
    password: somePassword(),
    searchPath: config.PATH,
  }
  let restored: Restored | undefined
  const work = async () => {
    const backup = await openBackup(config, target, { ...options, scratch })
    options.say(`Checking ${backup.name}`)
    await requireContents(backup, true)
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
  /** True if the rows are in an operator's own database already. */
  isLoaded: boolean
}

async function fill({ config, backup, store, isLoaded }: Job, options: Options): Promise<void> {
  const secrets = options.withoutSecrets ? undefined : await secretsOf(backup)
  await inFolder(config.DATA_DIR, async (folder) => {
    for await (const batch of inBatches(backup.files())) {
      const putting = batch.map((file) => putFile(backup, store, file, folder))
      // All have ended before what was written is removed again.
      await Promise.allSettled(putting)
      await Promise.all(putting)
    }
  })
  const { database, close } = await restoreDatabase({ config, backup, isLoaded }, secrets)
  try {
    const lacking = await verifyRestored(config, backup, database, options)
    if (lacking.length > 0) options.say(describeLacking(lacking))
  } finally {
    await close()
  }
  if (secrets)
    await writeFile(secretsFile(config.DATA_DIR), JSON.stringify(secrets, null, 2), { mode: 0o600 })
}

async function requireEmpty(
  config: Config,
  backup: Backup,
  store: Store,
  isLoaded: boolean,
): Promise<void> {
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
  if (DATABASE_URL && !isLoaded) await requireEmptyDatabase(backup, DATABASE_URL)
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
  { config, backup, isLoaded }: Pick<Job, 'config' | 'backup' | 'isLoaded'>,
  secrets: Secrets | undefined,
): Promise<Restored> {
  const { DATABASE_URL, DATA_DIR, SECRET_KEY, PATH: searchPath } = config
  if (DATABASE_URL && isLoaded) return openOwn(DATABASE_URL)
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
