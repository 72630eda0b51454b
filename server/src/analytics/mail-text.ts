import { HEALTH_KINDS } from '@satchel/contract/analytics/health.ts'
import type { MailedReport, MailFilters } from '@satchel/contract/analytics/report-mails.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Figure, Figures } from '../platform/mail/mail.ts'
import { adoption } from './adoption.ts'
import { coverage } from './coverage.ts'
import { ctas } from './ctas.ts'
import { countUnhealthy } from './health.ts'
import type { ReportWords } from './report-words.ts'
import { searches } from './searches.ts'
import { content, links, overview, people, sites, unused } from './service.ts'

/** A report as figures against the week before, and the first of its rows. */
export interface ReportText {
  title: string
  figures: Figure[]
  top?: Figures
}

type MailQuery = MailFilters & { from: string; to: string }

type Make = (
  scope: Scope,
  mailQuery: MailQuery,
  words: ReportWords,
  config: Config,
) => Promise<ReportText>

const TOP = 5

/** "Views: 12 (8 the week before)". */
const figure = (label: string, now: number, before: number, words: ReportWords): Figure => ({
  label,
  value: words.count(now),
  note: words.before(before),
})

interface Sums {
  now: { sums: Record<string, number> }
  before: { sums: Record<string, number> }
}

const figures = (names: Record<string, string>, { now, before }: Sums, words: ReportWords) =>
  Object.entries(names).map(([key, name]) =>
    figure(name, now.sums[key] ?? 0, before.sums[key] ?? 0, words),
  )

interface Viewed {
  views: number
  viewsBefore: number
}

const viewed = <R extends Viewed>(
  rows: R[],
  words: ReportWords,
  nameOf: (row: R) => string,
): Figures => ({
  title: words.mostViewed,
  figures: rows.slice(0, TOP).map((row) => figure(nameOf(row), row.views, row.viewsBefore, words)),
})

const MAKERS: Readonly<Record<MailedReport, Make>> = {
  overview: async (scope, mailQuery, words) => {
    const report = await overview(scope, mailQuery)
    return { title: words.reports.overview, figures: figures(words.visits, report, words) }
  },
  content: async (scope, asked, words) => {
    const [report, idle] = await Promise.all([content(scope, asked), unused(scope, asked)])
    const top = viewed(report.rows, words, ({ name }) => name)
    const last = figure(words.unused, idle.total, idle.totalBefore, words)
    const title = words.reports.content
    return { title, figures: [...figures(words.visits, report, words), last], top }
  },
  coverage: async (scope, { itemType: _, ...asked }, words) => {
    const { rows, columns, rowsBy, columnsBy, cells } = await coverage(scope, asked)
    const labels = new Map([...rows, ...columns].map(({ id, label }) => [id, label]))
    const labelOf = (id: string | null) => labels.get(id ?? '') ?? words.noValue
    const all = rows.length * columns.length
    const covered = cells.filter(({ row, column }) => row && column).length
    return {
      title: words.coverage(words.axes[rowsBy], words.axes[columnsBy]),
      figures: [{ label: words.withoutItems, value: words.emptyOf(all - covered, all) }],
      top: {
        title: words.mostUsed,
        figures: cells
          .toSorted((a, b) => b.used - a.used || b.items - a.items)
          .slice(0, TOP)
          .map(({ row, column, items, used }) => ({
            label: `${labelOf(row)}, ${labelOf(column)}`,
            value: words.usedOf(used, items),
          })),
      },
    }
  },
  links: async (scope, asked, words, config) => {
    const report = await links(scope, config, asked)
    const names = { ...words.visits, opened: words.opened }
    const top = viewed(report.rows, words, ({ link }) => {
      const recipient = link.sharedToEmail ?? link.sharedToOrganization
      return recipient ? words.linkFor(link.itemName, recipient) : link.itemName
    })
    return { title: words.reports.links, figures: figures(names, report, words), top }
  },
  sites: async (scope, asked, words) => {
    const report = await sites(scope, asked)
    const top = viewed(report.rows, words, ({ name }) => name)
    return { title: words.reports.sites, figures: figures(words.visits, report, words), top }
  },
  ctas: async (scope, asked, words) => {
    const report = await ctas(scope, asked)
    const rows = report.rows.slice(0, TOP).map(({ name, clicks, submissions }) => ({
      label: name,
      value: words.submissions(submissions),
      note: words.clicks(clicks),
    }))
    const top = { title: words.bySubmissions, figures: rows }
    return { title: words.reports.ctas, figures: figures(words.ctaFigures, report, words), top }
  },
  people: async (scope, asked, words) => {
    const report = await people(scope, asked)
    const top = viewed([...report.organizations, ...report.people], words, ({ name }) => name)
    return { title: words.reports.people, figures: figures(words.visits, report, words), top }
  },
  search: async (scope, asked, words) => {
    const report = await searches(scope, asked)
    const rows = report.nothing
      .slice(0, TOP)
      .map(({ term, nothing }) => ({ label: term, value: words.searches(nothing) }))
    const top = { title: words.foundNothing, figures: rows }
    const title = words.reports.search
    return { title, figures: figures(words.searchFigures, report, words), top }
  },
  adoption: async (scope, asked, words) => {
    const report = await adoption(scope, asked)
    const rows = report.rows
      .slice(0, TOP)
      .map(({ name, days }) => ({ label: name, value: words.activeDays(days) }))
    const top = { title: words.mostActive, figures: rows }
    const title = words.reports.adoption
    return { title, figures: figures(words.adoptionFigures, report, words), top }
  },
  health: async (scope, asked, words) => {
    const counts = await countUnhealthy(scope, asked)
    const rows = HEALTH_KINDS.map((kind) => ({
      label: words.health[kind],
      value: words.count(counts[kind]),
    }))
    return { title: words.reports.health, figures: rows }
  },
}

/** Returns a report in the words of a language. */
export function textOf(
  scope: Scope,
  config: Config,
  words: ReportWords,
  { report, ...mailQuery }: MailQuery & { report: MailedReport },
): Promise<ReportText> {
  return MAKERS[report](scope, mailQuery, words, config)
}
