import type {
  AdoptionReport,
  CoverageReport,
  CtasReport,
  SearchReport,
  SearchRow,
  SitesReport,
} from '@satchel/contract/analytics/reports.ts'
import type { UnusedReport } from '@satchel/contract/analytics/unused.ts'
import { COUNTED, type Columns, type Table, tableOf } from './csv.ts'

const SEARCHES: Columns<SearchRow & { list: string }> = [
  ['List', ({ list }) => list],
  ['Search', ({ term }) => term],
  ['Searches', ({ searches }) => searches],
  ['Previous searches', ({ searchesBefore }) => searchesBefore],
  ['People', ({ people }) => people],
  ['Found nothing', ({ nothing }) => nothing],
  ['Opened', ({ opened }) => opened],
  ['Milliseconds', ({ ms }) => ms],
]

export function searchTable({ top, nothing, slow }: SearchReport): Table {
  const of = (list: string, rows: SearchRow[]) => rows.map((row) => ({ ...row, list }))
  const rows = [...of('Top', top), ...of('Found nothing', nothing), ...of('Slow', slow)]
  return tableOf(SEARCHES, rows)
}

const SITES: Columns<SitesReport['rows'][number]> = [
  ['Name', ({ name }) => name],
  ['Id', ({ siteId }) => siteId],
  ['Status', ({ status }) => status],
  ['Links created', ({ links }) => links],
  ...COUNTED,
]

export function siteTable({ rows }: SitesReport): Table {
  return tableOf(SITES, rows)
}

const CTAS: Columns<CtasReport['rows'][number]> = [
  ['Name', ({ name }) => name],
  ['Id', ({ ctaId }) => ctaId],
  ['Kind', ({ kind }) => kind],
  ['Active', ({ active }) => String(active)],
  ['Impressions', ({ impressions }) => impressions],
  ['Clicks', ({ clicks }) => clicks],
  ['Previous clicks', ({ clicksBefore }) => clicksBefore],
  ['Submissions', ({ submissions }) => submissions],
  ['Previous submissions', ({ submissionsBefore }) => submissionsBefore],
]

export function ctaTable({ rows }: CtasReport): Table {
  return tableOf(CTAS, rows)
}

const ADOPTION: Columns<AdoptionReport['rows'][number]> = [
  ['Name', ({ name }) => name],
  ['Last seen', ({ lastSeenAt }) => lastSeenAt],
  ['Active days', ({ days }) => days],
  ['Previous active days', ({ daysBefore }) => daysBefore],
  ['Searches', ({ searches }) => searches],
  ['Links created', ({ links }) => links],
  ['Added', ({ added }) => added],
  ['Views', ({ views }) => views],
]

export function adoptionTable({ rows }: AdoptionReport): Table {
  return tableOf(ADOPTION, rows)
}

export function coverageTable({ rows, columns, cells, rowsBy, columnsBy }: CoverageReport): Table {
  const label = (axis: CoverageReport['rows'], id: string | null) =>
    axis.find((value) => value.id === id)?.label
  const shown: Columns<CoverageReport['cells'][number]> = [
    [rowsBy, ({ row }) => label(rows, row)],
    [columnsBy, ({ column }) => label(columns, column)],
    ['Items', ({ items }) => items],
    ['Used', ({ used }) => used],
    ['Links created', ({ links }) => links],
    ['Views', ({ views }) => views],
  ]
  return tableOf(shown, cells)
}

const UNUSED: Columns<UnusedReport['items'][number]> = [
  ['Type', ({ itemType }) => itemType],
  ['Name', ({ name }) => name],
  ['Id', ({ itemId }) => itemId],
  ['Added', ({ createdAt }) => createdAt],
]

export function unusedTable({ items }: UnusedReport): Table {
  return tableOf(UNUSED, items)
}
