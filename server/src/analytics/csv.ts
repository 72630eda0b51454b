import type {
  ContentReport,
  LinksReport,
  OverviewReport,
  PeopleReport,
} from '@satchel/contract/analytics/analytics.ts'
import { Csv, csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'

type Cell = string | number | null | undefined

/** The names of columns, with what each shows of a row. */
export type Columns<Row> = readonly (readonly [name: string, read: (row: Row) => Cell])[]

/** The names of the columns, then the rows. */
export type Table = readonly (readonly Cell[])[]

/** Returns a table, which has its names even without rows. */
export function tableOf<Row>(columns: Columns<Row>, rows: readonly Row[]): Table {
  return [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => read(row)))]
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
export function overviewTable({ now, before }: OverviewReport): Table {
  const rows = now.points.map((point, index) => ({ now: point, before: before.points[index] }))
  return tableOf(OVERVIEW, rows)
}

const CONTENT: Columns<ContentReport['rows'][number]> = [
  ['Type', ({ itemType }) => itemType],
  ['Name', ({ name }) => name],
  ['Id', ({ itemId }) => itemId],
  ['Links created', ({ links }) => links],
  ...COUNTED,
]

export function contentTable({ rows }: ContentReport): Table {
  return tableOf(CONTENT, rows)
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

export function linkTable({ rows }: LinksReport): Table {
  return tableOf(LINKS, rows)
}

type Person = PeopleReport['team' | 'people' | 'organizations'][number] & { kind: string }

const PEOPLE: Columns<Person> = [
  ['Kind', ({ kind }) => kind],
  ['Name', ({ name }) => name],
  ['Links created', ({ links }) => links],
  ['Links opened', ({ opened }) => opened],
  ...COUNTED,
]

export function peopleTable({ team, people, organizations }: PeopleReport): Table {
  const kinds = { 'Shared by': team, Person: people, Organization: organizations }
  const rows = Object.entries(kinds).flatMap(([kind, some]) =>
    some.map((row) => ({ ...row, kind })),
  )
  return tableOf(PEOPLE, rows)
}
