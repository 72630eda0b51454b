import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>

/** Tokens travel in the query of the socket and in the path of files and mail links: neither is written. */
export function pathForLog(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/files/') ? '/files/…' : path
}
