import { csvDialect } from '@satchel/contract/imports/csv.ts'
import { parse } from 'csv-parse/sync'

/** The number of rows shown; more are read in the file itself. */
const ROWS_MAX = 1_000
const COLUMNS_MAX = 50

export interface Table {
  rows: string[][]
  isCut: boolean
}

/** Returns the table in a text; undefined if it is no table, whatever its file is called. */
export function tableOf(text: string, isTextCut: boolean): Table | undefined {
  // The last line may be half of one.
  const whole = isTextCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text
  const { delimiter, start } = csvDialect(whole)
  try {
    const rows: string[][] = parse(whole.slice(start), {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: ROWS_MAX + 1,
    })
    const columns = Math.max(0, ...rows.map(({ length }) => length))
    if (columns < 2) return undefined
    const visibleRows = rows.slice(0, ROWS_MAX).map((row) => row.slice(0, COLUMNS_MAX))
    return {
      rows: visibleRows,
      isCut: isTextCut || rows.length > ROWS_MAX || columns > COLUMNS_MAX,
    }
  } catch {
    return undefined
  }
}
