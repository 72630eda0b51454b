import stringWidth from 'string-width'

// Control characters in a name could move the cursor, change colors or retitle the terminal.
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
/** The shape of API keys, which are never printed, even if typed in the wrong place. */
const KEYS = /satchel_[\w-]{20,}/g

/** Returns text from Satchel as one harmless line. */
export function plain(text: string): string {
  return text.replace(CONTROLS, ' ')
}

/** Returns text without any API key. */
export function withoutKeys(text: string, key: string | undefined): string {
  const hidden = text.replace(KEYS, 'satchel_…')
  return key ? hidden.replaceAll(key, '…') : hidden
}

export type Cell = string | number | null | undefined

/** Returns lines with columns as wide as their widest cell; numbers are aligned to the right. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const isNumber = heads.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  const texts = [heads, ...rows].map((row) => row.map((cell) => plain(String(cell ?? ''))))
  const widths = heads.map((_, column) =>
    Math.max(...texts.map((row) => stringWidth(row[column] ?? ''))),
  )
  return texts.map((row) => `${row.map(padded).join('  ').trimEnd()}\n`).join('')

  function padded(cell: string, column: number): string {
    const space = ' '.repeat((widths[column] ?? 0) - stringWidth(cell))
    return isNumber[column] ? space + cell : cell + space
  }
}

/** Returns a count with its noun, such as "1 file" and "2 files". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
