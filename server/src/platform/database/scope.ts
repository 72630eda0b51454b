import type { Permission, Role } from '@satchel/contract/permissions.ts'
import type { Program } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { Problem, says } from '../problem.ts'
import { isAnyServerAway } from './connection-loss.ts'
import { type Database, type Db, handleOn } from './database.ts'
import { readOn } from './driver.ts'
import { redoIfChanged } from './statement-names.ts'

/** The origin of a call. */
export interface Origin {
  ip: string
  agent: string | null
}

/** The one who acts: a person, or the product in a job (then `id` is null). */
export interface Actor {
  id: string | null
  name: string | null
  tenantId: string
  role: Role | 'system'
  permissions: ReadonlySet<Permission>
  /** The origin of a call; jobs have none. */
  origin?: Origin
  /** The name of the API key by which the person's program calls. */
  apiKey?: string
  /** The name of the connected app by which the person calls. */
  app?: string
  /** The key or app itself, with its scopes. */
  program?: { id: string; kind: 'api-key' | 'app'; scopes: readonly string[] }
}

/** Tells whether a program calls in a person's name, which sees less than they do. */
export function isProgram({ apiKey, app }: Actor): boolean {
  return apiKey !== undefined || app !== undefined
}

declare const inTransaction: unique symbol
/** Kysely inside a tenant's transaction; a plain handle doesn't type-check in its place. */
export type ScopedDb = Db & { readonly [inTransaction]: true }

/** One unit of work: one actor, one tenant, one transaction. Never stored, never nested. */
export interface Scope {
  readonly actor: Actor
  readonly db: ScopedDb
}

const ENTER = { name: 'enter', text: `select set_config('app.tenant_id', $1, true)` }
/** The settings that a connection through a pooler doesn't have from its start. */
const ENTER_POOLED = {
  text: `select set_config('app.tenant_id', $1, true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('role', 'satchel_app', true)`,
}

/** Works in a transaction of the actor's tenant, and again if a migration changed a table in its middle. */
export async function withScope<T>(
  { tenantPool, isPooled }: Database,
  actor: Actor,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const enter = { ...(isPooled ? ENTER_POOLED : ENTER), values: [actor.tenantId] }
  return redoIfChanged(async () =>
    transact(await tenantPool.connect(), ['begin', enter], (db) =>
      work({ actor, db: db as ScopedDb }),
    ),
  )
}

/**
 * A scope that only reads and may be half a minute behind: on the replica, if there is one. What can't be done there is
 * done again on the primary.
 */
export async function withReplica<T>(
  database: Database,
  actor: Actor,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const { replica } = database
  if (!replica?.isUsable()) return withScope(database, actor, work)
  try {
    return await withScope({ ...database, tenantPool: replica.pool, isPooled: false }, actor, work)
  } catch (error) {
    if (!isOfReplica(error)) throw error
    return withScope(database, actor, work)
  }
}

/** A replica takes no writes, ends statements that are in the way of what it copies, and may go away. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof Problem) return false
  const { code = '' } = error as { code?: string }
  return /^(40001|57P\d\d|)$/.test(code) || isAnyServerAway(error)
}

/** A scope that only reads, usually once: each statement is a transaction and one round trip, and none can write. */
export async function withReading<T>(
  { tenantPool, isPooled }: Database,
  actor: Actor,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const client = await tenantPool.connect()
  const handle = handleOn(client, readOn(client, actor.tenantId, isPooled))
  let failed: Error | undefined
  try {
    return await work({ actor, db: handle.db as ScopedDb })
  } catch (error) {
    // A connection on which a statement failed may not have the statements it is thought to have.
    if (!(error instanceof Problem)) failed = error as Error
    throw error
  } finally {
    handle.end()
    client.release(failed)
  }
}

/**
 * The one unit of work that begins without a tenant: the one that founds it. It starts with the
 * owner's rights and gives them up when it enters the tenant it has made.
 */
export async function withNewTenant<T>(
  { systemPool }: Database,
  work: (db: Db, enter: (actor: Actor) => Promise<Scope>) => Promise<T>,
): Promise<T> {
  return redoIfChanged(async () =>
    transact(await systemPool.connect(), ['begin'], (db) =>
      work(db, async (actor) => {
        await sql`select set_config('app.tenant_id', ${actor.tenantId}, true),
        set_config('role', 'satchel_app', true)`.execute(db)
        return { actor, db: db as ScopedDb }
      }),
    ),
  )
}

/** Runs a transaction. Its handle ends with it, since the client then serves someone else. */
async function transact<T>(
  client: pg.PoolClient,
  opening: (string | pg.QueryConfig)[],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const handle = handleOn(client)
  let broken: Error | undefined
  try {
    // Not awaited: the first statement of the work travels with these.
    const opened = Promise.all(opening.map((statement) => client.query(statement)))
    const [result] = await Promise.all([work(handle.db), opened])
    handle.end()
    await client.query('commit')
    return result
  } catch (error) {
    handle.end()
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** The product at work for a tenant, in a job or in upkeep. */
export function systemActor(tenantId: string): Actor {
  return { id: null, name: null, tenantId, role: 'system', permissions: new Set() }
}

export function may(actor: Actor, permission: Permission): boolean {
  return actor.permissions.has(permission)
}

export function requirePermission(actor: Actor, permission: Permission): void {
  if (!may(actor, permission))
    throw new Problem('forbidden', says('youNeedPermission', { permission }))
}

/** Throws `not-found` unless the path names the caller's own tenant. */
export function requireOwnTenant(actor: Actor, tenantId: string): void {
  if (tenantId !== actor.tenantId) throw new Problem('not-found', says('tenantNotFound'))
}

/** The person acting; a job has none. */
export function personOf({ actor }: Scope): string {
  if (actor.id === null) throw new Error('No person acts in this scope')
  return actor.id
}

/** Returns the acting person's id and name, and the program by which they act; null for a job. */
export function actingPerson({ actor }: Scope): ActingPerson | null {
  const { id, name } = actor
  const program = actingProgram(actor)
  return id === null ? null : { id, name: name ?? '', ...(program && { program }) }
}

interface ActingPerson {
  id: string
  name: string
  program?: Program
}

export function actingProgram({ program, apiKey, app }: Actor): Program | undefined {
  return program && { kind: program.kind, id: program.id, name: apiKey ?? app ?? '' }
}

/** Ends every further statement of a scope that takes longer; the caller is answered `unavailable`. */
export async function limitStatements({ db }: Scope, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(db)
}
