import type { CtaPlacement } from '@satchel/contract/ctas/ctas.ts'
import { addDays, isDay, startOfDay } from '../platform/time.ts'

/**
 * Returns a placement as it is stored, with a day in place of its moment. A moment that isn’t the day’s was changed
 * since, and stays.
 */
export function toStored(placement: CtaPlacement, timeZone: string): CtaPlacement {
  const { startsAt, endsAt, startsOn, endsOn, ...rest } = placement
  const first = dayOf(startsAt, startsOn, (day) => startOfDay(day, timeZone))
  const last = dayOf(endsAt, endsOn, (day) => endOfDay(day, timeZone))
  return {
    ...rest,
    ...(first ? { startsOn: first } : startsAt !== undefined && { startsAt }),
    ...(last ? { endsOn: last } : endsAt !== undefined && { endsAt }),
  }
}

function dayOf(
  at: string | null | undefined,
  day: string | null | undefined,
  momentOf: (day: string) => string,
): string | undefined {
  if (at && isDay(at)) return at
  const isSame = !!day && (!at || Date.parse(at) === Date.parse(momentOf(day)))
  return isSame ? day : undefined
}

/** Returns a stored placement with the moments that its days begin and end at. */
export function withMoments(placement: CtaPlacement, timeZone: string): CtaPlacement {
  const { startsOn, endsOn } = placement
  return {
    ...placement,
    ...(startsOn && { startsAt: startOfDay(startsOn, timeZone) }),
    ...(endsOn && { endsAt: endOfDay(endsOn, timeZone) }),
  }
}

function endOfDay(day: string, timeZone: string): string {
  return startOfDay(addDays(day, 1), timeZone)
}
