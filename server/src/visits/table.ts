import { parse } from 'csv-parse/sync'

/** More is read in the file itself. */
const ROWS_MAX = 1_000
const COLUMNS_MAX = 50
const DELIMITERS = [',', ';', '\t', '|']

export interface Table {
  rows: string[][]
  isCut: boolean
}

/** Undefined where it is no table, whatever it is called. */
export function tableOf(text: string, isTextCut: boolean): Table | undefined {
  // The last line may be half of one.
  const whole = isTextCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text
  try {
    const rows: string[][] = parse(whole, {
      bom: true,
      delimiter: delimiterOf(whole),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: ROWS_MAX + 1,
    })
    const columns = Math.max(0, ...rows.map(({ length }) => length))
    if (columns < 2) return undefined
    const shown = rows.slice(0, ROWS_MAX).map((row) => row.slice(0, COLUMNS_MAX))
    return { rows: shown, isCut: isTextCut || rows.length > ROWS_MAX || columns > COLUMNS_MAX }
  } catch {
    return undefined
  }
}

function delimiterOf(text: string): string {
  const head = text.split('\n', 1)[0] ?? ''
  const countOf = (sign: string) => head.split(sign).length
  return DELIMITERS.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ','
}
