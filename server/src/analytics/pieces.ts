import { addDays } from '../platform/time.ts'

/** First days of whole months, of whole weeks, and single days, which together are a range and don't overlap. */
export interface Pieces {
  months: string[]
  weeks: string[]
  days: string[]
}

const WEEK = 7
const MONDAY = 1

/** Takes a range apart: whole months in the middle, whole weeks at its edges, and the days that are left. */
export function piecesOf({ from, to }: { from: string; to: string }): Pieces {
  const pieces: Pieces = { months: [], weeks: [], days: [] }
  const first = from.endsWith('-01') ? from : nextMonth(from)
  let end = first
  while (addDays(nextMonth(end), -1) <= to) {
    pieces.months.push(end)
    end = nextMonth(end)
  }
  if (pieces.months.length === 0) splitEdge(pieces, from, to)
  else {
    splitEdge(pieces, from, addDays(first, -1))
    splitEdge(pieces, end, to)
  }
  return pieces
}

function splitEdge({ weeks, days }: Pieces, from: string, to: string): void {
  for (let day = from; day <= to; ) {
    const isWeek = new Date(day).getUTCDay() === MONDAY && addDays(day, WEEK - 1) <= to
    if (isWeek) weeks.push(day)
    else days.push(day)
    day = addDays(day, isWeek ? WEEK : 1)
  }
}

function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
