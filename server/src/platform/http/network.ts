import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What one customer of a provider has: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
