import { SECOND } from '../time.ts'

/** Options of a connection to PostgreSQL that finds out in half a minute that the other end is gone without a word. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10 * SECOND }
