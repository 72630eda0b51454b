import type {
  ContentReport,
  LinksReport,
  OverviewReport,
  PeopleReport,
} from '@satchel/contract/analytics/analytics.ts'
import { Csv, csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { TableWord, Word } from '../platform/files/table-words/all.ts'

type Cell = string | number | null | undefined

/** The names of columns, with what each shows of a row. */
export type Columns<Row> = readonly (readonly [name: TableWord, read: (row: Row) => Cell])[]

/** The names of the columns, then the rows. */
export type Table = readonly (readonly Cell[])[]

/** Returns a table, which has its names even without rows. */
export function tableOf<Row>(columns: Columns<Row>, rows: readonly Row[], word: Word): Table {
  return [
    columns.map(([name]) => word(name)),
    ...rows.map((row) => columns.map(([, read]) => read(row))),
  ]
}

export function csvOf(name: string, table: Table): Csv {
  const lines = table.map((cells) => csvLine(cells.map((cell) => String(cell ?? ''))))
  return new Csv(name, UTF8_MARK + lines.join(''))
}

interface Counted {
  views: number
  viewers: number
  downloads: number
  seconds: number
  viewsBefore: number
}

export const COUNTED: Columns<Counted> = [
  ['Views', ({ views }) => views],
  ['Previous views', ({ viewsBefore }) => viewsBefore],
  ['Devices', ({ viewers }) => viewers],
  ['Downloads', ({ downloads }) => downloads],
  ['Seconds', ({ seconds }) => seconds],
]

type Point = OverviewReport['now']['points'][number]

const OVERVIEW: Columns<{ now: Point; before: Point | undefined }> = [
  ['From', ({ now }) => now.day],
  ['Views', ({ now }) => now.views],
  ['Devices', ({ now }) => now.viewers],
  ['Downloads', ({ now }) => now.downloads],
  ['Seconds', ({ now }) => now.seconds],
  ['Links created', ({ now }) => now.links],
  ['Added', ({ now }) => now.added],
  ['Previous from', ({ before }) => before?.day],
  ['Previous views', ({ before }) => before?.views],
  ['Previous devices', ({ before }) => before?.viewers],
  ['Previous downloads', ({ before }) => before?.downloads],
  ['Previous seconds', ({ before }) => before?.seconds],
  ['Previous links created', ({ before }) => before?.links],
  ['Previous added', ({ before }) => before?.added],
]

/** Each part of the range, beside the same part of the range before. */
export function overviewTable({ now, before }: OverviewReport, word: Word): Table {
  const rows = now.points.map((point, index) => ({ now: point, before: before.points[index] }))
  return tableOf(OVERVIEW, rows, word)
}

const CONTENT: Columns<ContentReport['rows'][number]> = [
  ['Type', ({ itemType }) => itemType],
  ['Name', ({ name }) => name],
  ['Id', ({ itemId }) => itemId],
  ['Links created', ({ links }) => links],
  ...COUNTED,
]

export function contentTable({ rows }: ContentReport, word: Word): Table {
  return tableOf(CONTENT, rows, word)
}

const LINKS: Columns<LinksReport['rows'][number]> = [
  ['Address', ({ link }) => link.url],
  ['Type', ({ link }) => link.itemType],
  ['Name', ({ link }) => link.itemName],
  ['For', ({ link }) => link.sharedToEmail],
  ['Organization', ({ link }) => link.sharedToOrganization],
  ['Memo', ({ link }) => link.sharedToMemo],
  ['By', ({ link }) => link.sharedBy.name],
  ['Created', ({ link }) => link.createdAt],
  ...COUNTED,
]

export function linkTable({ rows }: LinksReport, word: Word): Table {
  return tableOf(LINKS, rows, word)
}

type Person = PeopleReport['team' | 'people' | 'organizations'][number] & { kind: string }

const PEOPLE: Columns<Person> = [
  ['Kind', ({ kind }) => kind],
  ['Name', ({ name }) => name],
  ['Links created', ({ links }) => links],
  ['Links opened', ({ opened }) => opened],
  ...COUNTED,
]

export function peopleTable({ team, people, organizations }: PeopleReport, word: Word): Table {
  const of = (kind: TableWord, some: PeopleReport['team' | 'people' | 'organizations']) =>
    some.map((row) => ({ ...row, kind: word(kind) }))
  const rows = [
    ...of('Shared by', team),
    ...of('Person', people),
    ...of('Organization', organizations),
  ]
  return tableOf(PEOPLE, rows, word)
}
