import type { Config } from '../config.ts'
import { type Reason, says } from '../problem.ts'
import { hindranceOf } from './fetch.ts'

/** Tells whether plain HTTP is allowed, which needs an operator's private network. */
export function allowsPlain({ FETCH_ALLOWED_NETWORKS }: Config, url: string): boolean {
  const at = URL.parse(url)
  if (!at) return false
  return hindranceOf(at) !== undefined && hindranceOf(at, FETCH_ALLOWED_NETWORKS) === undefined
}

/** Returns what is wrong with an address that calls go to, to complete a sentence; undefined if nothing. */
export function addressFault(config: Config, text: string): Reason | undefined {
  const url = URL.parse(text)
  if (!url) return says('mustBeHttpsAddress')
  if (url.protocol === 'http:' && allowsPlain(config, text)) return undefined
  if (url.protocol !== 'https:') return says('mustStartWithHttps')
  if (hindranceOf(url, config.FETCH_ALLOWED_NETWORKS)) return says('isNotPublicAddress')
  return undefined
}
