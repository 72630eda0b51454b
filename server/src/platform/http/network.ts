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

/** Returns the network of an address without the part that names a single computer, such as 203.0.113.0/24. */
export function networkClassOf(address: string): string {
  const site = siteOf(address)
  if (isIPv4(site)) return `${site.split('.').slice(0, 3).join('.')}.0/24`
  return ipaddr.isValid(address) ? `${site}::/48` : 'unknown'
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
