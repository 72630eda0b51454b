import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { MINUTE, SECOND } from '../time.ts'
import { connectionTo } from './connecting.ts'
import type { DB } from './database-types.ts'
import { type Run, runOn } from './driver.ts'
import { measureStatement, meterWrite } from './meter-statement.ts'
import { openReplica, type Replica } from './replica.ts'
import { named, redoIfChanged } from './statement-names.ts'
import { tracePool } from './traced-pool.ts'

// Times are ISO strings and days are days, from the database to the screen.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoTime)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Converts `2026-11-21 10:22:03.5+00`, PostgreSQL's format in UTC, to ISO; four times as fast as `Date`. */
function isoTime(text: string): string {
  if (text[10] !== ' ' || !text.endsWith('+00')) return new Date(text).toISOString()
  const seconds = text.slice(11, 19)
  const fraction = text.slice(20, 23).replace(/\+.*/, '').padEnd(3, '0')
  return `${text.slice(0, 10)}T${seconds}.${fraction}Z`
}

export type Db = Kysely<DB>

export interface Database {
  /** The URL of connections that are kept, for notices. */
  url: string
  /** True through a pooler, where each transaction says for itself who it is. */
  isPooled: boolean
  /** The owner's rights, for what belongs to no one tenant: sign-in, short links, upkeep. */
  system: Db
  /** Connections with the role `satchel_app`; only scopes use them. */
  tenantPool: pg.Pool
  systemPool: pg.Pool
  /** The replica that may be read where a minute doesn't matter, if there is one. */
  replica?: Replica | undefined
  /** A separate pool for counting while others hold a connection and wait for each other. */
  countPool: pg.Pool
  close(): Promise<void>
}

/** The maximum of counting connections, each held for a moment. */
const COUNTING_MAX = 3

/** A new connection plans each statement again, which takes longer than most of them do. */
const IDLE_MS = 5 * MINUTE
/** Connections of a pool that stay open, for those who come first after a rest. */
const IDLE_MIN = 3

/**
 * The longest that anyone waits for a connection through a pooler, where statements hold all of them while the pooler
 * waits for PostgreSQL. Proxies wait longer.
 */
const POOLED_WAIT_MAX = 10 * SECOND

interface Connecting {
  max?: number
  /** The URL through a pooler, if there is one. */
  pooledUrl?: string | undefined
  /** The URL of a replica, if there is one. */
  readUrl?: string | undefined
}

/** Opens the pools. A pooler passes no settings on; `scope.ts` sets those that matter in each transaction then. */
export function connect(url: string, { max = 10, pooledUrl, readUrl }: Connecting = {}): Database {
  const isPooled = pooledUrl !== undefined
  const input = {
    ...connectionTo(pooledUrl ?? url, { isPooled }),
    idleTimeoutMillis: IDLE_MS,
    min: IDLE_MIN,
    ...(isPooled && { connectionTimeoutMillis: POOLED_WAIT_MAX }),
  }
  const having = (options: string) => (isPooled ? {} : { options })
  // Months and days are added to times in UTC, wherever the database stands. To compile a plan takes longer than it does:
  // a second for each item that is indexed, where PostgreSQL has its compiler.
  const plain = '-c timezone=UTC -c jit=off'
  const systemPool = tracePool(new pg.Pool({ ...input, max, ...having(plain) }))
  // A count lost with the machine's power is not worth a wait for the disk at each call.
  const counting = having(`${plain} -c synchronous_commit=off`)
  const countPool = tracePool(new pg.Pool({ ...input, max: COUNTING_MAX, ...counting }))
  // Work of a tenant is short: to start helpers for it takes longer than it does, too.
  const options = `${plain} -c role=satchel_app -c max_parallel_workers_per_gather=0`
  const tenantPool = tracePool(new pg.Pool({ ...input, max, ...having(options), pipeline: true }))
  // An idle connection that breaks is replaced by the pool; the next query fails if the database is away.
  // One that breaks in use fails its query; neither may end the process.
  const lost = () => undefined
  for (const pool of [systemPool, tenantPool, countPool])
    pool.on('error', lost).on('connect', (client) => client.on('error', lost))
  const system = new SystemDb({
    dialect: dialectOf(() => systemPool.connect()),
    plugins: PLUGINS,
  })
  const replica = readUrl ? openReplica(readUrl, { max, options, primary: systemPool }) : undefined
  const close = async () => {
    const pools = [systemPool, tenantPool, countPool]
    await Promise.all([...pools.map((pool) => pool.end()), replica?.close()])
  }
  return { url, isPooled, replica, system, systemPool, tenantPool, countPool, close }
}

/** Handle outside of any tenant. A transaction may run again, if a migration changed a table in its middle. */
class SystemDb extends Kysely<DB> {
  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => redoIfChanged(() => execute(work))
    return builder
  }
}

// What is in JSON is stored with the names that the code uses.
const PLUGINS = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
const nested = dialectOf(() => Promise.reject(new Error('Transactions are not nested')))
const shared = { config: { dialect: nested, plugins: PLUGINS }, dialect: nested }

export interface Handle {
  db: Db
  /** Makes every further statement of the handle throw, since its client may belong to someone else. */
  end(): void
}

/**
 * A Kysely on one checked-out client, for one transaction unless `run` makes one of each statement. Whoever takes the
 * client ends both.
 */
export function handleOn(client: pg.PoolClient, run?: Run): Handle {
  const pooled = connection(client, run)
  pooled.isInTransaction = run === undefined
  let hasEnded = false
  const executor = new DefaultQueryExecutor(
    compiler,
    adapter,
    {
      provideConnection: async (consumer) => {
        if (hasEnded) throw new Error('The transaction of this handle has ended')
        return consumer(pooled)
      },
    },
    PLUGINS,
  )
  const db = new Kysely<DB>({ ...shared, driver: nested.createDriver(), executor })
  return {
    db,
    end() {
      hasEnded = true
    },
  }
}

interface PooledConnection extends DatabaseConnection {
  client: pg.PoolClient
  /** True if a failed statement can't run again by itself. */
  isInTransaction: boolean
}

/** Returns a dialect that names statements, so that each is planned once; Kysely's own doesn't. */
function dialectOf(take: () => Promise<pg.PoolClient>) {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection(await take()),
      beginTransaction: (pooled: DatabaseConnection) => {
        ;(pooled as PooledConnection).isInTransaction = true
        return command(pooled, 'begin')
      },
      commitTransaction: (pooled: DatabaseConnection) => command(pooled, 'commit'),
      rollbackTransaction: (pooled: DatabaseConnection) => command(pooled, 'rollback'),
      releaseConnection: async (pooled: DatabaseConnection) => {
        ;(pooled as PooledConnection).client.release()
      },
      destroy: async () => undefined,
    }),
  }
}

async function command(held: DatabaseConnection, text: string): Promise<void> {
  await (held as PooledConnection).client.query(text)
}

function connection(client: pg.PoolClient, run: Run = runOn(client)): PooledConnection {
  const pooled: PooledConnection = {
    client,
    isInTransaction: false,
    async executeQuery<R>({ sql, parameters, query }: CompiledQuery) {
      const send = () => run({ text: sql, values: [...parameters], ...named(sql) })
      const result = await measureStatement(sql, () =>
        pooled.isInTransaction ? send() : redoIfChanged(send),
      )
      meterWrite(result, parameters)
      const writes = query.kind !== 'SelectQueryNode' && result.rowCount !== null
      return {
        rows: result.rows as R[],
        ...(writes && { numAffectedRows: BigInt(result.rowCount ?? 0) }),
      }
    },
    // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams
    async *streamQuery() {
      throw new Error('Streaming queries is not supported')
    },
  }
  return pooled
}
