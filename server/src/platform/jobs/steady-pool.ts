import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from '../database/connecting.ts'
import { isDatabaseAway } from '../database/connection-loss.ts'
import type { Log } from '../log.ts'
import { SECOND } from '../time.ts'

export interface SteadyPool {
  /** The pool that graphile-worker gets. */
  pool: pg.Pool
  /** Refuses connections from now on, so that what still runs records nothing. */
  shut(): void
  close(): Promise<void>
}

const SIZE = 16
const PAUSE = 500
/** The named statements take milliseconds. One without an answer for so long is on a broken line. */
const ANSWER_MAX = 30 * SECOND
/** Codes of errors after which graphile-worker tries a statement again: soon, or in ever longer pauses. */
const SOON = '40001'
const LATER = '57P03'

type Connect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * Opens the queue's connections, which outlive an absence of the database: who asks for one waits until there is one,
 * and what became of a job is recorded again until it is. graphile-worker would leave the job locked for four hours
 * and never end.
 */
export function openSteadyPool(url: string, log: Log): SteadyPool {
  const pool = new pg.Pool({ ...connectionTo(url), max: SIZE, options: '-c jit=off' })
  const lost = (error: Error) => log.warn({ err: error }, 'jobs: connection lost')
  pool.on('error', lost).on('connect', (client) => {
    client.on('error', lost)
    steady(client)
  })
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  let isShut = false

  async function connected(): Promise<pg.PoolClient> {
    for (let isWaiting = false; !isShut; isWaiting = true) {
      try {
        return await connect()
      } catch (error) {
        if (!isWaiting) log.warn({ err: error }, 'jobs: waiting for the database')
        await sleep(PAUSE)
      }
    }
    // An error would only be written down as the job's.
    return new Promise(() => undefined)
  }

  function connectSteadily(done: Connect): undefined
  function connectSteadily(): Promise<pg.PoolClient>
  function connectSteadily(done?: Connect): Promise<pg.PoolClient> | undefined {
    const connecting = connected()
    if (!done) return connecting
    void connecting.then((client) => done(undefined, client, client.release))
  }
  pool.connect = connectSteadily
  return {
    pool,
    shut() {
      isShut = true
    },
    async close() {
      isShut = true
      await pool.end()
    },
  }
}

type Query = (...args: unknown[]) => unknown

/** Cuts off a client that doesn't answer, and lets the statements that record what became of a job be tried again. */
function steady(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const answer = query(...args)
    const { name } = args[0] as { name?: string }
    if (!(answer instanceof Promise) || !name) return answer
    const late = setTimeout(() => destroy(client), ANSWER_MAX)
    return answer
      .catch((error: Error) => {
        if (!/^(complete|fail)_job/.test(name)) throw error
        throw Object.assign(error, { code: isLost(error) ? SOON : LATER })
      })
      .finally(() => clearTimeout(late))
  }) as typeof client.query
}

function destroy(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

function isLost(error: Error): boolean {
  return !(error instanceof pg.DatabaseError) || isDatabaseAway(error)
}
