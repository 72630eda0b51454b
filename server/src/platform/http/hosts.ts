import type { IncomingMessage } from 'node:http'
import { mendedUrl } from './input/mended-url.ts'

/** A host name of a tenant's, at which its short links stand at the root. */
export interface Host {
  domain: string
  /** The tenant; null for the product's own short domain, where every tenant's links open. */
  tenantId: string | null
  rootUrl: string | null
  notFoundUrl: string | null
}

export interface Hosts {
  /** Finds a host; undefined for the product's own address and unknown names. */
  find(hostHeader: string | undefined): Host | undefined
  /** All there are. */
  set(hosts: Host[]): void
}

export function openHosts(): Hosts {
  let hosts = new Map<string, Host>()
  return {
    find: (header) => hosts.get(hostNameOf(header)),
    set(cached) {
      hosts = new Map(cached.map((host) => [host.domain, host]))
    },
  }
}

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d*)?$/

/** Returns the name in a `Host` header in lower case, without port and final dot; empty if it has none. */
export function hostNameOf(header = ''): string {
  return HOST.exec(header.toLowerCase())?.[1]?.replace(/\.$/, '') ?? ''
}

/** Paths that a short link's page needs; everything else on a short domain is a slug. */
const SHARED = /^\/(l|p|files|assets\/visitor)\//

/** Maps a short domain's `/{slug}` to `/l/{slug}`; of the rest of the product only sites are served there. */
export function pathAt(
  hosts: Hosts,
  { url: target = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): string {
  // Clients of proxies send the whole address.
  const url = target.replace(/^https?:\/\/[^/?]*(?=\/)/i, '')
  const isShared = !hosts.find(headers.host) || SHARED.test(url)
  return mendedUrl(isShared ? url : `/l${url}`)
}
