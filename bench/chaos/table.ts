import type { Promotion } from './acts.ts'
import type { Counts } from './tally.ts'

export interface Result extends Counts {
  acknowledged: number
  lost: string[]
  /** Changes that were acknowledged but didn’t reach a listener. */
  missed: string[]
  promotion: Promotion | undefined
  /** Seconds from the promotion until a write is acknowledged. */
  writesAgain: number | undefined
}

/** Largest share of failed requests, except while there is no primary. */
const FAILED_MAX = 0.001
/** Seconds. */
const WRITES_AGAIN_MAX = 10

const COLUMNS = ['requests', 'failed', 'refused', 'odd', 'acknowledged', 'lost', 'missed', 'writes']
const line = (name: string, cells: readonly string[]) =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(14)).join('')

export const HEADING = line('act', COLUMNS)

/** Prints one line per act, then what shouldn't have been, and returns whether all limits are kept. */
export function report(name: string, result: Result): boolean {
  const { requests, failed, refused, odd, acknowledged, lost, missed, writesAgain } = result
  const share = sum(failed) / requests
  const cells = [requests, `${sum(failed)} (${(share * 100).toFixed(2)} %)`, refused, sum(odd)]
  const again = writesAgain === undefined ? '' : `${writesAgain.toFixed(1)} s`
  const found = [acknowledged, lost.length, missed.length, again]
  console.log(line(name, [...cells, ...found].map(String)))
  for (const [text, count] of [...failed].slice(0, 5)) console.log(`  ${count} × ${text}`)
  for (const text of lost.slice(0, 5)) console.log(`  lost: ${text}`)
  for (const text of missed.slice(0, 5)) console.log(`  missed: ${text}`)
  const isFast = share <= FAILED_MAX && writesAgain === undefined
  const isBack = writesAgain !== undefined && writesAgain <= WRITES_AGAIN_MAX
  return (isFast || isBack) && odd.size + lost.length + missed.length === 0
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((all, one) => all + one, 0)
}
