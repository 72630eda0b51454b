import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Returns a provider's single customer: an IPv4 address or an IPv6 /64. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
