import type { Answer } from './answer.ts'

/** Numbers of answers. */
export interface Counts {
  requests: number
  /** Answers of Satchel that a part is missing: 503, and 507 while a disk is full. */
  refused: number
  /** Requests without an answer, and those that the proxy answered for a node that was gone, by what came of them. */
  failed: Map<string, number>
  /** Answers that no client should get, by status, request and text; ids are left out. */
  odd: Map<string, number>
}

export interface Tally {
  count(answer: Answer, what: string): void
  /** Returns the counts since the last call. */
  take(): Counts
}

const UNAVAILABLE = [503, 507]
const TEXT_MAX = 200

export function openTally(): Tally {
  let counts = none()
  return {
    count(answer, what) {
      counts.requests += 1
      if (answer.status >= 200 && answer.status < 400) return
      const isUnavailable = UNAVAILABLE.includes(answer.status)
      if (isUnavailable && isOfSatchel(answer)) counts.refused += 1
      else add(counts.failed, answer, what)
      if (answer.status !== 0 && !isUnavailable) add(counts.odd, answer, what)
    },
    take() {
      const latest = counts
      counts = none()
      return latest
    },
  }
}

const none = (): Counts => ({ requests: 0, refused: 0, failed: new Map(), odd: new Map() })

function add(counts: Map<string, number>, { status, body }: Answer, what: string): void {
  const text = body.toString().replace(/\s+/g, ' ').slice(0, TEXT_MAX)
  const name = `${status} ${what} ${text}`.replace(/[\w-]{20,}/g, '…')
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

const isOfSatchel = ({ headers }: Answer) => 'x-content-type-options' in headers
