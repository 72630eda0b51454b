/** Node's codes of lost connections, and PostgreSQL's of one that is shutting down, full, or a replica. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const ENDED = /Connection terminated|connection error and is not queryable|timeout expired/

/** Tells whether an error means that a server, the database or another one, can’t be reached for now. */
export function isAnyServerAway({ code = '', message }: Error & { code?: string }): boolean {
  return AWAY.has(code) || ENDED.test(message)
}
