import type { FastifyRequest } from 'fastify'
import { Problem, says } from '../problem.ts'

/** The version that a call changes; undefined where it takes whatever there is. */
export function ifMatchOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (!version) throw new Problem('malformed', says('ifMatchNeedsVersion'))
  return Number(version)
}

const CHANGED = {
  agreement: 'agreementChanged',
  collection: 'collectionChanged',
  CTA: 'ctaChanged',
  item: 'itemChanged',
  link: 'linkChanged',
  preset: 'presetChanged',
  request: 'requestChanged',
  'saved search': 'savedSearchChanged',
  settings: 'settingsChanged',
  site: 'siteChanged',
  wish: 'wishChanged',
} as const

/** Throws `stale` if the version isn't the expected one. */
export function requireVersion(
  what: keyof typeof CHANGED,
  version: number,
  ifMatch: number | undefined,
): void {
  if (ifMatch !== undefined && ifMatch !== version)
    throw new Problem('stale', says(CHANGED[what], { version }))
}
