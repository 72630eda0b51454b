import type {
  AdoptionReport,
  CoverageReport,
  CtasReport,
  SearchReport,
  SearchRow,
  SitesReport,
} from '@satchel/contract/analytics/reports.ts'
import type { UnusedReport } from '@satchel/contract/analytics/unused.ts'
import type { TableWord, Word } from '../platform/files/table-words.ts'
import { COUNTED, type Columns, type Table, tableOf } from './csv.ts'

const SEARCHES: Columns<SearchRow & { list: string }> = [
  ['list', ({ list }) => list],
  ['search', ({ term }) => term],
  ['searches', ({ searches }) => searches],
  ['previousSearches', ({ searchesBefore }) => searchesBefore],
  ['people', ({ people }) => people],
  ['foundNothing', ({ nothing }) => nothing],
  ['opened', ({ opened }) => opened],
  ['milliseconds', ({ ms }) => ms],
]

export function searchTable({ top, nothing, slow }: SearchReport, word: Word): Table {
  const of = (list: TableWord, some: SearchRow[]) =>
    some.map((row) => ({ ...row, list: word(list) }))
  const rows = [...of('top', top), ...of('foundNothing', nothing), ...of('slow', slow)]
  return tableOf(SEARCHES, rows, word)
}

const SITES: Columns<SitesReport['rows'][number]> = [
  ['name', ({ name }) => name],
  ['id', ({ siteId }) => siteId],
  ['status', ({ status }) => status],
  ['linksCreated', ({ links }) => links],
  ...COUNTED,
]

export function siteTable({ rows }: SitesReport, word: Word): Table {
  return tableOf(SITES, rows, word)
}

const CTAS: Columns<CtasReport['rows'][number]> = [
  ['name', ({ name }) => name],
  ['id', ({ ctaId }) => ctaId],
  ['kind', ({ kind }) => kind],
  ['active', ({ active }) => String(active)],
  ['impressions', ({ impressions }) => impressions],
  ['clicks', ({ clicks }) => clicks],
  ['previousClicks', ({ clicksBefore }) => clicksBefore],
  ['submissions', ({ submissions }) => submissions],
  ['previousSubmissions', ({ submissionsBefore }) => submissionsBefore],
]

export function ctaTable({ rows }: CtasReport, word: Word): Table {
  return tableOf(CTAS, rows, word)
}

const ADOPTION: Columns<AdoptionReport['rows'][number]> = [
  ['name', ({ name }) => name],
  ['lastSeen', ({ lastSeenAt }) => lastSeenAt],
  ['activeDays', ({ days }) => days],
  ['previousActiveDays', ({ daysBefore }) => daysBefore],
  ['searches', ({ searches }) => searches],
  ['linksCreated', ({ links }) => links],
  ['added', ({ added }) => added],
  ['views', ({ views }) => views],
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
  const cellColumns: Columns<CoverageReport['cells'][number]> = [
    [rowsBy, ({ row }) => label(rows, row)],
    [columnsBy, ({ column }) => label(columns, column)],
    ['items', ({ items }) => items],
    ['used', ({ used }) => used],
    ['linksCreated', ({ links }) => links],
    ['views', ({ views }) => views],
  ]
  return tableOf(cellColumns, cells, word)
}

const UNUSED: Columns<UnusedReport['items'][number]> = [
  ['type', ({ itemType }) => itemType],
  ['name', ({ name }) => name],
  ['id', ({ itemId }) => itemId],
  ['addedAt', ({ createdAt }) => createdAt],
]

export function unusedTable({ items }: UnusedReport, word: Word): Table {
  return tableOf(UNUSED, items, word)
}
