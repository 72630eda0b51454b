import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../time.ts'

/** A part that the server depends on, such as the database. */
export interface Part {
  works(): boolean | Promise<unknown>
  /** True if nothing can be served without it. */
  isVital?: boolean
}

export interface Health {
  status: 'ok' | 'degraded' | 'unavailable'
  parts: Record<string, boolean>
}

/** The server's parts, for those who watch it. */
export interface Parts {
  add(name: string, part: Part): void
  check(): Promise<Health>
}

/** A part that hasn't answered by then doesn't work. */
const ANSWER_MAX = 5 * SECOND

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
      return { status, parts }
    },
  }
}

/** A check fails by false or by throwing. */
async function isWorking({ works }: Part): Promise<boolean> {
  const answer = async () => (await works()) !== false
  return Promise.race([answer().catch(() => false), sleep(ANSWER_MAX, false, { ref: false })])
}
