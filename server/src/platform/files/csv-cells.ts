import { stringify } from 'csv-stringify/sync'

/** Excel takes a file for UTF-8 by this mark alone. */
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

/** What a spreadsheet would run as a formula, in wide letters too, also behind apostrophes of earlier rescues. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
const RESCUED = /^'+[=+\-@＝＋－＠\t\r\n]/

/** A cell no spreadsheet runs. */
function neutralise(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Undoes exactly that. */
export function revive(text: string): string {
  return RESCUED.test(text) ? text.slice(1) : text
}

/** Several labels in one cell; a separator within a label has a backslash before it. */
export function joinLabels(labels: readonly string[]): string {
  return labels.map((label) => label.replace(/[;|\\\n\r]/g, '\\$&')).join('; ')
}

/** Between semicolons, bars or lines; each once. */
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
