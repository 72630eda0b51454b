import type { Client } from './connecting.ts'

/** Reason for which Satchel can’t work in a database, and what to do about it: a line to run where there is one. */
export interface Obstacle {
  found: string
  remedy: string
}

const LEAST_VERSION = 150_000
const ROLE = 'satchel_app'
const EXTENSIONS = ['pg_trgm', 'btree_gin', 'unaccent', 'fuzzystrmatch']

interface Abilities {
  version: string
  number: number
  encoding: string
  isReplica: boolean
  isReadOnly: boolean
  /** Quoted where they have to be. */
  user: string
  database: string
  mayCreate: boolean
  mayUsePublic: boolean
  hasRole: boolean
  mayGrantRole: boolean
  lacking: string[]
}

const ABILITIES = `
  select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
    current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isReplica",
    current_setting('transaction_read_only')::boolean as "isReadOnly",
    quote_ident(current_user) as "user", quote_ident(current_database()) as database,
    has_database_privilege(current_database(), 'create') as "mayCreate",
    coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as "mayUsePublic",
    to_regrole('${ROLE}') is not null as "hasRole",
    (select rolsuper or case when to_regrole('${ROLE}') is null then rolcreaterole
        else pg_has_role(to_regrole('${ROLE}'), 'member with admin option')
          or rolcreaterole and current_setting('server_version_num')::integer < 160000 end
      from pg_roles where rolname = current_user) as "mayGrantRole",
    array(select name from unnest($1::text[]) as name
      where name not in (select name from pg_available_extensions)) as lacking`

/** Finds all that is in the way of creating and changing Satchel's tables in a database. */
export async function findObstacles(client: Pick<Client, 'query'>): Promise<Obstacle[]> {
  const { rows } = await client.query<Abilities>(ABILITIES, [EXTENSIONS])
  const [able] = rows
  if (!able) return []
  const knowsLetters = able.encoding !== 'UTF8' || (await doesKnowLetters(client))
  return [...ofServer(able, knowsLetters), ...ofRights(able)]
}

/** Tells whether the locale knows more letters than English ones. Other encodings don't even take the question. */
async function doesKnowLetters(client: Pick<Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ knows: boolean }>(`select lower('ÄΩЖ') = 'äωж' as knows`)
  return rows[0]?.knows ?? false
}

function ofServer(able: Abilities, knowsLetters: boolean): Obstacle[] {
  const { version, encoding, database, user } = able
  const statement = `create database … owner ${user} encoding 'UTF8' locale 'C.UTF-8' template template0;`
  return listed([
    [
      able.number < LEAST_VERSION,
      `It is PostgreSQL ${version}.`,
      'Satchel needs PostgreSQL 15 or later.',
    ],
    [able.isReplica, 'It is a replica, which takes no writes.', 'Use the address of the primary.'],
    [
      able.isReadOnly && !able.isReplica,
      'It takes no writes.',
      `As a superuser: alter database ${database} reset default_transaction_read_only; alter role ${user} reset default_transaction_read_only;`,
    ],
    [
      encoding !== 'UTF8',
      `Its encoding is ${encoding}.`,
      `Create it with encoding 'UTF8' from template0: ${statement}`,
    ],
    [
      !knowsLetters,
      'Its locale knows no letters but English ones.',
      `Create it with another, such as C.UTF-8, from template0: ${statement}`,
    ],
    [
      able.lacking.length > 0,
      `Its server lacks the extensions ${able.lacking.join(', ')}.`,
      'Install the package postgresql-contrib on it, or enable them where it is hosted.',
    ],
  ])
}

function ofRights({ user, database, ...able }: Abilities): Obstacle[] {
  const asOwner = `alter database ${database} owner to ${user};`
  return listed([
    [
      !able.mayCreate,
      `${user} may not create schemas and extensions in it.`,
      `As a superuser: ${asOwner}`,
    ],
    [
      !able.mayUsePublic,
      `${user} may not create tables in its schema public.`,
      `As a superuser: ${asOwner}`,
    ],
    [
      !able.mayGrantRole && able.hasRole,
      `${user} may not grant the role ${ROLE}.`,
      `As a superuser: grant ${ROLE} to ${user} with admin option;`,
    ],
    [
      !able.mayGrantRole && !able.hasRole,
      `${user} may not create the role ${ROLE}.`,
      `As a superuser: alter role ${user} createrole; or, without that right: create role ${ROLE} nologin; grant ${ROLE} to ${user} with admin option;`,
    ],
  ])
}

function listed(all: [isThere: boolean, found: string, remedy: string][]): Obstacle[] {
  return all.flatMap(([isThere, found, remedy]) => (isThere ? [{ found, remedy }] : []))
}

/** Returns obstacles as lines for the operator. */
export function describeObstacles(obstacles: readonly Obstacle[]): string {
  return obstacles.map(({ found, remedy }) => `  ${found}\n    → ${remedy}`).join('\n')
}

interface DatabaseFailure {
  message: string
  detail?: string | undefined
  hint?: string | undefined
}

/** Returns PostgreSQL's own sentences on a failure. */
export function sentencesOf({ message, detail, hint }: DatabaseFailure): string {
  return [message, detail, hint].filter(Boolean).join('. ')
}
