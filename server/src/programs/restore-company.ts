import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCompany, hasCompany } from '../platform/backup/copy-company.ts'
import { inBatches } from '../platform/backup/copy-files.ts'
import { writeHashed } from '../platform/backup/hashing.ts'
import { type Backup, openBackup, requireContents } from '../platform/backup/open-backup.ts'
import { restoreEmbedded } from '../platform/backup/restore-database.ts'
import type { Config } from '../platform/config.ts'
import { stopLeftRunning } from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { ownFolder } from '../platform/database/owner.ts'
import { openStore } from '../platform/files/files.ts'
import { makePrivate } from '../platform/files/private-folder.ts'
import { holdingRemovals } from '../platform/files/removals.ts'
import { inFolder } from '../platform/files/work-folder.ts'
import { closeSession, openSession } from '../platform/moving/session.ts'
import { consoleLog } from './console-log.ts'
import { openDatabase } from './open-database.ts'
import { untilInterrupted } from './until-interrupted.ts'

export interface CompanyOptions {
  /** The company's id. */
  company: string
  /** Replaces the company if it's there. */
  replace: boolean
  say: (text: string) => void
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Restores one company of a backup into the installation next to which it runs: its files, then all its rows in one
 * transaction, so a killed one changed nothing, and is run again. Others stay as they are. Throws, saying why, if it
 * isn't in the backup, or there without `replace`.
 */
export async function restoreCompany(
  config: Config,
  target: string,
  options: CompanyOptions,
): Promise<void> {
  if (!UUID.test(options.company))
    throw new Error('--company must be a company’s id, as npm run companies -- list prints it.')
  const { DATA_DIR } = config
  await makePrivate(DATA_DIR)
  const refusal = (pid: number) => `Process ${pid} is restoring a company already.`
  const disown = await ownFolder(DATA_DIR, {
    name: 'company-restore.pid',
    refusal,
    say: options.say,
  })
  const scratch = join(DATA_DIR, 'company-restore')
  try {
    // What a killed one left.
    await clear(scratch)
    await untilInterrupted(restoreBy(config, target, scratch, options))
  } finally {
    await clear(scratch)
    await disown()
  }
}

/** Stops the database that a folder was made for, and removes both. */
async function clear(scratch: string): Promise<void> {
  await stopLeftRunning(scratch)
  await rm(scratch, { recursive: true, force: true, maxRetries: 3 })
}

async function restoreBy(
  config: Config,
  target: string,
  scratch: string,
  { company, replace, say }: CompanyOptions,
): Promise<void> {
  const database = await openDatabase(config, { max: 2 })
  const there = await openSession(database.url)
  try {
    if (!replace && (await hasCompany(there, company)))
      throw new Error(`The company ${company} is there already. Add --replace to replace it.`)
    const backup = await openBackup(config, target, {
      withoutSecrets: true,
      scratch: config.DATA_DIR,
    })
    await requireContents(backup, false)
    const place = { folder: scratch, password: randomBytes(32).toString('hex') }
    const restored = await restoreEmbedded(backup, { ...place, searchPath: config.PATH })
    try {
      await migrate(restored.database.url)
      const from = await openSession(restored.database.url)
      try {
        if (!(await hasCompany(from, company)))
          throw new Error(`The backup ${backup.name} has no company ${company}.`)
        // What no row names yet isn't deleted meanwhile.
        const [files, rows] = await holdingRemovals(database.system, async () => [
          await putFiles(config, backup, company),
          await copyCompany({ source: from, target: there }, company),
        ])
        say(
          `${files} files and ${rows} rows of ${company} are back, as of ${backup.manifest.begunAt}.`,
        )
      } finally {
        closeSession(from)
      }
    } finally {
      await restored.close()
      await backup.close()
    }
  } finally {
    closeSession(there)
    await database.close()
  }
}

async function putFiles(config: Config, backup: Backup, company: string): Promise<number> {
  const store = await openStore(config, consoleLog)
  let count = 0
  await inFolder(config.DATA_DIR, async (folder) => {
    for await (const batch of inBatches(backup.files()))
      for (const { key, sha256 } of batch) {
        if (!key.startsWith(`${company}/`)) continue
        const path = join(folder, randomUUID())
        const found = await writeHashed(backup.contents.read(sha256), path)
        if (found.sha256 !== sha256) throw new Error(`The backup isn’t whole: ${key} is damaged.`)
        await store.adopt(path, key)
        await rm(path, { force: true })
        count += 1
      }
  })
  return count
}
