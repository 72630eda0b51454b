import type {
  ContentReport,
  LinksReport,
  OverviewReport,
  PeopleReport,
} from '@satchel/contract/analytics/analytics.ts'
import { Csv, csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { TableWord, Word } from '../platform/files/table-words.ts'

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
  ['views', ({ views }) => views],
  ['previousViews', ({ viewsBefore }) => viewsBefore],
  ['devices', ({ viewers }) => viewers],
  ['downloads', ({ downloads }) => downloads],
  ['seconds', ({ seconds }) => seconds],
]

type Point = OverviewReport['now']['points'][number]

const OVERVIEW: Columns<{ now: Point; before: Point | undefined }> = [
  ['from', ({ now }) => now.day],
  ['views', ({ now }) => now.views],
  ['devices', ({ now }) => now.viewers],
  ['downloads', ({ now }) => now.downloads],
  ['seconds', ({ now }) => now.seconds],
  ['linksCreated', ({ now }) => now.links],
  ['added', ({ now }) => now.added],
  ['previousFrom', ({ before }) => before?.day],
  ['previousViews', ({ before }) => before?.views],
  ['previousDevices', ({ before }) => before?.viewers],
  ['previousDownloads', ({ before }) => before?.downloads],
  ['previousSeconds', ({ before }) => before?.seconds],
  ['previousLinksCreated', ({ before }) => before?.links],
  ['previousAdded', ({ before }) => before?.added],
]

/** Each part of the range, beside the same part of the range before. */
export function overviewTable({ now, before }: OverviewReport, word: Word): Table {
  const rows = now.points.map((point, index) => ({ now: point, before: before.points[index] }))
  return tableOf(OVERVIEW, rows, word)
}

const CONTENT: Columns<ContentReport['rows'][number]> = [
  ['type', ({ itemType }) => itemType],
  ['name', ({ name }) => name],
  ['id', ({ itemId }) => itemId],
  ['linksCreated', ({ links }) => links],
  ...COUNTED,
]

export function contentTable({ rows }: ContentReport, word: Word): Table {
  return tableOf(CONTENT, rows, word)
}

const LINKS: Columns<LinksReport['rows'][number]> = [
  ['address', ({ link }) => link.url],
  ['type', ({ link }) => link.itemType],
  ['name', ({ link }) => link.itemName],
  ['for', ({ link }) => link.sharedToEmail],
  ['organization', ({ link }) => link.sharedToOrganization],
  ['memo', ({ link }) => link.sharedToMemo ?? link.sharedToName],
  ['by', ({ link }) => link.sharedBy.name],
  ['created', ({ link }) => link.createdAt],
  ...COUNTED,
]

export function linkTable({ rows }: LinksReport, word: Word): Table {
  return tableOf(LINKS, rows, word)
}

type Person = PeopleReport['team' | 'people' | 'organizations'][number] & { kind: string }

const PEOPLE: Columns<Person> = [
  ['kind', ({ kind }) => kind],
  ['name', ({ name }) => name],
  ['linksCreated', ({ links }) => links],
  ['linksOpened', ({ opened }) => opened],
  ...COUNTED,
]

export function peopleTable({ team, people, organizations }: PeopleReport, word: Word): Table {
  const of = (kind: TableWord, some: PeopleReport['team' | 'people' | 'organizations']) =>
    some.map((row) => ({ ...row, kind: word(kind) }))
  const rows = [
    ...of('sharedBy', team),
    // A table for other programs, which tell people by their addresses.
    ...of(
      'person',
      people.map((row) => ({ ...row, name: row.key })),
    ),
    ...of('organization', organizations),
  ]
  return tableOf(PEOPLE, rows, word)
}
