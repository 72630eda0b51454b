import type {
  ContentReport,
  LinksReport,
  OverviewReport,
  PeopleReport,
  RankingQuery,
  ReportHead,
  VisitsRankingQuery,
  Whole,
} from '@satchel/contract/analytics/analytics.ts'
import { REPORT_DAYS_MAX } from '@satchel/contract/analytics/analytics.ts'
import type { SitesReport } from '@satchel/contract/analytics/reports.ts'
import type { UnusedQuery, UnusedReport } from '@satchel/contract/analytics/unused.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { DIMENSIONS, type Dimension } from '@satchel/contract/visits/visits.ts'
import { withNames } from '../conversations/service.ts'
import * as madeLinks from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import { limitStatements, may, personOf, type Scope } from '../platform/database/scope.ts'
import type { Csv } from '../platform/files/csv-cells.ts'
import { tableWordsIn, type Word } from '../platform/files/table-words.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { audit } from '../platform/security/audit.ts'
import { addDays } from '../platform/time.ts'
import { adoption } from './adoption.ts'
import { findContent, findUnused, unusedPlace } from './content-queries.ts'
import * as csv from './csv.ts'
import { ctas } from './ctas.ts'
import { type Days, periodOf } from './period.ts'
import * as query from './queries.ts'
import * as more from './report-csv.ts'
import { limitOf, paged, requirePart } from './report-query.ts'
import * as rows from './row-queries.ts'
import { searches } from './searches.ts'

export { removeMails } from './mail-queries.ts'

/** The longest that a statement of a report may take, in ms. */
const STATEMENT_MS = 10_000

/** Covers everyone's links, or those of a subject. */
export async function overview(
  scope: Scope,
  params: VisitsRankingQuery,
  subject: query.Subject = {},
): Promise<OverviewReport> {
  const input = { ...(await askedOf(scope, params, 'everyone')), ...subject }
  const [head, parted] = await Promise.all([headOf(scope, input), query.findParted(scope, input)])
  return { ...head, by: partedBy(parted) }
}

export function content(scope: Scope, params: VisitsRankingQuery): Promise<ContentReport> {
  return paged(params, ['rows'], async (limit) => {
    const input = await askedOf(scope, params, 'everyone')
    const { rows, counts } = await findContent(scope, input, limit)
    const head = await headOf(scope, input, counts)
    return { ...head, rows: rows.map(counted) }
  })
}

export async function unused(scope: Scope, params: UnusedQuery): Promise<UnusedReport> {
  const after = readCursor(params.cursor, unusedPlace)
  const input = await askedOf(scope, params, 'everyone')
  const limit = limitOf(params)
  const { rows, counts } = await findUnused(scope, input, { limit: limit + 1, after })
  const { from, to } = input.period
  return {
    from,
    to,
    ...counts,
    ...pageOf(rows, limit, ({ itemId }) => ({ order: 'unused', key: null, id: itemId })),
  }
}

export function links(
  scope: Scope,
  config: Config,
  params: VisitsRankingQuery,
): Promise<LinksReport> {
  return paged(params, ['rows'], (limit) => rankLinks(scope, config, params, limit))
}

async function rankLinks(
  scope: Scope,
  config: Config,
  params: VisitsRankingQuery,
  limit: number,
): Promise<Whole<LinksReport>> {
  const input = await askedOf(scope, params, 'reachable')
  const found = await rows.findLinks(scope, input, limit)
  const [head, unopened, known] = await Promise.all([
    headOf(scope, input, found.counts),
    rows.countUnopened(scope, input),
    madeLinks.findByIds(
      scope,
      config,
      found.rows.map(({ id }) => id),
    ),
  ])
  const byId = new Map(known.map((link) => [link.id, link]))
  return {
    ...head,
    unopened,
    rows: found.rows.flatMap(({ id, ...figures }) => {
      const link = byId.get(id)
      return link ? [{ link, ...counted(figures) }] : []
    }),
  }
}

export function people(scope: Scope, params: VisitsRankingQuery): Promise<PeopleReport> {
  return paged(params, ['team', 'people', 'organizations'], async (limit) => {
    const input = await askedOf(scope, params, 'reachable')
    const found = await rows.findPeople(scope, input, limit)
    const head = await headOf(scope, input, found.counts)
    const of = (name: rows.PersonFound['kind']) =>
      found.rows.filter(({ kind }) => kind === name).map(({ kind, ...row }) => counted(row))
    const named = await withNames(scope, of('people'), input)
    return { ...head, team: of('team'), people: named, organizations: of('organizations') }
  })
}

/** Ranks all sites; those that nobody visited come last. */
export function sites(scope: Scope, params: RankingQuery): Promise<SitesReport> {
  return paged(params, ['rows'], async (limit) => {
    const input = await askedOf(scope, { ...params, itemType: 'SITE' }, 'everyone')
    const [head, found] = await Promise.all([
      headOf(scope, input),
      rows.findSites(scope, input, limit),
    ])
    return { ...head, rows: found.map(counted) }
  })
}

interface Answering<R> {
  name: string
  format: 'json' | 'csv' | 'xlsx' | undefined
  /** The language of the table; English by default. */
  locale: Locale | undefined
  make: () => Promise<R>
  table: (report: R, word: Word) => csv.Table
}

type Ranged = Pick<ReportHead, 'now'> | { from: string; to: string }

/** Makes a report in bounded time; one that leaves as a file is audited. */
export async function answer<R extends object>(
  scope: Scope,
  { name, format, locale, make, table }: Answering<R>,
): Promise<R | Csv> {
  await limitStatements(scope, STATEMENT_MS)
  const report = await make()
  if (format !== 'csv') return report
  const ranged = report as Ranged
  const { from, to } = 'now' in ranged ? ranged.now : ranged
  await audit(scope, { action: 'report.exported', details: { report: name, from, to } })
  return csv.csvOf(name, table(report, tableWordsIn(locale)))
}

/** All of them, of as long as is reported on: what an account leaves with. */
export async function everything(scope: Scope, config: Config): Promise<Csv[]> {
  const to = await query.findToday(scope)
  const params = {
    from: addDays(to, 1 - REPORT_DAYS_MAX),
    to,
    interval: 'month',
    format: 'csv',
  } as const
  const word = tableWordsIn()
  return [
    csv.csvOf('overview', csv.overviewTable(await overview(scope, params), word)),
    csv.csvOf('content', csv.contentTable(await content(scope, params), word)),
    csv.csvOf('links', csv.linkTable(await links(scope, config, params), word)),
    csv.csvOf('people', csv.peopleTable(await people(scope, params), word)),
    csv.csvOf('sites', more.siteTable(await sites(scope, params), word)),
    csv.csvOf('ctas', more.ctaTable(await ctas(scope, params), word)),
    csv.csvOf('search', more.searchTable(await searches(scope, params), word)),
    csv.csvOf('adoption', more.adoptionTable(await adoption(scope, params), word)),
  ]
}

/** Limits reports on single links and people to the caller's own links, unless they may see everyone's. */
async function askedOf(
  scope: Scope,
  { itemType, certainty, dimension, value, ...params }: VisitsRankingQuery,
  whose: 'everyone' | 'reachable',
): Promise<query.ReportQuery> {
  requirePart(dimension, value)
  const isAll = whose === 'everyone' || may(scope.actor, 'links.all')
  return {
    period: periodOf(params, await query.findToday(scope)),
    ...(itemType && { itemType }),
    ...(dimension && value && { part: { dimension, value } }),
    ...(certainty === 'sure' && { isSure: true }),
    ...(!isAll && { sharedBy: personOf(scope) }),
  }
}

async function headOf(
  scope: Scope,
  params: query.ReportQuery,
  known?: query.Opened,
): Promise<ReportHead> {
  const { interval, before, ...now } = params.period
  const [viewed, opened, made, added] = await Promise.all([
    query.findViewed(scope, params),
    known ?? query.findOpened(scope, params),
    query.findLinksMade(scope, params),
    query.findAdded(scope, params),
  ])
  const byDay = new Map(viewed.map(({ day, ...figures }) => [day, figures]))
  const span = ({ from, to, begins }: Days, first: number, openedIn: number) => {
    const points = begins.map((day, index) => ({
      day,
      ...counted(viewedIn(byDay, day, begins[index + 1] ?? after(to))),
      links: made.find(({ part }) => part === first + index)?.count ?? 0,
      added: added.find(({ part }) => part === first + index)?.count ?? 0,
    }))
    // A device that came in several points counts once.
    const { viewers } = viewedIn(byDay, from, after(to))
    return { from, to, points, sums: { ...sumOf(points), viewers, opened: openedIn } }
  }
  return {
    interval,
    isAll: params.sharedBy === undefined,
    now: span(now, before.begins.length, opened.now),
    before: span(before, 0, opened.before),
  }
}

function viewedIn(byDay: Map<string, query.ViewedOnDay>, from: string, end: string): query.Viewed {
  const all = { views: 0, viewers: 0, downloads: 0, durationMs: 0 }
  for (let day = from; day < end; day = after(day)) {
    const {
      views = 0,
      viewers = 0,
      againViewers = 0,
      downloads = 0,
      durationMs = 0,
    } = byDay.get(day) ?? {}
    all.views += views
    all.viewers += day === from ? viewers : viewers - againViewers
    all.downloads += downloads
    all.durationMs += durationMs
  }
  return all
}

function after(day: string): string {
  return addDays(day, 1)
}

type Figures = Omit<ReportHead['now']['points'][number], 'day'>

function sumOf(points: Figures[]): Figures {
  const sum = (name: keyof Figures) => points.reduce((all, point) => all + point[name], 0)
  return {
    views: sum('views'),
    viewers: sum('viewers'),
    downloads: sum('downloads'),
    seconds: Math.round(sum('seconds') * 10) / 10,
    links: sum('links'),
    added: sum('added'),
  }
}

/** Rounds times to a tenth of a second. */
function counted<R extends { durationMs: number }>({ durationMs, ...row }: R) {
  return { ...row, seconds: Math.round(durationMs / 100) / 10 }
}

function partedBy(parted: Awaited<ReturnType<typeof query.findParted>>): OverviewReport['by'] {
  const of = (name: Dimension) =>
    parted
      .filter(({ dimension }) => dimension === name)
      .map(({ value, views, viewers }) => ({ value: value || null, views, viewers }))
  return Object.fromEntries(DIMENSIONS.map((name) => [name, of(name)])) as OverviewReport['by']
}
