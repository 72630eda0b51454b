/** Numbers that look like chance and are the same each time (mulberry32). */
export interface Random {
  /** Returns a number of at least 0 and less than 1. */
  next(): number
  /** A whole number; both ends are among them. */
  whole(from: number, to: number): number
  chance(of: number): boolean
  pick<T>(from: readonly T[]): T
  /** Picks one by weight. */
  weighted<T>(from: readonly (readonly [T, number])[]): T
  /** Returns a number around a middle, rarely far from it, never negative: the time people read a page. */
  around(middle: number): number
  hex(digits: number): string
}

export function openRandom(seed: number): Random {
  let state = seed
  const whole32 = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const next = () => whole32() / 2 ** 32
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const hex = (digits: number): string =>
    digits > 8 ? hex(8) + hex(digits - 8) : whole32().toString(16).padStart(8, '0').slice(-digits)
  return {
    next,
    whole,
    chance: (of) => next() < of,
    pick: <T>(from: readonly T[]) => from[whole(0, from.length - 1)] as T,
    weighted<T>(from: readonly (readonly [T, number])[]) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of from) {
        left -= weight
        if (left < 0) return value
      }
      return (from.at(-1) as readonly [T, number])[0]
    },
    around: (middle) => middle * Math.exp((next() + next() + next() - 1.5) * 0.9),
    hex,
  }
}
