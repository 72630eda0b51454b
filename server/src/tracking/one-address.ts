import type { Services } from '../platform/http/services.ts'
import { isLoopback } from '../platform/security/loopback.ts'
import type { Visitor } from './visitor.ts'

/** Visits and browsers after which one address is no coincidence. */
const VISITS = 50
const BROWSERS = 3

/**
 * Returns what warns, once, if all visitors seem to come from one address: then a proxy's stands for theirs, and what is
 * limited by address is limited for all of them. Until two are known it keeps a few texts; the address isn't logged.
 */
export function openAddressWatch({ config, log }: Pick<Services, 'config' | 'log'>) {
  const agents = new Set<string>()
  let first: string | undefined
  let visits = 0
  let isOver = isLoopback(config.PUBLIC_URL)
  return ({ address, agent, filtered }: Visitor): void => {
    if (isOver || filtered !== null) return
    first ??= address
    visits += 1
    if (agents.size < BROWSERS) agents.add(agent)
    const isOne = address === first
    isOver = !isOne || (visits >= VISITS && agents.size >= BROWSERS)
    if (isOne && isOver)
      log.warn('All visitors seem to come from one address. Set TRUSTED_PROXIES to the proxy’s')
  }
}
