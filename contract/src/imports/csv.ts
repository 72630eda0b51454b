/** Encodings of a CSV, by their names in the WHATWG Encoding Standard. */
export const CSV_ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const),
  ...(['windows-1250', 'iso-8859-2', 'windows-1251', 'windows-1253', 'windows-1254'] as const),
  ...(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'] as const),
] as const
export type CsvEncoding = (typeof CSV_ENCODINGS)[number]

export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number]

export interface CsvDialect {
  delimiter: string
  /** True if a first line such as `sep=;` names the delimiter; that line is not a row. */
  isNamed: boolean
  /** The index where the rows start, after the byte order mark and the `sep=` line. */
  start: number
}

/** Spreadsheets may quote the line, and fill it up with empty cells. */
const NAMING = /^(?:"sep=([^"])"|sep=([^"]))[,;\t| ]*(?:\r?\n|\r|$)/i
const NAMING_MAX = 1_000
const SAMPLE = 65_536
const ROWS = 10

/** Detects the dialect of a CSV by its `sep=` line, or by the delimiter that splits its first rows most evenly. */
export function csvDialect(text: string): CsvDialect {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const [line, quoted, plain] = NAMING.exec(text.slice(mark, mark + NAMING_MAX)) ?? []
  const named = quoted ?? plain
  if (line && named) return { delimiter: named, isNamed: true, start: mark + line.length }
  const sample = text.slice(mark, mark + SAMPLE)
  const scored = CSV_DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(sample, delimiter),
  }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return { delimiter: best.score > 0 ? best.delimiter : ',', isNamed: false, start: mark }
}

/** Scores a delimiter: higher if more rows have as many cells as the first, 0 if that is one cell. */
function evenness(sample: string, delimiter: string): number {
  const widths = widthsOf(sample, delimiter)
  const [width = 0] = widths
  if (width < 2) return 0
  const even = widths.filter((each) => each === width).length / widths.length
  return even * 100 + Math.min(width, 50)
}

/** The cells of each of the first rows; empty lines are none. */
function widthsOf(sample: string, delimiter: string): number[] {
  const widths: number[] = []
  let cells = 1
  let start = 0
  let cellStart = 0
  for (let at = 0; at <= sample.length && widths.length < ROWS; at++) {
    if (sample[at] === '"' && at === cellStart) {
      at = closingQuote(sample, at)
      continue
    }
    const isEnd = at === sample.length || sample[at] === '\n' || sample[at] === '\r'
    if (!isEnd && sample[at] !== delimiter) continue
    cellStart = at + 1
    if (!isEnd) cells += 1
    else {
      if (at > start) widths.push(cells)
      cells = 1
      start = cellStart
    }
  }
  return widths
}

/** Returns the end of a quoted cell; two quotation marks within it are one. */
function closingQuote(sample: string, open: number): number {
  let at = sample.indexOf('"', open + 1)
  while (at !== -1 && sample[at + 1] === '"') at = sample.indexOf('"', at + 2)
  return at === -1 ? sample.length : at
}
