import { escapeFormula } from '@satchel/contract/formula.ts'
import { stringify } from 'csv-stringify/sync'
import { measureThread } from '../metering.ts'

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
  return measureThread(() => stringify([cells.map(escapeFormula)]))
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
