import { canSign } from '../accounts/tokens/signing-keys.ts'
import { findStoredFiles } from '../items/service.ts'
import type { Backup } from '../platform/backup/open-backup.ts'
import { requireRows } from '../platform/backup/restore-database.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { LostSecrets } from '../platform/security/secrets.ts'
import { findSecrets } from '../platform/security/stored-secrets.ts'

export interface Options {
  /** Leaves the secrets out, which are lost; the next start says what goes with them. */
  withoutSecrets: boolean
  say: (text: string) => void
}

const SHOWN_MAX = 10

/**
 * Migrates a restored database, and throws unless it's whole and opens with the secrets. Returns the keys of files that
 * its items name and the backup doesn't have.
 */
export async function verifyRestored(
  config: Config,
  backup: Backup,
  database: Database,
  { withoutSecrets, say }: Options,
): Promise<string[]> {
  const { begunAt, files } = backup.manifest
  const count = await requireRows(backup, database)
  await migrate(database.url)
  if (!withoutSecrets) await requireSecrets(config, backup, database)
  const lacking = await findLacking(backup, database)
  say(
    `The backup of ${begunAt}: ${files.count} files and ${count} rows are whole` +
      `${withoutSecrets ? ', without the secrets' : ', and the secrets belong to them'}.`,
  )
  return lacking
}

/** Returns a sentence about files that weren't in the store anymore. */
export function describeLacking(keys: string[]): string {
  const firstKeys = keys.slice(0, SHOWN_MAX).map((key) => `  ${key}`)
  return `Items name ${keys.length} files that the server didn’t have at the time:\n${firstKeys.join('\n')}`
}

async function requireSecrets(
  { SECRET_KEY, SECRET_KEY_PREVIOUS }: Config,
  { folder }: Backup,
  database: Database,
): Promise<void> {
  try {
    await findSecrets({ SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR: folder }, database, (secrets) =>
      canSign({ database, secrets }),
    )
  } catch (error) {
    if (error instanceof LostSecrets) throw new Error(`${error.message}\n${WITHOUT}`)
    throw error
  }
}

const WITHOUT =
  'To restore everything else without them, add --without-secrets; the next start says the same again.'

async function findLacking(backup: Backup, { system }: Database): Promise<string[]> {
  const hashes = new Map<string, string>()
  for await (const { key, sha256 } of backup.files()) hashes.set(key, sha256)
  const named = await findStoredFiles(system)
  return named.filter(({ key, sha256 }) => hashes.get(key) !== sha256).map(({ key }) => key)
}
