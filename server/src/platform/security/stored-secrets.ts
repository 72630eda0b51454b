import { hkdfSync } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database, Db } from '../database/database.ts'
import { seal, unseal } from './sealing.ts'
import {
  LostSecrets,
  loadSecrets,
  makeSecrets,
  readSecrets,
  type Secrets,
  secretsFile,
} from './secrets.ts'

const PURPOSE = 'secrets'

type Settings = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'DATA_DIR' | 'NEW_SECRETS'>
/** Tells whether the database was made with these secrets. */
type Check = (secrets: Secrets) => Promise<boolean>
/** Runs in the transaction in which the secrets are sealed with another key. */
type OnRotation = (db: Db, secrets: Secrets) => Promise<void>

/**
 * Loads the secrets: with `SECRET_KEY` from the database, where they are sealed with it, else from the data folder.
 * Creates them at the first start, or takes over those of the folder. Secrets that are sealed with `SECRET_KEY_PREVIOUS`
 * are sealed with `SECRET_KEY` from then on. Nodes that start at once get the same. Throws `LostSecrets` if the key is
 * another one, or if the folder has other secrets than the database was made with.
 */
export async function openSecrets(
  settings: Settings,
  database: Database,
  isOwn: Check,
  onRotation: OnRotation,
): Promise<Secrets> {
  const { SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous } = settings
  const { DATA_DIR, NEW_SECRETS: isLost } = settings
  if (!key) return openFile(settings, database, isOwn)
  return database.system.transaction().execute(async (db) => {
    await sql`lock table auth.secrets in exclusive mode`.execute(db)
    const sealed = await findSealed(db)
    const opened = sealed && openSealed(key, sealed)
    if (opened) return opened
    const earlier = sealed && previous && openSealed(previous, sealed)
    if (earlier) {
      await store(db, sealWith(key, earlier))
      await onRotation(db, earlier)
      return earlier
    }
    if (sealed && !isLost) throw new LostSecrets(DATA_DIR, 'wrong key')
    const found = await readSecrets(DATA_DIR)
    const secrets = makeSecrets(found)
    if (!isLost && !(await isOwn(secrets)))
      throw new LostSecrets(DATA_DIR, found ? 'wrong' : 'missing')
    await store(db, sealWith(key, secrets))
    return secrets
  })
}

async function openFile(
  { DATA_DIR, NEW_SECRETS: isLost }: Settings,
  database: Database,
  isOwn: Check,
): Promise<Secrets> {
  if (isLost || (await readSecrets(DATA_DIR))) return loadSecrets(DATA_DIR)
  if (await findSealed(database.system)) throw new LostSecrets(DATA_DIR, 'no key')
  const secrets = await loadSecrets(DATA_DIR)
  if (await isOwn(secrets)) return secrets
  // Another start must not take the new ones for those that were lost.
  await rm(secretsFile(DATA_DIR), { force: true })
  throw new LostSecrets(DATA_DIR, 'missing')
}

/** Returns the secrets of a database, and creates none. Throws `LostSecrets` if they aren't there. */
export async function findSecrets(
  {
    SECRET_KEY: key,
    SECRET_KEY_PREVIOUS: previous,
    DATA_DIR,
  }: {
    SECRET_KEY?: string | undefined
    SECRET_KEY_PREVIOUS?: string | undefined
    DATA_DIR: string
  },
  database: Database,
  isOwn: Check,
): Promise<Secrets> {
  const sealed = await findSealed(database.system)
  for (const each of [key, previous]) {
    const opened = each && sealed && openSealed(each, sealed)
    if (opened) return opened
  }
  if (key && sealed) throw new LostSecrets(DATA_DIR, 'wrong key')
  const found = await readSecrets(DATA_DIR)
  if (!found) throw new LostSecrets(DATA_DIR, sealed ? 'no key' : 'missing')
  const secrets = makeSecrets(found)
  if (await isOwn(secrets)) return secrets
  throw new LostSecrets(DATA_DIR, 'wrong')
}

/** Returns the embedded database's password, which is needed before the database can be read. */
export async function databasePassword({ SECRET_KEY: key, DATA_DIR }: Settings): Promise<string> {
  if (!key) return (await loadSecrets(DATA_DIR)).database
  return Buffer.from(hkdfSync('sha256', key, '', 'database', 32)).toString('hex')
}

async function findSealed(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('auth.secrets').select('sealed').executeTakeFirst()
  return row?.sealed
}

async function store(db: Db, sealed: Buffer): Promise<void> {
  await db
    .insertInto('auth.secrets')
    .values({ sealed })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ sealed }))
    .execute()
}

function sealWith(key: string, secrets: Secrets): Buffer {
  return seal(key, PURPOSE, JSON.stringify(secrets))
}

function openSealed(key: string, sealed: Buffer): Secrets | undefined {
  try {
    return JSON.parse(unseal(key, PURPOSE, sealed))
  } catch {
    return undefined
  }
}
