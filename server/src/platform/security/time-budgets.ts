import { LRUCache } from 'lru-cache'
import { Problem, says } from '../problem.ts'
import { SECOND } from '../time.ts'

// Limits by number don't know what a call costs. These are in milliseconds that requests really used (`metering.ts`), in the
// memory of each node, whose time it is. Who does one thing after another never uses more than flows back.

/** A budget: the milliseconds that flow back in each, and those that may be used ahead. */
interface Budget {
  rate: number
  ahead: number
}

const BUDGETS = {
  person: { rate: 2, ahead: 60 * SECOND },
  account: { rate: 5, ahead: 150 * SECOND },
  /** The budget of calls without a session. */
  network: { rate: 2, ahead: 60 * SECOND },
} satisfies Record<string, Budget>

export interface Spender {
  kind: keyof typeof BUDGETS
  id: string
}

export interface TimeBudgets {
  spend(spenders: readonly Spender[], ms: number): void
  /** Returns the milliseconds that are used ahead. */
  usedBy(spender: Spender): number
  /** Returns the seconds to wait where a budget is used up. */
  waitOf(spenders: readonly Spender[]): number | undefined
  /** Throws `too-many-requests` where one is. */
  requireTime(spenders: readonly Spender[]): void
}

const SPENDERS_MAX = 50_000

export function openTimeBudgets(now: () => number = () => performance.now()): TimeBudgets {
  const used = new LRUCache<string, { ms: number; at: number }>({ max: SPENDERS_MAX })

  function usedBy({ kind, id }: Spender): number {
    const { ms = 0, at = 0 } = used.get(`${kind} ${id}`) ?? {}
    return Math.max(0, ms - (now() - at) * BUDGETS[kind].rate)
  }

  function waitOf(spenders: readonly Spender[]): number | undefined {
    const waits = spenders.map((spender) => {
      const { ahead, rate } = BUDGETS[spender.kind]
      return (usedBy(spender) - ahead) / rate
    })
    const longest = Math.max(0, ...waits)
    return longest > 0 ? Math.ceil(longest / SECOND) : undefined
  }

  return {
    usedBy,
    waitOf,
    spend(spenders, ms) {
      for (const spender of spenders)
        used.set(`${spender.kind} ${spender.id}`, { ms: usedBy(spender) + ms, at: now() })
    },
    requireTime(spenders) {
      const retryAfter = waitOf(spenders)
      if (retryAfter === undefined) return
      throw new Problem('too-many-requests', says('requestsTookTooMuchTime'), { retryAfter })
    },
  }
}
