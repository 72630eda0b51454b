import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../time.ts'

/** A part that the server depends on, such as the database. */
export interface Part {
  works(): boolean | Promise<unknown>
  /** True if nothing can be served without it. */
  isVital?: boolean
  /** Returns why it doesn't work, in words that anyone may read. */
  reason?(): string | undefined
}

export interface Health {
  status: 'ok' | 'degraded' | 'unavailable'
  parts: Record<string, boolean>
  /** Reasons of the parts that don’t work, where they give one. */
  reasons?: Record<string, string>
}

/** The server's parts, for those who watch it. */
export interface Parts {
  add(name: string, part: Part): void
  check(): Promise<Health>
}

/** Milliseconds after which a part that hasn't answered doesn't work. */
const ANSWER_MAX = 5 * SECOND
/** The same of one that isn't vital: a proxy that waits for the check gives the node up after a second or two. */
const MINOR_ANSWER_MAX = 800

export function openParts(): Parts {
  const all = new Map<string, Part>()
  return {
    add: (name, part) => all.set(name, part),
    async check() {
      const checks = [...all].map(async ([name, part]) => [name, await isWorking(part)] as const)
      const parts = Object.fromEntries(await Promise.all(checks))
      const isLacking = (isVital: boolean) =>
        [...all].some(([name, part]) => !parts[name] && Boolean(part.isVital) === isVital)
      const status = isLacking(true) ? 'unavailable' : isLacking(false) ? 'degraded' : 'ok'
      const reasons = Object.fromEntries(
        [...all].flatMap(([name, { reason }]) => {
          const text = parts[name] ? undefined : reason?.()
          return text ? [[name, text]] : []
        }),
      )
      return { status, parts, ...(Object.keys(reasons).length > 0 && { reasons }) }
    },
  }
}

/** A check fails by false or by throwing. */
async function isWorking({ works, isVital }: Part): Promise<boolean> {
  const answer = async () => (await works()) !== false
  return Promise.race([
    answer().catch(() => false),
    sleep(isVital ? ANSWER_MAX : MINOR_ANSWER_MAX, false, { ref: false }),
  ])
}
