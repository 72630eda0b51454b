import { stringify } from 'csv-stringify/sync'

/** The byte order mark that makes Excel read UTF-8. */
export const UTF8_MARK = '\uFEFF'

/** An answer that is a table, for a spreadsheet; its name says what of. */
export class Csv {
  readonly name: string
  readonly text: string

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }
}

/** A line of a CSV that no spreadsheet runs a formula of. */
export function csvLine(cells: readonly string[]): string {
  return stringify([cells.map(neutralise)])
}

/** Text that a spreadsheet would run as a formula, including full-width characters and earlier escapes. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
const RESCUED = /^'+[=+\-@＝＋－＠\t\r\n]/

/** A cell no spreadsheet runs. */
function neutralise(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Undoes the escaping. */
export function revive(text: string): string {
  return RESCUED.test(text) ? text.slice(1) : text
}

/** Joins labels in one cell; separators within a label are escaped with a backslash. */
export function joinLabels(labels: readonly string[]): string {
  return labels.map((label) => label.replace(/[;|\\\n\r]/g, '\\$&')).join('; ')
}

/** Splits labels at semicolons, pipes or line breaks, without duplicates. */
export function splitLabels(cell: string): string[] {
  const parts = cell.match(/(?:\\[;|\\\n\r]|[^;|\n\r])+/g) ?? []
  const labels = parts.map((part) =>
    part
      .replace(/\\([;|\\\n\r])/g, '$1')
      .trim()
      .replace(/\s+/g, ' '),
  )
  return [...new Set(labels.filter((label) => label !== ''))]
}
