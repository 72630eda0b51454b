import { csvDialect } from '@satchel/contract/imports/csv.ts'

/** Parses rows of RFC 4180 with any delimiter. */
export function readCsv(text: string): string[][] {
  const { delimiter, start } = csvDialect(text)
  // As a code, since it may be a sign of regular expressions.
  const separator = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`
  const rows: string[][] = []
  let row: string[] = []
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'g',
  )
  for (const [whole, quoted, plain = '', end] of text.slice(start).matchAll(cell)) {
    if (whole === '' && row.length === 0) break
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === delimiter) continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}
