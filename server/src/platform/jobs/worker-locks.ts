import pg from 'pg'
import type { Log } from '../log.ts'

/** How nodes distinguish live workers from those whose process died. */
export interface WorkerLocks {
  /** Holds the id that marks running jobs, for as long as this process lives. */
  hold(id: string): Promise<void>
  /** Gives the jobs of workers of this process that have ended to others, and clears the ids. */
  giveBack(ids: Set<string>): Promise<void>
  /** Gives the jobs of the dead to others: the queue itself would wait four hours. */
  releaseDead(): Promise<void>
  close(): Promise<void>
}

const LOCKS = 'satchel workers'
const RECONNECT = 1_000

/** Opens session locks, which PostgreSQL releases when the process dies. */
export async function openWorkerLocks(url: string, log: Log): Promise<WorkerLocks> {
  const held = new Set<string>()
  let last = Promise.resolve()
  let client: pg.Client
  let closed = false

  await connect()
  return {
    hold(id) {
      if (held.has(id)) return last
      held.add(id)
      // Where the connection just broke, the next one takes them all.
      last = last
        .then(() => lock(client, id))
        .catch((error) => log.error({ err: error }, 'job workers'))
      return last
    },
    async giveBack(ids) {
      if (ids.size === 0) return
      await client.query('select graphile_worker.force_unlock_workers($1)', [[...ids]])
      for (const id of ids) held.delete(id)
      ids.clear()
    },
    async releaseDead() {
      await client.query(RELEASE, [LOCKS])
    },
    async close() {
      closed = true
      await client.end()
    },
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('error', (error) => log.error({ err: error }, 'job workers: connection lost'))
    next.on('end', () => {
      if (!closed) setTimeout(() => void retry(), RECONNECT)
    })
    await next.connect()
    for (const id of held) await lock(next, id)
    client = next
  }

  async function retry(): Promise<void> {
    if (closed) return
    await connect().catch((error) => log.warn({ err: error }, 'job workers: not reachable'))
  }
}

/** Takes a shared lock, since a broken session may linger next to its successor. */
async function lock(client: pg.Client, id: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared(hashtext($1), hashtext($2))', [LOCKS, id])
}

const RELEASE = `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker._private_jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = (hashtext($1)::bigint & 4294967295)::oid
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)
  having count(*) > 0`
