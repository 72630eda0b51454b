import { EventEmitter } from 'node:events'
import type { ForbiddenFlagsFn, Job, Worker, WorkerEvents } from 'graphile-worker'

/** Fair turns among tenants in one lane of this node. */
export interface Turns {
  events: WorkerEvents
  forbiddenFlags: ForbiddenFlagsFn
  close(): void
}

/** The number of tenants at which a round starts over, to keep its list short. */
const ROUND_MAX = 200

/**
 * Opens the turns. Each job carries its tenant as a flag, and the queue skips flags on request. A tenant gets all
 * slots but one at most; while no worker is idle, each tenant gets one turn per round. The state is in this process,
 * like its slots, so a killed node leaves nothing to clean up.
 */
export function openTurns(slots: number): Turns {
  const perTenant = Math.max(1, slots - 1)
  const running = new Map<string, number>()
  const served = new Set<string>()
  const idle = new Set<Worker>()
  const events: WorkerEvents = new EventEmitter()
  let isOpen = true
  let last = Promise.resolve()
  let endClaim = () => {}

  const isFull = (tenant: string) => (running.get(tenant) ?? 0) >= perTenant

  events.on('job:start', ({ job, worker }) => {
    idle.delete(worker)
    const tenant = tenantOf(job)
    if (tenant) {
      running.set(tenant, (running.get(tenant) ?? 0) + 1)
      served.add(tenant)
    }
    endClaim()
  })
  events.on('job:complete', ({ job }) => {
    const tenant = tenantOf(job)
    if (!tenant) return
    const left = (running.get(tenant) ?? 1) - 1
    if (left > 0) running.set(tenant, left)
    else running.delete(tenant)
  })
  events.on('worker:getJob:error', () => endClaim())
  events.on('worker:getJob:empty', ({ worker }) => {
    endClaim()
    const isRoundOver = [...served].some((tenant) => !isFull(tenant))
    served.clear()
    // The worker looks again at once; what it finds then begins the next round.
    if (isOpen && isRoundOver) worker.nudge()
    else idle.add(worker)
  })

  return {
    events,
    /** One worker looks for a job at a time: two at once could both take a tenant's last slot. */
    async forbiddenFlags() {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      endClaim = resolve
      // An idle worker takes whatever another tenant adds, so there is nothing to share out.
      if (idle.size > 0 || served.size >= ROUND_MAX) served.clear()
      return [...new Set([...served, ...[...running.keys()].filter(isFull)])]
    },
    close() {
      isOpen = false
    },
  }
}

function tenantOf({ flags }: Job): string | undefined {
  return Object.keys(flags ?? {})[0]
}
