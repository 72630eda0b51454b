import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The characters of an Accept-Language that are read: browsers send a few dozen. */
const HEADER_MAX = 1_000

/** Returns the best offered language of an Accept-Language; undefined where any would do, or none is offered. */
export function acceptedLanguage<L extends string>(
  headers: FastifyRequest['headers'],
  offered: readonly L[],
): L | undefined {
  const accepted = (headers['accept-language'] ?? '')
    .slice(0, HEADER_MAX)
    .split(',')
    // Any language is as good as none: whoever asks knows better.
    .filter((range) => range.trim() !== '' && !range.trim().startsWith('*'))
    .join(',')
  if (accepted === '') return undefined
  const [best] = new Negotiator({ headers: { 'accept-language': accepted } }).languages([
    ...offered,
  ])
  return offered.find((language) => language === best)
}
