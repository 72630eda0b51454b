import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../database/connecting.ts'
import { SECOND } from '../time.ts'
import { type Mark, readMark, SCHEMA, whatToSet, writeMark } from './marks.ts'
import { findRelations } from './tables.ts'

/**
 * Milliseconds within which all locks must be had, less than the second after which PostgreSQL looks for a deadlock: so
 * none of the product's transactions fails because of them.
 */
const LOCK_MAX = 700
const PAUSE = SECOND
const ATTEMPTS = 300
/** PostgreSQL's code of a statement that took too long. */
const CANCELED = '57014'

/**
 * Begins a transaction in which nobody else writes to any table; reading goes on, and writes wait. Whatever ends this
 * process ends it too, and the writes go on in this database.
 */
export async function holdWrites(source: Client, say: (text: string) => void): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const names = await findRelations(source)
    if (await lock(source, names)) {
      // Those that were made meanwhile aren't locked.
      if ((await findRelations(source)).join() === names.join()) return
    }
    await source.query('rollback')
    if (attempt === 1)
      say(
        'Satchel is busy. Waiting up to five minutes for a moment in which its writes can be held.',
      )
    await sleep(PAUSE)
  }
  throw new Error(
    'Satchel was too busy for five minutes to hold its writes for a moment. It goes on with the old database. Run this again when less is going on.',
  )
}

async function lock(source: Client, names: string[]): Promise<boolean> {
  await source.query('begin')
  await source.query(`set local statement_timeout = ${LOCK_MAX}`)
  try {
    await source.query(`lock table ${names.join(', ')} in exclusive mode`)
  } catch (error) {
    if ((error as { code?: string }).code === CANCELED) return false
    throw error
  }
  await source.query('set local statement_timeout = 0')
  if (await readMark(source))
    throw new Error('This database has just been moved by another process.')
  return true
}

/**
 * Commits the transaction of `holdWrites` so that nothing can be written to the source any more: whoever waited with a
 * write is told that the database is away for now.
 */
export async function leaveBehind(source: Client, mark: Pick<Mark, 'id' | 'other'>): Promise<void> {
  await writeMark(source, { ...mark, role: 'source' })
  const message = `This database was moved to ${mark.other}. ${whatToSet(mark.other)}`
  const { rows } = await source.query('select quote_literal($1::text) as text', [message])
  await source.query(`
    create function ${SCHEMA}.refuse() returns trigger language plpgsql as $refuse$ begin
      raise exception using errcode = 'cannot_connect_now', message = ${rows[0].text};
    end $refuse$`)
  const triggers = (await findRelations(source)).map(
    (name) => `create trigger satchel_moved before insert or update or delete or truncate on ${name}
      for each statement execute function ${SCHEMA}.refuse()`,
  )
  await source.query(triggers.join(';'))
  await source.query('commit')
}
