import { IMPORT_ROWS_MAX } from '@satchel/contract/constants.ts'
import type { Scope } from '../platform/database/scope.ts'
import { type Archived, readArchived } from './archive-row.ts'
import { type CsvChoice, openCsvText, type Sheet } from './csv.ts'
import * as query from './queries.ts'
import { type ReadingRules, type ReadRow, readRow } from './row.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface Record {
  number: number
  cells: string[]
  /** Data of an archive, in place of cells. */
  archived?: Archived
}

/** Rows to be looked through: those of a draft, or given with the question. */
export type Records = { heads: string[] } & ({ draftId: string } | { rows: Record[] })

const PAGE = 1_000

export async function* pagesOf(scope: Scope, records: Records): AsyncGenerator<Record[]> {
  if ('rows' in records) {
    for (let start = 0; start < records.rows.length; start += PAGE)
      yield records.rows.slice(start, start + PAGE)
    return
  }
  for (let after: number | undefined; ; ) {
    const rows = await query.findRows(scope, records.draftId, {
      limit: PAGE,
      ...(after !== undefined && { after }),
    })
    yield rows.map(({ number, data }) => recordOf(number, data))
    after = rows.at(-1)?.number
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

export function recordsOfUrls(urls: string[]): Record[] {
  if (urls.length > IMPORT_ROWS_MAX) throw tooMany()
  return urls.map((url, index) => ({ number: index + 1, cells: [url] }))
}

export async function recordsOfCsv(
  text: string,
  chosen: CsvChoice,
): Promise<Omit<Sheet, 'rows'> & { rows: Record[] }> {
  const sheet = await openCsvText(text, chosen)
  return { ...sheet, rows: await Array.fromAsync(bounded(sheet.rows)) }
}

export async function* bounded(rows: AsyncIterable<Record>): AsyncGenerator<Record> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > IMPORT_ROWS_MAX) throw tooMany()
    yield row
  }
}

function tooMany(): UnreadableFile {
  return new UnreadableFile(
    `More than ${IMPORT_ROWS_MAX} rows. Split the list and import the parts one by one`,
  )
}
