import { AsyncResource } from 'node:async_hooks'
import { measure } from './metering.ts'

/** Work that waits in this process for a slot. */
export interface TenantTurns {
  /** Runs work in its tenant's turn; throws `NoTurn` where too much waits or the turn doesn't come in time. */
  run<T>(work: TurnWork<T>): Promise<T>
}

export interface TurnWork<T> {
  tenantId: string
  /** A name; works that share it run one at a time. */
  alone?: string
  run(): Promise<T>
}

/** Thrown in place of work that isn't run. */
export class NoTurn extends Error {}

interface Bounds {
  atOnce: number
  /** Slots that one tenant may hold, fewer than there are. */
  ofTenant: number
  waiting: number
  waitingOfTenant: number
  /** The longest wait in ms. */
  waitMs: number
}

interface Waiting {
  tenantId: string
  alone: string | undefined
  start(): Promise<void>
  late: ReturnType<typeof setTimeout>
}

/**
 * Opens slots that tenants use in turns, as jobs do: none holds all of them, and one that asks for much delays another
 * by one work at most.
 */
export function openTenantTurns(bounds: Bounds): TenantTurns {
  const waiting: Waiting[] = []
  const running = new Set<Waiting>()
  /** Each tenant's last turn, counted in turns. */
  const turns = new Map<string, number>()
  let turn = 0

  function startNext(): void {
    while (running.size < bounds.atOnce) {
      const next = pickNext()
      if (!next) return
      clearTimeout(next.late)
      waiting.splice(waiting.indexOf(next), 1)
      running.add(next)
      turns.set(next.tenantId, ++turn)
      void next.start().finally(() => {
        running.delete(next)
        if (waiting.length === 0) turns.clear()
        startNext()
      })
    }
  }

  /** Returns the work of the tenant whose last turn was longest ago. */
  function pickNext(): Waiting | undefined {
    const others = [...running]
    const mayRun = ({ tenantId, alone }: Waiting) =>
      others.filter((one) => one.tenantId === tenantId).length < bounds.ofTenant &&
      (alone === undefined || others.every((one) => one.alone !== alone))
    const last = ({ tenantId }: Waiting) => turns.get(tenantId) ?? 0
    return waiting
      .filter(mayRun)
      .reduce<Waiting | undefined>(
        (best, one) => (best && last(best) <= last(one) ? best : one),
        undefined,
      )
  }

  return {
    async run({ tenantId, alone, run }) {
      const ofTenant = waiting.filter((one) => one.tenantId === tenantId)
      if (waiting.length >= bounds.waiting || ofTenant.length >= bounds.waitingOfTenant)
        throw new NoTurn('Too much waits')
      // It may begin in the request of whoever ends before it.
      const measured = AsyncResource.bind(() => measure(run))
      return new Promise((settle, reject) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(mine), 1)
          reject(new NoTurn('The turn didn’t come in time'))
        }
        const mine: Waiting = {
          tenantId,
          alone,
          late: setTimeout(giveUp, bounds.waitMs),
          start: () => measured().then(settle, reject),
        }
        waiting.push(mine)
        startNext()
      })
    },
  }
}
