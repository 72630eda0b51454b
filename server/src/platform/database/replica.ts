import pg from 'pg'
import { MINUTE, SECOND } from '../time.ts'
import { connectionTo } from './connecting.ts'
import { tracePool } from './traced-pool.ts'

/** A copy of the database that PostgreSQL keeps, some moments behind. */
export interface Replica {
  pool: pg.Pool
  /** Tells whether it's there, and less behind than sums are anyway. */
  isUsable(): boolean
  close(): Promise<void>
}

/** The longest that a replica may be behind. */
const BEHIND_MAX = MINUTE / 2
const LOOK = 5 * SECOND
const ANSWER_MAX = 3 * SECOND

interface Options {
  max: number
  /** Settings of each connection. */
  options: string
  primary: pg.Pool
}

/** Opens a replica. Its delay is known by when the primary was where the replica is now. */
export function openReplica(url: string, { max, options, primary }: Options): Replica {
  const connection = connectionTo(url, { wants: 'any' })
  const pool = tracePool(
    new pg.Pool({ ...connection, max, options, connectionTimeoutMillis: ANSWER_MAX }),
  )
  const lost = () => undefined
  pool.on('error', lost).on('connect', (client) => client.on('error', lost))
  let places: { at: number; place: string }[] = []
  let reachedAt = 0

  async function look(): Promise<void> {
    const at = Date.now()
    const { rows } = await primary.query('select pg_current_wal_lsn() as place')
    places = [...places, { at, place: rows[0].place }].filter((one) => at - one.at < 2 * BEHIND_MAX)
    const found = await pool.query(REACHED, [places.map(({ place }) => place)])
    const last = found.rows[0].reached
    if (last > 0) reachedAt = Math.max(reachedAt, places[last - 1]?.at ?? 0)
  }

  const forget = () => {
    reachedAt = 0
  }
  void look().catch(forget)
  const timer = setInterval(() => void look().catch(forget), LOOK).unref()
  return {
    pool,
    isUsable: () => Date.now() - reachedAt < BEHIND_MAX,
    async close() {
      clearInterval(timer)
      await pool.end()
    },
  }
}

/** Counts the places that the replica has reached. One that has become the primary reached them all. */
const REACHED = `select count(*)::integer as reached from unnest($1::pg_lsn[]) as place
  where not pg_is_in_recovery() or place <= pg_last_wal_replay_lsn()`
