import type { Spans } from '@satchel/contract/analytics/reports.ts'
import type { Period } from './period.ts'

/** Counts of one part of both ranges, or, without a part, of one range. */
export type Part<N extends string> = { part: number | null; isNow: boolean } & Record<N, number>

/** Returns both ranges with all their parts; what has no row is zero. */
export function spansOf<N extends string>(
  { interval, before, ...now }: Period,
  names: readonly N[],
  parts: readonly Part<N>[],
): { interval: Period['interval'] } & Spans<N> {
  const pick = (row: Part<N> | undefined) =>
    Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as Record<N, number>
  const span = ({ from, to, begins }: Omit<Period, 'interval' | 'before'>, first: number) => ({
    from,
    to,
    sums: pick(parts.find(({ part, isNow }) => part === null && isNow === first > 0)),
    points: begins.map((day, index) => ({
      day,
      ...pick(parts.find(({ part }) => part === first + index)),
    })),
  })
  return { interval, now: span(now, before.begins.length), before: span(before, 0) }
}
