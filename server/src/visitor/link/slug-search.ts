import ipaddr from 'ipaddr.js'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '../../platform/http/network.ts'
import { SECOND } from '../../platform/time.ts'

// Slugs that nobody has given out are counted by the address and by the network they were tried from, in the
// memory of each node: a look costs the redirect nothing, and a new slug has more bits than a few nodes can search.

const SECONDS = 60
/** An office behind one address mistypes less. */
const OF_ADDRESS = 40
/** The limit of a network a provider gives to one customer, or to many small ones. */
const OF_NETWORK = 200

export interface SlugSearch {
  /** Counts one more that is unknown. */
  count(address: string): Promise<void>
  /** The seconds to wait where too many were tried; undefined for nearly everybody. */
  waitOf(address: string): number | undefined
}

export function openSlugSearch(): SlugSearch {
  const ofAddress = new RateLimiterMemory({ points: OF_ADDRESS, duration: SECONDS })
  const ofNetwork = new RateLimiterMemory({ points: OF_NETWORK, duration: SECONDS })
  /** The time until which networks are held back. While it is empty, no address is checked. */
  const counts = new Map<string, number>()

  async function countOne(limiter: RateLimiterMemory, network: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(network)
    if (consumedPoints < limiter.points) return
    const now = Date.now()
    for (const [key, until] of counts) if (until <= now) counts.delete(key)
    counts.set(network, now + msBeforeNext)
  }

  function msOf(network: string): number {
    const ms = (counts.get(network) ?? 0) - Date.now()
    if (ms <= 0) counts.delete(network)
    return ms
  }

  return {
    async count(address) {
      await countOne(ofAddress, networkOf(address))
      await countOne(ofNetwork, wideNetworkOf(address))
    },
    waitOf(address) {
      if (counts.size === 0) return undefined
      const wait = Math.max(msOf(networkOf(address)), msOf(wideNetworkOf(address)))
      return wait > 0 ? Math.ceil(wait / SECOND) : undefined
    },
  }
}

/** The /24 of an IPv4 address, the /56 of an IPv6 one. */
function wideNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const bytes = ipaddr.process(address).toByteArray()
  return `net ${bytes.slice(0, bytes.length === 4 ? 3 : 7).join('.')}`
}
