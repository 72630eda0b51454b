import type { Random } from './random.ts'

export const DAY = 86_400_000
export const MINUTE = 60_000
/** Days of history before today. */
const DAYS = 60

/** Days are counted from the first of the history; the last is today. */
export interface Calendar {
  timeZone: string
  now: number
  today: number
  /** The day of the launch, a Tuesday in the third week. */
  launch: number
  webinar: number
  /** Three days from this one. */
  fair: number
  isWorkday(day: number): boolean
  /** The first workday from a day on, today at the latest. */
  workdayFrom(day: number): number
  /** The time of a minute of a day at the company. */
  at(day: number, minute: number): number
  /** Returns a day as `2026-11-22`; days to come are later than today. */
  dateOf(day: number): string
  /** A day as the tables of content name it: `12`, `L-3`, `W+1`, `F`. */
  dayOf(text: string): number
}

export function openCalendar(now: number, timeZone: string): Calendar {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const first = zoned.startOfDay().subtract({ days: DAYS })
  const dayFrom = (from: number, weekday: number) =>
    from + ((weekday - first.add({ days: from }).dayOfWeek + 7) % 7)
  const [launch, webinar, fair] = [dayFrom(14, 2), dayFrom(30, 4), dayFrom(45, 2)]
  const anchors: Record<string, number> = { L: launch, W: webinar, F: fair }
  const isWorkday = (day: number) => first.add({ days: day }).dayOfWeek < 6
  const workdayFrom = (day: number): number =>
    day >= DAYS || isWorkday(day) ? Math.min(day, DAYS) : workdayFrom(day + 1)
  return {
    timeZone,
    now,
    today: DAYS,
    launch,
    webinar,
    fair,
    isWorkday,
    workdayFrom,
    at: (day, minute) => first.add({ days: day }).epochMilliseconds + minute * MINUTE,
    dateOf: (day) => first.add({ days: day }).toPlainDate().toString(),
    dayOf(text) {
      const [, anchor = '', offset = ''] = /^([LWF]?)([+-]?\d*)$/.exec(text) ?? []
      return (anchors[anchor] ?? 0) + Number(offset || 0)
    },
  }
}

/** The weight of each hour in which people of an office open what they were sent. */
const HOURS = Object.entries({
  7: 3,
  8: 8,
  9: 14,
  10: 15,
  11: 13,
  12: 6,
  13: 9,
  14: 13,
  15: 12,
  16: 9,
  17: 5,
  18: 3,
  19: 2,
  20: 3,
  21: 3,
  22: 1,
})

/** Some time on a day, in working hours as a rule; of today it may be to come. */
export function hourOn(calendar: Calendar, random: Random, day: number): number {
  const hour = random.weighted(HOURS)
  return calendar.at(day, Number(hour) * 60) + random.whole(0, 60 * MINUTE - 1)
}

/** The same, and never later than now. */
export function momentOn(calendar: Calendar, random: Random, day: number): number {
  const at = hourOn(calendar, random, day)
  if (at < calendar.now) return at
  // Of today there is only what has passed of it.
  const begun = Math.max(calendar.at(calendar.today, 0), calendar.now - DAY / 6)
  return begun + Math.floor(random.next() * (calendar.now - begun))
}

/** A day from one to another on which people work, or now and then one on which few do. */
export function someWorkday(calendar: Calendar, random: Random, from: number, to: number): number {
  for (let tries = 0; tries < 20; tries++) {
    const day = random.whole(Math.max(0, from), Math.min(calendar.today, to))
    if (calendar.isWorkday(day) || random.chance(0.1)) return day
  }
  return Math.min(calendar.today, to)
}

/** A UUIDv7 of a moment: ids sort by it. */
export function idAt(at: number, random: Random): string {
  const time = Math.floor(at).toString(16).padStart(12, '0')
  const [a, b, c] = [random.hex(3), random.hex(3), random.hex(12)]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${a}-8${b}-${c}`
}

/** Returns the day of a moment. */
export const dayFrom = (at: number, calendar: Calendar) =>
  Math.floor((at - calendar.at(0, 0)) / DAY)

export const iso = (at: number) => new Date(at).toISOString()
