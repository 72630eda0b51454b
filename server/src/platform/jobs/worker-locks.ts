import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from 'graphile-worker'
import type pg from 'pg'
import { newClient } from '../database/connecting.ts'
import type { Log } from '../log.ts'
import { SECOND } from '../time.ts'

/** Locks by which nodes distinguish live workers from those whose process died. */
export interface WorkerLocks {
  /** Holds the id that marks running jobs, for as long as this process lives. */
  hold(id: string): Promise<void>
  /** Gives jobs that are locked under ids of this process to others. */
  giveBack(left: ReleasedJobs): Promise<void>
  /**
   * Gives the jobs of the dead to others: the queue itself would wait four hours. It looks twice, since after an absence
   * of the database all nodes need a moment to say that they live.
   */
  releaseDead(): Promise<void>
  close(): Promise<void>
}

export interface ReleasedJobs {
  ids: string[]
  /** Ids of jobs that stay locked. */
  known?: string[]
  /** Jobs that were interrupted: this run doesn't count as an attempt. */
  interrupted?: Pick<Job, 'id' | 'attempts' | 'key'>[]
}

const LOCKS = 'satchel workers'
const RECONNECT = 1_000
const BETWEEN_LOOKS = 5 * SECOND

/** Opens session locks, which PostgreSQL releases when the process dies. */
export async function openWorkerLocks(url: string, log: Log): Promise<WorkerLocks> {
  const lockedIds = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  let client: pg.Client
  let closed = false

  await connect()
  return {
    async hold(id) {
      if (!lockedIds.has(id)) {
        lockedIds.add(id)
        inTurn(() => lock(client, id)).catch((error) => log.error({ err: error }, 'job workers'))
      }
      // Where the connection just broke, the next one takes them all.
      await last
    },
    async giveBack({ ids, known = [], interrupted = [] }) {
      if (ids.length === 0) return
      const values = [ids, known, JSON.stringify(interrupted)]
      await inTurn(() => client.query(GIVE_BACK, values))
    },
    async releaseDead() {
      const before = await inTurn(() => findDead(client))
      if (before.length === 0) return
      await sleep(BETWEEN_LOOKS, undefined, { ref: false })
      await inTurn(async () => {
        const dead = (await findDead(client)).filter((id) => before.includes(id))
        await client.query('select graphile_worker.force_unlock_workers($1)', [dead])
      })
    },
    async close() {
      closed = true
      await client.end()
    },
  }

  /** A connection does one thing after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  async function connect(): Promise<void> {
    const next = newClient(url)
    next.on('error', (error) => log.error({ err: error }, 'job workers: connection lost'))
    try {
      await next.connect()
      for (const id of lockedIds) await lock(next, id)
    } catch (error) {
      // One that found no host never tells of its end.
      void next.end().catch(() => undefined)
      throw error
    }
    client = next
    next.once('end', retryLater)
  }

  function retryLater(): void {
    setTimeout(() => void retry(), RECONNECT).unref()
  }

  async function retry(): Promise<void> {
    if (closed) return
    await connect().catch((error) => {
      log.warn({ err: error }, 'job workers: not reachable')
      retryLater()
    })
  }
}

/** Takes a shared lock, since a broken session may linger next to its successor. */
async function lock(client: pg.Client, id: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared(hashtext($1), hashtext($2))', [LOCKS, id])
}

async function findDead(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(FIND_DEAD, [LOCKS])
  return rows.map(({ id }) => id)
}

const FIND_DEAD = `select distinct locked_by as id from graphile_worker._private_jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = (hashtext($1)::bigint & 4294967295)::oid
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`

/** A job that was replaced while it ran has lost its key and its attempts, and doesn't run again. */
const GIVE_BACK = `with left_behind as (
    update graphile_worker._private_jobs as job
    set locked_by = null, locked_at = null,
      attempts = attempts - (attempts < max_attempts or exists (
        select from json_to_recordset($3) as run (id bigint, attempts integer, key text)
        where run.id = job.id and run.attempts = job.attempts and run.key is not distinct from job.key
      ))::integer
    where locked_by = any($1::text[]) and not id = any($2::bigint[])
    returning job_queue_id)
  update graphile_worker._private_job_queues set locked_by = null, locked_at = null
  where locked_by = any($1) and id in (select job_queue_id from left_behind)`
