import type { Client } from '../database/connecting.ts'
import { urlsOf } from '../database/hosts.ts'
import { closeSession, openSession } from './session.ts'

// A move marks both databases, each in a schema of its own that the next step of the move takes away or leaves. Since
// the mark of the source is committed together with what keeps writes out of it, one of the two is in force at any time.

export const SCHEMA = 'satchel_move'

export interface Mark {
  /** The move; both of its databases have its id. */
  id: string
  /** A target isn't whole yet; a source was left behind. */
  role: 'source' | 'target'
  /** The other database, without its user and password. */
  other: string
  at: string
}

/** A client or pool of `pg`. */
type Queryable = Pick<Client, 'query'>

/** Returns what a move wrote to a database; undefined if there was none, or it is the target of one that ended. */
export async function readMark(client: Queryable): Promise<Mark | undefined> {
  const { rows } = await client.query(
    `select to_regclass('${SCHEMA}.mark') is not null as "isThere"`,
  )
  if (!rows[0].isThere) return undefined
  const found = await client.query(
    `select id, role, other, to_char(at, 'YYYY-MM-DD HH24:MI UTC') as at from ${SCHEMA}.mark`,
  )
  return found.rows[0]
}

/** Marks a database in the transaction of the caller. */
export async function writeMark(client: Client, { id, role, other }: Omit<Mark, 'at'>) {
  await client.query(`
    create schema ${SCHEMA};
    create table ${SCHEMA}.mark (
      id uuid not null, role text not null, other text not null, at timestamptz not null default now());
    create table ${SCHEMA}.foreign_key (table_name text not null, name text not null, definition text not null)`)
  await client.query(`insert into ${SCHEMA}.mark (id, role, other) values ($1, $2, $3)`, [
    id,
    role,
    other,
  ])
}

/** Makes the target of a move the database in force. */
export async function removeMark(client: Client): Promise<void> {
  await client.query(`drop schema ${SCHEMA} cascade`)
}

/** Throws, saying what to do, if a database was moved elsewhere or if its move to here hasn't ended. */
export async function requireInForce(url: string): Promise<void> {
  const client = await openSession(url)
  try {
    await requireUnmoved(client)
  } finally {
    closeSession(client)
  }
}

/** The same of a connection that is there. */
export async function requireUnmoved(client: Queryable): Promise<void> {
  const moved = await findMoved(client)
  if (moved) throw new Error(`${moved.problem} ${moved.advice}`)
}

/** Returns why a database isn't the one in force, and what to do; undefined if it is. */
export async function findMoved(
  client: Queryable,
): Promise<{ problem: string; advice: string } | undefined> {
  const mark = await readMark(client)
  if (!mark) return undefined
  const { role, other, at } = mark
  if (role === 'source')
    return {
      problem: `This database was moved to ${other} on ${at}.`,
      advice: `${whatToSet(other)} What is here is as old as that.`,
    }
  return {
    problem: `This database isn’t whole: the move from ${other} to it, begun on ${at}, hasn’t ended.`,
    advice:
      'Run npm run move-database again. Until it has ended, start Satchel with the earlier database.',
  }
}

/** Returns the sentence on how Satchel starts with the database that a move led to. */
export function whatToSet(other: string): string {
  return other.startsWith(EMBEDDED)
    ? 'Start Satchel without DATABASE_URL.'
    : `Start Satchel with DATABASE_URL set to ${other}, with its user and password.`
}

const EMBEDDED = 'the embedded database'

/** Returns how a database is named to people: by its folder, or its address without user, password and parameters. */
export function nameOf(place: { url: string } | { folder: string }): string {
  if ('folder' in place) return `${EMBEDDED} in ${place.folder}`
  try {
    const urls = urlsOf(place.url).urls.map((url) => new URL(url))
    const path = urls[0]?.pathname ?? ''
    // A sign of the password may end the host early, and what follows would be shown.
    if (!/@/.test(place.url.replace(AUTHORITY, ''))) return urls.map(({ host }) => host) + path
  } catch {
    // Its message may have parts of the password.
  }
  throw new Error(
    'The address of the database can’t be read. Signs such as / ? # @ in its password are written as %2F %3F %23 %40.',
  )
}

const AUTHORITY = /^\w+:\/\/[^/?#]*/
