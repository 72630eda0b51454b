import type { CtaComparison, CtaShare } from '@satchel/contract/ctas/reports.ts'

/** Two-sided 95 %. */
const Z = 1.959964

export interface Group {
  visitors: number
  conversions: number
}

/**
 * A rate with its score interval: E. B. Wilson, “Probable Inference, the Law of Succession, and Statistical
 * Inference”, JASA 22 (1927).
 */
function shareOf({ visitors: n, conversions: x }: Group): CtaShare {
  if (n === 0) return { visitors: 0, conversions: 0, rate: null, low: null, high: null }
  const rate = x / n
  const center = (x + Z ** 2 / 2) / (n + Z ** 2)
  const half = (Z / (n + Z ** 2)) * Math.sqrt((x * (n - x)) / n + Z ** 2 / 4)
  return {
    visitors: n,
    conversions: x,
    rate,
    low: Math.max(0, center - half),
    high: Math.min(1, center + half),
  }
}

/** The number of visitors below which the figures say nothing, whatever an interval would be. */
const VISITORS_MIN = 20
const CONVERSIONS_MIN = 5

/**
 * Compares two rates by the interval of their difference: R. G. Newcombe, “Interval Estimation for the Difference
 * between Independent Proportions”, Statistics in Medicine 17 (1998), method 10, made of both Wilson intervals.
 */
export function compare(one: Group, two: Group): CtaComparison {
  const [shown, other] = [shareOf(one), shareOf(two)]
  const isEnough =
    Math.min(one.visitors, two.visitors) >= VISITORS_MIN &&
    one.conversions + two.conversions >= CONVERSIONS_MIN
  const difference = minus(shown.rate, other.rate)
  if (!isEnough || difference === null)
    return { shown, other, difference, low: null, high: null, verdict: 'too-few' }
  const low =
    difference - Math.hypot(between(shown.rate, shown.low), between(other.high, other.rate))
  const high =
    difference + Math.hypot(between(shown.high, shown.rate), between(other.rate, other.low))
  const verdict = low > 0 ? 'more' : high < 0 ? 'less' : 'unclear'
  return { shown, other, difference, low, high, verdict }
}

function minus(one: number | null, two: number | null): number | null {
  return one === null || two === null ? null : one - two
}

function between(one: number | null, two: number | null): number {
  return minus(one, two) ?? 0
}
