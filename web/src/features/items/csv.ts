/** Rows of RFC 4180; where the first line has more semicolons or tabs than commas, those part. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text.slice(0, text.search(/[\r\n]|$/)))
  const rows: string[][] = []
  let row: string[] = []
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'g',
  )
  for (const [whole, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(cell)) {
    if (whole === '' && row.length === 0) break
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === separator) continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}

function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
