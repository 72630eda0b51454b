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

/** Throws `stale` if the version isn't the expected one; `what` names the thing, such as "item". */
export function requireVersion(what: string, version: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== version)
    throw new Problem('stale', `The ${what} changed in the meantime (now version ${version})`)
}
