import { HEALTH_KINDS, type HealthKind } from '@satchel/contract/analytics/health.ts'
import type { MailedReport, MailFilters } from '@satchel/contract/analytics/report-mails.ts'
import { IMPORT_FIELDS } from '@satchel/contract/imports/imports.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Figure, Figures } from '../platform/mail/mail.ts'
import { adoption } from './adoption.ts'
import { coverage } from './coverage.ts'
import { ctas } from './ctas.ts'
import { countUnhealthy } from './health.ts'
import { searches } from './searches.ts'
import { content, links, overview, people, sites, unused } from './service.ts'

/** A report as figures against the week before, and the first of its rows. */
export interface ReportText {
  title: string
  figures: Figure[]
  top?: Figures
}

type MailQuery = MailFilters & { from: string; to: string }

type Make = (scope: Scope, mailQuery: MailQuery, config: Config) => Promise<ReportText>

const TOP = 5
const count = (value: number) => value.toLocaleString('en-US')

const countOf = (value: number, one: string, more = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : more}`

/** "Views: 12 (8 the week before)". */
const figure = (label: string, now: number, before: number): Figure => ({
  label,
  value: count(now),
  note: `${count(before)} the week before`,
})

interface Sums {
  now: { sums: Record<string, number> }
  before: { sums: Record<string, number> }
}

const figures = (names: Record<string, string>, { now, before }: Sums) =>
  Object.entries(names).map(([key, name]) =>
    figure(name, now.sums[key] ?? 0, before.sums[key] ?? 0),
  )

const VISITS = {
  views: 'Views',
  viewers: 'Devices',
  downloads: 'Downloads',
  links: 'Links created',
}

const HEALTH: Readonly<Record<HealthKind, string>> = {
  expiring: 'Expired, or expiring within 30 days',
  broken: 'Broken web pages and files',
  unclassified: 'Unclassified',
  stale: 'Not changed or reviewed for 180 days',
  unused: 'Never used',
}

interface Viewed {
  views: number
  viewsBefore: number
}

const viewed = <R extends Viewed>(rows: R[], nameOf: (row: R) => string): Figures => ({
  title: 'Most viewed',
  figures: rows.slice(0, TOP).map((row) => figure(nameOf(row), row.views, row.viewsBefore)),
})

const MAKERS: Readonly<Record<MailedReport, Make>> = {
  overview: async (scope, mailQuery) => {
    const report = await overview(scope, mailQuery)
    return { title: 'Overview', figures: figures(VISITS, report) }
  },
  content: async (scope, asked) => {
    const [report, idle] = await Promise.all([content(scope, asked), unused(scope, asked)])
    const top = viewed(report.rows, ({ name }) => name)
    const last = figure('Unused', idle.total, idle.totalBefore)
    return { title: 'Content', figures: [...figures(VISITS, report), last], top }
  },
  coverage: async (scope, { itemType: _, ...asked }) => {
    const { rows, columns, rowsBy, columnsBy, cells } = await coverage(scope, asked)
    const labels = new Map([...rows, ...columns].map(({ id, label }) => [id, label]))
    const labelOf = (id: string | null) => labels.get(id ?? '') ?? 'No value'
    const covered = cells.filter(({ row, column }) => row && column).length
    const empty = rows.length * columns.length - covered
    return {
      title: `Coverage of ${IMPORT_FIELDS[rowsBy]} by ${IMPORT_FIELDS[columnsBy]}`,
      figures: [
        {
          label: 'Combinations without items',
          value: `${count(empty)} of ${count(rows.length * columns.length)}`,
        },
      ],
      top: {
        title: 'Most used',
        figures: cells
          .toSorted((a, b) => b.used - a.used || b.items - a.items)
          .slice(0, TOP)
          .map(({ row, column, items, used }) => ({
            label: `${labelOf(row)}, ${labelOf(column)}`,
            value: `${count(used)} of ${countOf(items, 'item')} used`,
          })),
      },
    }
  },
  links: async (scope, asked, config) => {
    const report = await links(scope, config, asked)
    const names = { ...VISITS, opened: 'Links opened' }
    const top = viewed(report.rows, ({ link }) =>
      [link.itemName, link.sharedToEmail ?? link.sharedToOrganization]
        .filter(Boolean)
        .join(' for '),
    )
    return { title: 'Links', figures: figures(names, report), top }
  },
  sites: async (scope, asked) => {
    const report = await sites(scope, asked)
    const top = viewed(report.rows, ({ name }) => name)
    return { title: 'Sites', figures: figures(VISITS, report), top }
  },
  ctas: async (scope, asked) => {
    const report = await ctas(scope, asked)
    const names = { impressions: 'Impressions', clicks: 'Clicks', submissions: 'Submissions' }
    const rows = report.rows.slice(0, TOP).map(({ name, clicks, submissions }) => ({
      label: name,
      value: countOf(submissions, 'submission'),
      note: countOf(clicks, 'click'),
    }))
    const top = { title: 'By submissions and clicks', figures: rows }
    return { title: 'CTAs', figures: figures(names, report), top }
  },
  people: async (scope, asked) => {
    const report = await people(scope, asked)
    const top = viewed([...report.organizations, ...report.people], ({ name }) => name)
    return { title: 'People', figures: figures(VISITS, report), top }
  },
  search: async (scope, asked) => {
    const report = await searches(scope, asked)
    const names = { searches: 'Searches', people: 'People', nothing: 'Found nothing' }
    const rows = report.nothing.slice(0, TOP).map(({ term, nothing }) => ({
      label: term,
      value: countOf(nothing, 'search', 'searches'),
    }))
    const top = { title: 'Found nothing', figures: rows }
    return { title: 'Searches', figures: figures(names, report), top }
  },
  adoption: async (scope, asked) => {
    const report = await adoption(scope, asked)
    const names = {
      active: 'Active people',
      searched: 'Searched',
      shared: 'Shared',
      added: 'Added content',
    }
    const rows = report.rows
      .slice(0, TOP)
      .map(({ name, days }) => ({ label: name, value: countOf(days, 'active day') }))
    const top = { title: 'Most active', figures: rows }
    return { title: 'Adoption', figures: figures(names, report), top }
  },
  health: async (scope, asked) => {
    const counts = await countUnhealthy(scope, asked)
    const rows = HEALTH_KINDS.map((kind) => ({ label: HEALTH[kind], value: count(counts[kind]) }))
    return { title: 'Content health', figures: rows }
  },
}

export function textOf(
  scope: Scope,
  config: Config,
  report: MailedReport,
  mailQuery: MailQuery,
): Promise<ReportText> {
  return MAKERS[report](scope, mailQuery, config)
}
