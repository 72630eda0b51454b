import type { Insertable } from 'kysely'
import type { Import, ImportRow } from '../platform/database/database-types.ts'
import { type Calendar, DAY, idAt, iso, MINUTE } from './calendar.ts'
import type { PersonKey } from './company.ts'
import { importOf, type Piece } from './library.ts'
import type { Random } from './random.ts'

/** Rows of a list that did not become items, and why. */
const FAILED: [url: string, name: string, message: string][] = [
  ['htps://www.halden.example/old', 'Old home page', 'URL: is not a web address'],
  ['', 'Newsletter archive', 'URL: is missing'],
]

export function openImports(calendar: Calendar, random: Random) {
  return { pictures: idAt(calendar.at(3, 600), random), pages: idAt(calendar.at(4, 640), random) }
}

/** A list of web pages with two faulty rows, a batch of pictures, and one that was cancelled. */
export function importsOf(
  pieces: Piece[],
  ids: ReturnType<typeof openImports>,
  people: Record<PersonKey, string>,
  calendar: Calendar,
  random: Random,
): { imports: Insertable<Import>[]; rows: Insertable<ImportRow>[] } {
  const pages = pieces.filter((piece) => importOf(piece) === 'pages')
  const pictures = pieces.filter((piece) => importOf(piece) === 'pictures')
  const began = (id: string, at: number, rest: Partial<Insertable<Import>>) => ({
    id,
    ownerId: people.jonas,
    source: 'csv',
    name: '',
    status: 'completed',
    isRead: true,
    failure: null,
    heads: [] as string[],
    facts: {},
    choices: {},
    total: 0,
    done: 0,
    failed: 0,
    skipped: 0,
    createdAt: iso(at),
    finishedAt: iso(at + 2 * MINUTE),
    ...rest,
  })
  const cancelled = calendar.now - 4 * DAY
  const total = pages.length + FAILED.length
  const imports = [
    began(ids.pages, calendar.at(4, 640), {
      name: 'Web pages.csv',
      heads: ['URL', 'Title'],
      total,
      done: pages.length,
      failed: FAILED.length,
    }),
    began(ids.pictures, calendar.at(3, 600), {
      source: 'upload',
      name: 'Pictures',
      ownerId: people.mira,
      total: pictures.length,
      done: pictures.length,
    }),
    began(idAt(cancelled, random), cancelled, {
      source: 'sitemap',
      name: 'www.halden.example',
      status: 'cancelled',
      total: 48,
    }),
  ]
  const listed = [
    ...pages.map(({ file, name, id }) => ({ cells: [file, name], id, message: null })),
    ...FAILED.map(([url, name, message]) => ({
      cells: [url, name],
      id: idAt(calendar.now, random),
      message,
    })),
  ]
  const rows = listed.map(({ cells, id, message }, index) => ({
    importId: ids.pages,
    number: index + 2,
    data: { cells: cells as string[] },
    status: message ? 'failed' : 'done',
    message,
    itemId: id,
  }))
  return { imports, rows }
}
