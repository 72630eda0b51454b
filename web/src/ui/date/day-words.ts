type Unit = 'day' | 'week' | 'month' | 'year'

/** A distance in days, weeks, months or years from today; negative ones are in the past. */
export interface Distance {
  by: Unit
  count: number
}

/** Words and order by which a language writes days, from `Intl`. Words are as `plain` returns them. */
export interface DayWords {
  /** The order of numbers in a date, such as month, day, year. */
  order: readonly ('year' | 'month' | 'day')[]
  /** Months by their names, long and short, 1 for January. */
  months: ReadonlyMap<string, number>
  /** Days of the week by their names, 0 for Sunday. */
  weekdays: ReadonlyMap<string, number>
  /** Words between the parts of a date, such as “de”. */
  fillers: ReadonlySet<string>
  /** Words for days, weeks, months and years near today, such as “tomorrow”. */
  near: ReadonlyMap<string, Distance>
  /** Distances of one by texts such as “in # weeks”, where # is for the number. */
  distances: ReadonlyMap<string, Distance>
}

const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year']
/** Numbers in all plural forms of languages. */
const SAMPLES = [1, 2, 3, 5, 11, 21, 22]
const NEAR = [-2, -1, 0, 1, 2]
const LENGTHS = ['long', 'short'] as const
const DAY_MS = 86_400_000
const YEAR = 2026

/** Returns a text without case, accents, points and doubled spaces. */
export function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}|(?<=\p{L})[.,]/gu, '')
  return letters.replace(/’/g, "'").toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Returns how a language writes days. */
export function dayWordsIn(locale: string): DayWords {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).formatToParts(0)
  const numeric = new Intl.DateTimeFormat(locale).formatToParts(0)
  return {
    order: numeric.map(({ type }) => type).filter((type) => isPart(type)),
    months: new Map(LENGTHS.flatMap((length) => monthsIn(locale, length))),
    weekdays: new Map(LENGTHS.flatMap((length) => weekdaysIn(locale, length))),
    fillers: new Set(
      parts.flatMap(({ type, value }) => (type === 'literal' ? plain(value).split(' ') : [])),
    ),
    near: new Map(UNITS.flatMap((unit) => nearIn(locale, unit))),
    distances: new Map(UNITS.flatMap((unit) => distancesIn(locale, unit))),
  }
}

const isPart = (type: string): type is 'year' | 'month' | 'day' =>
  type === 'year' || type === 'month' || type === 'day'

/** Returns the names of months, alone and beside a day: Polish ones differ. */
function monthsIn(locale: string, month: 'long' | 'short'): [string, number][] {
  const formats = [{ month }, { month, day: 'numeric' } as const].map(
    (options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  )
  return formats.flatMap((format) =>
    Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(YEAR, index, 1))
      return [plain(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1]
    }),
  )
}

function weekdaysIn(locale: string, weekday: 'long' | 'short'): [string, number][] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => {
    const at = new Date(Date.UTC(YEAR, 0, 1) + index * DAY_MS)
    return [plain(format.format(at)), at.getUTCDay()]
  })
}

function nearIn(locale: string, unit: Unit): [string, Distance][] {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return NEAR.map((count) => [plain(format.format(count, unit)), { by: unit, count }])
}

function distancesIn(locale: string, unit: Unit): [string, Distance][] {
  return LENGTHS.flatMap((style) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style })
    return SAMPLES.flatMap((sample) => [sample, -sample]).map((sample): [string, Distance] => {
      const parts = format.formatToParts(sample, unit)
      const text = parts.map(({ type, value }) => (type === 'integer' ? '#' : value)).join('')
      return [plain(text), { by: unit, count: Math.sign(sample) }]
    })
  })
}
