import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { Refusal } from './failures.ts'

/** Reads a CSV with a header, separated by commas, semicolons or tabs; headings in small letters. */
export function readCsv(name: string, text: string): Record<string, string>[] {
  try {
    return parse(text, {
      bom: true,
      columns: (heads: string[]) => heads.map((head) => head.trim().toLowerCase()),
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    throw new Refusal(`${name} isn’t a CSV: ${(error as Error).message}`)
  }
}

function delimiterOf(text: string): string {
  const [heads = ''] = text.split('\n')
  const counts = [',', ';', '\t'].map((sign) => [heads.split(sign).length, sign] as const)
  return counts.reduce((most, one) => (one[0] > most[0] ? one : most))[1]
}

/** Returns a CSV whose cells no spreadsheet runs as formulas. */
export function writeCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([[...heads], ...rows.map((row) => [...row])], { escape_formulas: true })
}
