import { randomInt } from 'node:crypto'
import { appliedMigrations } from '../database/applied-migrations.ts'
import type { Client } from '../database/connecting.ts'
import { describeObstacles, findObstacles } from '../database/obstacles.ts'
import { isBaseline, listMigrations, schemaFault } from '../database/schema-fault.ts'
import { type Mark, readMark, SCHEMA, writeMark } from './marks.ts'
import { inTransaction } from './session.ts'
import { findRelations } from './tables.ts'

/** Throws, naming everything that is in the way, unless Satchel can work with a database. */
export async function requireAble(target: Client): Promise<void> {
  const obstacles = await findObstacles(target)
  if (obstacles.length > 0)
    throw new Error(`Satchel can’t work with the new database:\n${describeObstacles(obstacles)}`)
}

/** Milliseconds after which the connection of a killed process is gone. */
const TURN_WAIT = 15_000
/** PostgreSQL's code of a lock that wasn't had in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Takes the only turn to move a database, as long as the connection is open. */
export async function takeTurn(client: Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = ${TURN_WAIT}`)
    await client.query(`select pg_advisory_lock(hashtext('satchel move'))`)
    await client.query('set lock_timeout = 0')
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    throw new Error('Another process is moving this database already.', { cause: error })
  }
}

/** Throws if two connections lead to one database, whatever their addresses are. */
export async function requireOther(source: Client, target: Client): Promise<void> {
  // A lock of this kind is seen in its own database alone.
  const key = [randomInt(2 ** 40)]
  await source.query('select pg_advisory_lock($1)', key)
  const { rows } = await target.query('select pg_try_advisory_lock($1) as "isOther"', key)
  if (!rows[0].isOther) throw new Error('That is the database that Satchel uses already.')
}

/** Throws unless all migrations of this version were applied to a database, and none of a later one. */
export async function requireThisVersion(source: Client): Promise<void> {
  const [applied, known] = [await appliedMigrations(source), await listMigrations()]
  const fault = schemaFault(applied, known)
  if (fault) throw new Error(fault)
  const names = new Set(applied.map(({ name }) => name))
  const newer = applied.filter(({ name }) => !isBaseline(name) && !known.includes(name))
  if (newer.length === 0 && known.every((name) => names.has(name))) return
  throw new Error(
    'The database is of another version of Satchel than this command. Start this version with it once, then run this again.',
  )
}

/** Throws unless the queue of jobs has the same version on both sides. */
export async function requireSameQueue(source: Client, target: Client): Promise<void> {
  const read = async (client: Client) => {
    const { rows } = await client.query('select max(id) as id from graphile_worker.migrations')
    return rows[0].id
  }
  if ((await read(source)) !== (await read(target)))
    throw new Error(
      'The queue of jobs is of another version. Restart Satchel, then run this again.',
    )
}

/** Marks an empty database as the target of a move, or returns the mark of one from the same database that hasn't ended. */
export async function beginTarget(
  target: Client,
  { source, name, isEmpty }: { source: string; name: string; isEmpty: () => Promise<boolean> },
): Promise<Mark> {
  const mark = await readMark(target)
  if (mark?.role === 'target' && mark.other === source) return mark
  if (mark?.role === 'target')
    throw new Error(
      `There is an unfinished move from ${mark.other} to ${name}. Move to another database, or remove that one first.`,
    )
  if (mark)
    throw new Error(
      `${capitalized(name)} is the one that was moved to ${mark.other} on ${mark.at}. Rename or remove it first, or move to another one.`,
    )
  if (!(await isEmpty())) throw new Error(`${capitalized(name)} isn’t empty. Move to another one.`)
  const begun = { id: crypto.randomUUID(), role: 'target' as const, other: source }
  await inTransaction(target, () => writeMark(target, begun))
  return beginTarget(target, { source, name, isEmpty })
}

const capitalized = (text: string) =>
  text.startsWith('the ') ? text.replace('the', 'The') : `The database ${text}`

const FOREIGN_KEYS = `
  insert into ${SCHEMA}.foreign_key (table_name, name, definition)
  select format('%I.%I', nspname, relname), quote_ident(conname), pg_get_constraintdef(k.oid)
  from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
  where contype = 'f' and conparentid = 0
  returning table_name, name`

/**
 * Takes foreign keys and triggers of the target away until all rows are there: rows come table by table, with what the
 * triggers of the source made.
 */
export async function openTables(target: Client): Promise<void> {
  await inTransaction(target, async () => {
    // Definitions name schemas where the path has none.
    await target.query(`set local search_path = ''`)
    const { rows } = await target.query(FOREIGN_KEYS)
    await target.query(
      rows
        .map(({ table_name: table, name }) => `alter table ${table} drop constraint ${name}`)
        .join(';'),
    )
  })
  await switchTriggers(target, 'disable')
}

/** Puts back what `openTables` took away, which checks all references. */
export async function closeTables(target: Client): Promise<void> {
  await inTransaction(target, async () => {
    const { rows } = await target.query(
      `delete from ${SCHEMA}.foreign_key returning table_name, name, definition`,
    )
    const statements = rows.map(
      ({ table_name: table, name, definition }) =>
        `alter table ${table} add constraint ${name} ${definition}`,
    )
    await target.query(statements.join(';'))
    await switchTriggers(target, 'enable')
  })
}

export async function switchTriggers(target: Client, how: 'enable' | 'disable'): Promise<void> {
  const names = await findRelations(target)
  await target.query(names.map((name) => `alter table ${name} ${how} trigger user`).join(';'))
}
