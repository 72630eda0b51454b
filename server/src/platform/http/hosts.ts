import type { IncomingMessage } from 'node:http'

/** A host name of a tenant's, at which its short links stand at the root. */
export interface Host {
  domain: string
  /** Null where the links of every tenant are opened, as at the product's own short domain. */
  tenantId: string | null
  rootUrl: string | null
  notFoundUrl: string | null
}

export interface Hosts {
  /** Undefined for the product's own address, and for any name that is none of ours. */
  find(hostHeader: string | undefined): Host | undefined
  /** All there are. */
  set(hosts: Host[]): void
}

export function openHosts(): Hosts {
  let hosts = new Map<string, Host>()
  return {
    find: (header = '') => hosts.get(header.toLowerCase().replace(/:\d+$/, '')),
    set(known) {
      hosts = new Map(known.map((host) => [host.domain, host]))
    },
  }
}

/** What a page of a short link is made of; all else at a short domain is a slug. */
const SHARED = /^\/(l|files|assets\/visitor)\//

/** `/{slug}` of a short domain is `/l/{slug}` of the product; nothing else of the product is there. */
export function pathAt(
  hosts: Hosts,
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): string {
  if (!hosts.find(headers.host) || SHARED.test(url)) return url
  return `/l${url}`
}
