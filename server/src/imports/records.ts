import { IMPORT_LINKS_MAX, IMPORT_ROWS_MAX } from '@satchel/contract/constants.ts'
import type { Scope } from '../platform/database/scope.ts'
import { says } from '../platform/problem.ts'
import { cut } from '../platform/text.ts'
import { type Archived, readArchived } from './archive/row.ts'
import { findData } from './draft-queries.ts'
import type { PastedUrl } from './pasted-urls.ts'
import * as query from './queries.ts'
import { type CsvChoice, openCsvText, type Sheet } from './reading/csv.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'
import { type ReadingRules, type ReadRow, readRow } from './row.ts'

export interface Record {
  number: number
  cells: string[]
  /** Data of an archive, in place of cells. */
  archived?: Archived
}

/** Rows to be looked through: those of a draft, or given with the question. */
export type Records = { heads: string[] } & (
  | { draftId: string; samples?: string[][] | undefined }
  | { rows: Record[] }
)

const PAGE = 1_000
const BATCH = 500
const SAMPLES = 3

export async function* pagesOf(scope: Scope, records: Records): AsyncGenerator<Record[]> {
  if ('rows' in records) {
    for (let start = 0; start < records.rows.length; start += PAGE)
      yield records.rows.slice(start, start + PAGE)
    return
  }
  for (let after = -1; ; ) {
    const rows = await findData(scope, records.draftId, after, PAGE)
    yield rows.map(({ number, data }) => recordOf(number, data))
    after = rows.at(-1)?.number ?? after
    if (rows.length < PAGE) return
  }
}

export function recordOf(number: number, data: unknown): Record {
  const { archived } = data as { archived?: Archived }
  return { number, cells: cellsOf(data), ...(archived && { archived }) }
}

export function readRecord({ number, cells, archived }: Record, rules: ReadingRules): ReadRow {
  return archived ? readArchived(number, archived) : readRow(number, cells, rules)
}

export function cellsOf(data: unknown): string[] {
  return (data as { cells?: string[] }).cells ?? []
}

export function recordsOfUrls(urls: (string | PastedUrl)[]): Record[] {
  if (urls.length > IMPORT_ROWS_MAX) throw tooMany()
  return urls.map((found, index) => {
    const { url, cut } = typeof found === 'string' ? { url: found, cut: '' } : found
    return { number: index + 1, cells: cut === '' ? [url] : [url, cut] }
  })
}

export async function recordsOfCsv(
  text: string,
  chosen: CsvChoice,
  source: 'csv' | 'links' = 'csv',
): Promise<Omit<Sheet, 'rows'> & { rows: Record[] }> {
  const sheet = await openCsvText(text, chosen)
  return { ...sheet, rows: await Array.fromAsync(bounded(sheet.rows, source)) }
}

/** Longer than whatever a table of links may have in a cell. */
const LINK_CELL_MAX = 4_096

/** Yields at most as many rows as an import may have; cells of links are cut where they are too long for any use. */
export async function* bounded(
  rows: AsyncIterable<Record>,
  source: 'csv' | 'links' = 'csv',
): AsyncGenerator<Record> {
  const most = source === 'links' ? IMPORT_LINKS_MAX : IMPORT_ROWS_MAX
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > most) throw tooMany(most)
    yield source === 'links'
      ? { ...row, cells: row.cells.map((cell) => cut(cell, LINK_CELL_MAX)) }
      : row
  }
}

function tooMany(most = IMPORT_ROWS_MAX): UnreadableFile {
  return new UnreadableFile(says('tooManyRows', { max: most }))
}

export async function insertRecords(scope: Scope, importId: string, rows: Record[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH)
    await query.insertRows(
      scope,
      importId,
      rows.slice(at, at + BATCH).map(({ number, cells }) => ({ number, data: { cells } })),
    )
}

export function samplesOf(rows: Record[]): string[][] {
  return rows.slice(0, SAMPLES).map(({ cells }) => cells.map((cell) => cell.slice(0, 200)))
}
