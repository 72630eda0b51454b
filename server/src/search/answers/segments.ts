/** A sentence or row of a text is at most so long. */
const LENGTH_MAX = 400
/** A line above others that is so short may be their heading. */
const HEADING_MAX = 30
/** Short ones say more with the next. */
const LENGTH_MIN = 25
/** The width of a column of text, and the share of it from which a line is full. */
const COLUMN_MIN = 70
const COLUMN_SHARE = 0.85

/**
 * Returns the sentences and rows of a text. A line that goes on in the next, as in a page's column, is joined with it;
 * a row of a table stays by itself. A heading stands with what is below it.
 */
export function segmentsOf(body: string, title: string): string[] {
  const lines = body.split('\n').map((line) => line.replace(/^[#>*\s-]*(?:\[[x ]\]\s*)?/, ''))
  const named = lines.filter((line) => line !== '' && !endsIn(line, title))
  const rows = joinedLines(named.length > 0 ? named : lines)
  const texts = rows.flatMap((row, index) => {
    const next = rows[index + 1]
    const isAbove = next !== undefined && (/[?？؟]$/.test(row) || isHeading(row, next))
    return isAbove ? [`${row}${/[?？؟]$/.test(row) ? '' : ' ·'} ${next}`] : sentencesOf(row)
  })
  return texts.map((text) => text.slice(0, LENGTH_MAX).trim())
}

/** Tells whether a line is the name of the document, as it stands above pages. */
function endsIn(line: string, title: string): boolean {
  return line.toLowerCase().endsWith(title.toLowerCase()) && line.length < title.length + 40
}

function isHeading(text: string, next: string): boolean {
  return (
    text.length < HEADING_MAX && next.length > text.length && !/[.!…:;,]$|\p{L}.*\d/u.test(text)
  )
}

function joinedLines(lines: string[]): string[] {
  const width = Math.max(...lines.map(({ length }) => length))
  const full = width >= COLUMN_MIN ? width * COLUMN_SHARE : Number.POSITIVE_INFINITY
  const rows: string[] = []
  let last = 0
  for (const line of lines) {
    const before = rows.at(-1)
    const isFull = last >= full
    last = line.length
    if (before !== undefined && goesOn(before, line, isFull))
      rows[rows.length - 1] = `${before} ${line}`
    else rows.push(line)
  }
  return rows
}

/** A line without an end goes on where the next begins small, or where it's about as long as lines are. */
function goesOn(before: string, line: string, isFull: boolean): boolean {
  if (/[.!?…:;。]["”’)]?$/.test(before)) return false
  return isFull || /^[\p{Ll}(]/u.test(line)
}

function sentencesOf(row: string): string[] {
  const sentences: string[] = []
  for (const sentence of row.split(/(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"„«¿¡])|(?<=[。！？])/u)) {
    const before = sentences.at(-1)
    if (before !== undefined && before.length < LENGTH_MIN)
      sentences[sentences.length - 1] = `${before} ${sentence}`
    else sentences.push(sentence)
  }
  return sentences.filter((one) => one !== '')
}
