import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** The version that a call changes; undefined where it takes whatever there is. */
export function ifMatchOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (!version) throw new Problem('malformed', 'If-Match must carry a version, as "3"')
  return Number(version)
}

/** Throws `stale` for another version than the one asked for; `what` begins the sentence, as "The item is". */
export function requireVersion(what: string, version: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== version)
    throw new Problem('stale', `${what} at version ${version} by now`)
}
