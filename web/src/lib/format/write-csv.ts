import { escapeFormula } from '@satchel/contract/formula.ts'

/** Writes RFC 4180 with a byte-order mark, by which Excel detects UTF-8. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): Blob {
  const lines = rows.map((row) => row.map(cellOf).join(','))
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' })
}

function cellOf(value: string | number): string {
  const text = typeof value === 'string' ? escapeFormula(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
