import { createReadStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { embeddedVersion, unpackCluster } from '../database/cluster-archive.ts'
import { connect, type Database } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import type { Backup } from './open-backup.ts'
import { findTool, startTool } from './postgres-tools.ts'
import { countRows, createRole, isEmptyDatabase } from './rows.ts'

export interface Restored {
  database: Database
  /** Leaves the database as it is; an embedded one is stopped. */
  close(): Promise<void>
}

/** Restores the database to a folder for the embedded PostgreSQL, which must not be there yet, and starts it. */
export async function restoreEmbedded(
  backup: Backup,
  { folder, password, searchPath }: { folder: string; password: string; searchPath: string },
): Promise<Restored> {
  const { kind, postgres } = backup.manifest.database
  if (kind === 'cluster') {
    const own = await embeddedVersion()
    if (postgres !== own)
      throw new Error(
        `The backup is of PostgreSQL ${postgres}, and this version of Satchel has ${own}. Restore it with Satchel ${backup.manifest.product}.`,
      )
    const archive = createReadStream(backup.pathOf(backup.manifest.database))
    await unpackCluster(folder, archive, createZstdDecompress())
  }
  const embedded = await startEmbeddedPostgres({ folder, password, setsPassword: true })
  const database = connect(embedded.url, { max: 2 })
  const close = async () => {
    await database.close()
    await embedded.stop()
  }
  try {
    if (kind === 'dump') await load(backup, database, searchPath)
    return { database, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Restores the database to an operator's own, which must be empty. */
export async function restoreOwn(
  backup: Backup,
  url: string,
  searchPath: string,
): Promise<Restored> {
  const restored = openOwn(url)
  try {
    await load(backup, restored.database, searchPath)
    return restored
  } catch (error) {
    await restored.close()
    throw error
  }
}

/** Opens an operator's own database, whose rows are there already. */
export function openOwn(url: string): Restored {
  const database = connect(url, { max: 2 })
  return { database, close: () => database.close() }
}

/** Throws unless a database can take the backup. */
export async function requireEmptyDatabase({ manifest }: Backup, url: string): Promise<void> {
  if (manifest.database.kind === 'cluster')
    throw new Error(
      'The backup is of an embedded database, which can’t be restored to DATABASE_URL. Unset it to restore to DATA_DIR.',
    )
  const database = connect(url, { max: 1 })
  try {
    if (await isEmptyDatabase(database.system)) return
  } finally {
    await database.close()
  }
  throw new Error('The database of DATABASE_URL isn’t empty. Create another one to restore to.')
}

/** Loads a dump, whole or not at all. */
async function load(backup: Backup, { url, system }: Database, searchPath: string) {
  const { database, schema } = backup.manifest
  const tool = await findTool('pg_restore', database.postgres, searchPath)
  await createRole(system)
  if (!lacksSchemas(schema)) return restoreDump(backup, tool, url)
  return restoreRepaired(backup, { tool, url, psql: join(dirname(tool), 'psql') })
}

async function restoreDump({ manifest, pathOf }: Backup, tool: string, url: string): Promise<void> {
  const restore = startTool(tool, ['--no-owner', '--single-transaction'], url)
  // It says itself why it ended early.
  await pipeline(createReadStream(pathOf(manifest.database)), restore.input).catch(() => undefined)
  await restore.ended
}

/** Tells whether a function that a generated column calls finds nothing with the empty search path of `pg_restore`. */
const lacksSchemas = (schema: string) => schema >= '0151' && schema < '0164'

/** Lets it find the others, as `docs/operate.md` shows it, until a migration replaces it. */
const REPAIR = 'alter function public.stems_in(text[], text[]) set search_path = public, pg_temp;\n'

/** Loads a dump with REPAIR between its tables and their rows. */
async function restoreRepaired(
  { manifest, pathOf }: Backup,
  { tool, psql, url }: { tool: string; psql: string; url: string },
): Promise<void> {
  const target = startTool(psql, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], url)
  target.output.resume()
  try {
    // Nothing is committed if this process ends before it says so.
    target.input.write('begin;\n')
    for (const section of ['pre-data', 'data', 'post-data']) {
      const flags = ['--no-owner', `--section=${section}`, '--file=-']
      const source = startTool(tool, [...flags, pathOf(manifest.database)])
      const piped = pipeline(source.output, target.input, { end: false })
      // Where psql ended, that says why.
      await piped.catch(() => target.ended)
      await source.ended
      if (section === 'pre-data') target.input.write(REPAIR)
    }
    target.input.end('commit;\n')
    await target.ended
  } finally {
    target.kill()
  }
}

/** Throws unless a database has the rows that the backup had. Returns how many there are. */
export async function requireRows({ manifest }: Backup, { system }: Database): Promise<number> {
  const found = await countRows(system)
  const expected = manifest.database.rows ?? {}
  for (const [table, count] of Object.entries(expected))
    if (found[table] !== count)
      throw new Error(
        `The backup isn’t whole: ${table} has ${found[table] ?? 0} rows in place of ${count}.`,
      )
  return Object.values(found).reduce((sum, count) => sum + count, 0)
}
