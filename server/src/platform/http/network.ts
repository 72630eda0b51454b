import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Parts of 16 bits: a provider gives its customers a /64, and many a /48 of such networks. */
const NETWORK_PARTS = 4
const SITE_PARTS = 3

/** Returns a provider's single customer: an IPv4 address or an IPv6 /64. */
export function networkOf(address: string): string {
  return prefixOf(address, NETWORK_PARTS) ?? address
}

/** Returns what one customer may have at most: an IPv4 address or an IPv6 /48. */
export function siteOf(address: string): string {
  return prefixOf(address, SITE_PARTS) ?? address
}

function prefixOf(address: string, count: number): string | undefined {
  if (isIPv4(address) || !ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  return parsed.parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')
}
