import type { CtaPlaceType, CtaPosition } from '@satchel/contract/ctas/ctas.ts'
import type { CtaReport } from '@satchel/contract/ctas/reports.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Csv, csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import { tableWordsIn, type Word } from '../platform/files/table-words.ts'
import { orNotFound } from '../platform/problem.ts'
import { reportedDays } from '../platform/reported-days.ts'
import { addDays } from '../platform/time.ts'
import * as query from './report-queries.ts'
import { type CtaRow, findCta } from './select-queries.ts'
import { compare } from './statistics.ts'
import { findNames } from './target-queries.ts'

interface ReportQuery {
  from?: string
  to?: string
  format?: 'json' | 'csv' | 'xlsx'
  locale?: Locale
}

/** Counts by day and place, with the comparisons that the CTA is in. */
export async function report(
  scope: Scope,
  id: string,
  { format, locale, ...period }: ReportQuery,
): Promise<CtaReport | Csv> {
  const cta = orNotFound(await findCta(scope, id), 'CTA')
  const range = reportedDays(period, await query.findToday(scope))
  const counted = await query.findCounted(scope, id, range)
  const days = daysOf(range).map((day) => ({
    day,
    ...sum(counted.filter((one) => one.day === day)),
  }))
  if (format === 'csv') return csvOf(days, tableWordsIn(locale))
  return {
    ...range,
    total: sum(counted),
    days,
    places: await placesOf(scope, counted),
    ...(await comparisonsOf(scope, cta, range)),
  }
}

interface Range {
  from: string
  to: string
}

function daysOf({ from, to }: Range): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

function sum(counted: Omit<query.Counted, 'day' | 'place'>[]) {
  const total = { impressions: 0, clicks: 0, submissions: 0 }
  for (const { impressions, clicks, submissions } of counted) {
    total.impressions += impressions
    total.clicks += clicks
    total.submissions += submissions
  }
  return total
}

/** The most shown first. */
async function placesOf(scope: Scope, counted: query.Counted[]): Promise<CtaReport['places']> {
  const byPlace = [...Map.groupBy(counted, ({ place }) => place)].map(([place, some]) => {
    const words = place.split(' ')
    const id = words.length === 3 ? words[1] : undefined
    const type = (words[0] || null) as CtaPlaceType | null
    return { type, id, position: type && (words.at(-1) as CtaPosition), ...sum(some) }
  })
  const names = await findNames(
    scope,
    byPlace.flatMap(({ id }) => id ?? []),
  )
  return byPlace
    .sort((one, other) => other.impressions - one.impressions)
    .map(({ id, position, ...place }) => {
      const name = id && names.get(id)
      return { ...place, ...(id && { id }), ...(name && { name }), ...(position && { position }) }
    })
}

async function comparisonsOf(
  scope: Scope,
  { id, url, kind, control }: CtaRow,
  range: Range,
): Promise<Pick<CtaReport, 'control' | 'rivals'>> {
  const visitorCount = await query.countConverted(scope, { id, url }, 'impression', range)
  const pending = await query.countConverted(scope, { id, url }, 'held', range)
  const own = await query.countFollowed(scope, { id, kind }, range)
  const rivals: CtaReport['rivals'] = []
  for (const rival of await query.findRivals(scope, id)) {
    const comparison = compare(own, await query.countFollowed(scope, rival, range))
    rivals.push({ ctaId: rival.id, name: rival.name, comparison })
  }
  return {
    control: control || pending.visitors > 0 ? compare(visitorCount, pending) : null,
    rivals,
  }
}

function csvOf(days: CtaReport['days'], word: Word): Csv {
  const lines = days.map(({ day, impressions, clicks, submissions }) =>
    [day, impressions, clicks, submissions].map(String),
  )
  const head = (['day', 'impressions', 'clicks', 'submissions'] as const).map(word)
  const text = [head, ...lines].map(csvLine).join('')
  return new Csv('cta', UTF8_MARK + text)
}
