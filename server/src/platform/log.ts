import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>

/** Returns a path for the log, without the tokens in socket queries, file addresses and emailed links. */
export function pathForLog(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/files/') ? '/files/…' : path
}
