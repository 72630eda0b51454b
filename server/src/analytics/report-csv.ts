import type {
  AdoptionReport,
  CoverageReport,
  CtasReport,
  SearchReport,
  SearchRow,
  SitesReport,
} from '@satchel/contract/analytics/reports.ts'
import type { UnusedReport } from '@satchel/contract/analytics/unused.ts'
import type { TableWord, Word } from '../platform/files/table-words/all.ts'
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

export function searchTable({ top, nothing, slow }: SearchReport, word: Word): Table {
  const of = (list: TableWord, some: SearchRow[]) =>
    some.map((row) => ({ ...row, list: word(list) }))
  const rows = [...of('Top', top), ...of('Found nothing', nothing), ...of('Slow', slow)]
  return tableOf(SEARCHES, rows, word)
}

const SITES: Columns<SitesReport['rows'][number]> = [
  ['Name', ({ name }) => name],
  ['Id', ({ siteId }) => siteId],
  ['Status', ({ status }) => status],
  ['Links created', ({ links }) => links],
  ...COUNTED,
]

export function siteTable({ rows }: SitesReport, word: Word): Table {
  return tableOf(SITES, rows, word)
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

export function ctaTable({ rows }: CtasReport, word: Word): Table {
  return tableOf(CTAS, rows, word)
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

export function adoptionTable({ rows }: AdoptionReport, word: Word): Table {
  return tableOf(ADOPTION, rows, word)
}

export function coverageTable(
  { rows, columns, cells, rowsBy, columnsBy }: CoverageReport,
  word: Word,
): Table {
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
  return tableOf(shown, cells, word)
}

const UNUSED: Columns<UnusedReport['items'][number]> = [
  ['Type', ({ itemType }) => itemType],
  ['Name', ({ name }) => name],
  ['Id', ({ itemId }) => itemId],
  ['Added at', ({ createdAt }) => createdAt],
]

export function unusedTable({ items }: UnusedReport, word: Word): Table {
  return tableOf(UNUSED, items, word)
}
