import { join } from 'node:path'
import { createZstdCompress } from 'node:zlib'
import { sql } from 'kysely'
import { readBaseBackup } from '../database/base-backup.ts'
import type { Database } from '../database/database.ts'
import { writeHashed } from './hashing.ts'
import type { Manifest } from './manifest.ts'
import { findTool, startTool } from './postgres-tools.ts'
import { countRows, majorVersion } from './rows.ts'

type DatabaseCopy = Manifest['database']

/** Copies the embedded database as of the end of the copy; it has no pg_dump of its own. */
export async function copyCluster(
  { url, system }: Database,
  folder: string,
): Promise<DatabaseCopy> {
  const file = 'database.tar.zst'
  const postgres = await majorVersion(system)
  const archive = (await readBaseBackup(url)).compose(createZstdCompress())
  const written = await writeHashed(archive, join(folder, file))
  return { kind: 'cluster', file, ...written, postgres }
}

/** Returns the pg_dump for a database. Throws, naming the package to install, if there is none. */
export async function findDumpTool({ system }: Database, searchPath: string): Promise<string> {
  return findTool('pg_dump', await majorVersion(system), searchPath)
}

/** Dumps a database with pg_dump as of one moment. `atMoment` is done right after it. */
export async function dumpDatabase(
  { url, system }: Database,
  folder: string,
  tool: string,
  atMoment: () => Promise<void>,
): Promise<DatabaseCopy> {
  const file = 'database.dump'
  const postgres = await majorVersion(system)
  return system.transaction().execute(async (db) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(db)
    await atMoment()
    const args = ['--format=custom', `--snapshot=${rows[0]?.id}`]
    const dump = startTool(tool, args, url)
    const [written] = await Promise.all([writeHashed(dump.output, join(folder, file)), dump.ended])
    return { kind: 'dump', file, ...written, postgres, rows: await countRows(db) }
  })
}
