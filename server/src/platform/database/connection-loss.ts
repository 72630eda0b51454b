/** Errors of connections to the database, whose codes other servers' errors have too. */
const ofConnections = new WeakSet<object>()

/** PostgreSQL's codes: all of class 08, shutdowns and starts, too many connections, and a primary that became a replica. */
const CODES = /^(08...|57P0[1235]|53300|25006)$/
const PROTOCOL_VIOLATION = '08P01'

/** Node's codes of a server that can't be reached. */
const UNREACHABLE = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of node-postgres about a connection that it doesn't get, lost, or has no use for any more. */
const LOST = [
  /^Connection terminated/,
  /^Client (has encountered a connection error|was closed) and is not queryable/,
  /^timeout (expired|exceeded when trying to connect)/,
  /^There was an error establishing an SSL connection/,
  /^Cannot use a pool after calling end/,
]

/** Messages of poolers, with any code, about a database that they don't reach, or too many clients. */
const POOLERS = [
  // PgBouncer
  /server_login_retry|query_wait_timeout|client_login_timeout|cannot connect to server/,
  /^server conn(ection)? (crashed|closed)|^no more connections allowed/,
  // Pgpool-II
  /^pgpool is not accepting|^all backend nodes are down|^failed to create a backend connection/,
  /^unable to (read|write|flush) data (from|to) (DB|backend|frontend)/,
  // RDS Proxy
  /^Timed-out waiting to acquire database connection/,
  // Supavisor, PgCat, Odyssey
  /unable to check out (connection|process) from the pool|^max clients reached/i,
  /could not get connection from the pool|^pooler is shut|failed to connect to remote server/i,
]

interface Failure {
  code?: unknown
  message?: unknown
  cause?: unknown
  routine?: unknown
}

/** Notes that an error is one of a connection to the database. */
export function noteConnectionError(error: unknown): void {
  if (typeof error === 'object' && error !== null) ofConnections.add(error)
}

/** Tells whether an error, or what caused it, means that the database can't be reached for now. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; typeof one === 'object' && one !== null; one = (one as Failure).cause)
    if (isAway(one as Failure)) return true
  return false
}

/** Tells whether an error is one of a server that can't be reached, the database or another one. */
export function isAnyServerAway(error: unknown): boolean {
  return isDatabaseAway(error) || UNREACHABLE.has(String((error as Failure).code))
}

function isAway(error: Failure): boolean {
  const { code = '', message = '' } = error
  // PostgreSQL names the routine in which it refused a message; poolers have the code alone, for all that they say.
  if (code === PROTOCOL_VIOLATION && error.routine !== undefined) return false
  if (typeof code !== 'string' || typeof message !== 'string') return false
  if (CODES.test(code) || (ofConnections.has(error) && UNREACHABLE.has(code))) return true
  return [...LOST, ...POOLERS].some((pattern) => pattern.test(message))
}
