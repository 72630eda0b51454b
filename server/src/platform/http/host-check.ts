import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { Problem, says } from '../problem.ts'
import { isLoopback } from '../security/loopback.ts'
import { type Hosts, hostNameOf } from './hosts.ts'

/** Paths that monitors and proxies may call by whichever name they know the machine. */
export const AT_ANY_NAME = /^\/(healthz|readyz|metrics|api\/domains\/ask)(\?|$)/

type Head = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>

/**
 * Returns a check that finds the Problem of requests that this server isn't meant to answer: `malformed` where they
 * name two hosts, `not-found` where they name none of ours. A `PUBLIC_URL` on this machine answers to all names.
 */
export function openHostCheck({ PUBLIC_URL, FORMER_URLS }: Config, hosts: Hosts) {
  const own = new Set([PUBLIC_URL, ...FORMER_URLS].map((url) => hostNameOf(new URL(url).host)))
  const isOpen = isLoopback(PUBLIC_URL)
  return (request: Head): Problem | undefined => {
    if (!namesOneHost(request))
      return new Problem('malformed', says('requestMustNameExactlyOneHost'))
    const { url = '/', headers } = request
    const name = hostNameOf(headers.host)
    const isOurs = own.has(name) || hosts.find(headers.host) || isLoopback(`http://${name}`)
    if (isOpen || isOurs || AT_ANY_NAME.test(url)) return undefined
    return new Problem('not-found', says('hostNameUnknown'))
  }
}

/** Tells whether there is one `Host` header at most, and an absolute address agrees with it. */
export function namesOneHost({ url = '/', headers, rawHeaders }: Head): boolean {
  const count = rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host',
  ).length
  if (count > 1) return false
  if (url.startsWith('/') || url === '*') return true
  return hostNameOf(URL.parse(url)?.host) === hostNameOf(headers.host)
}
