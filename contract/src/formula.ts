/** Beginning of a formula, after spaces and the apostrophes of earlier escapes; full-width characters do too. */
const START = /^'*[^\S\t\r\n]*[=+\-@＝＋－＠\t\r\n]/
const ESCAPED = /^'+[^\S\t\r\n]*[=+\-@＝＋－＠\t\r\n]/

/** A signed number or a phone number. */
const NUMBER = /^\p{Zs}*[+-][\d\p{Zs}()\-./,%]*$/u
/** A list item: a sign, a space, and text. */
const ITEM = /^\p{Zs}*[+-]\p{Zs}+(\S.*)$/su

/** Position of an operand: first in a line, or after an operator or bracket. */
const BEFORE = String.raw`(?:^|[-+*/^&<>,;:({])[^\S\r\n]*`
const AFTER = String.raw`[^\S\r\n]*(?:$|[-+*/^&<>,;:)}%#])`
const CELL = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}|R\d+C\d+`
const RANGE = String.raw`\$?\d+[^\S\r\n]*:[^\S\r\n]*\$?\d+|\$?[A-Z]{1,3}[^\S\r\n]*:[^\S\r\n]*\$?[A-Z]{1,3}`
const REFERENCE = `(?:${CELL}|${RANGE})`

/** Patterns that make an item more than words. Matched after compatibility normalization, as Excel reads full-width text. */
const RUNS: readonly RegExp[] = [
  // A comparison, a program of another application, a sheet, a table, an implicit intersection.
  /[=|]|![\p{L}\p{N}$#_]|[\p{L}\p{N}_]\[|(?<![\p{L}\p{N}_.])@/u,
  // A call; with a space before its bracket only where it isn't a remark such as “Guide (PDF)”.
  /[\p{L}\p{N}_.]\(|\(\s*["']/u,
  new RegExp(String.raw`${BEFORE}[\p{L}_][\p{L}\p{N}_.]*\s+\((?![\p{L}\s-]+\))`, 'mu'),
  new RegExp(String.raw`${BEFORE}${REFERENCE}(?:[^\S\r\n]+${REFERENCE})*${AFTER}`, 'imu'),
]

/** Returns text that no spreadsheet runs as a formula. Numbers, phone numbers and list items stay as they are. */
export function escapeFormula(text: string): string {
  return START.test(text) && !NUMBER.test(text) && !isListItem(text) ? `'${text}` : text
}

function isListItem(text: string): boolean {
  const words = ITEM.exec(text)?.[1]?.normalize('NFKC')
  return words !== undefined && !RUNS.some((formula) => formula.test(words))
}

/** Undoes `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text
}
