import { csvDialect } from '@satchel/contract/imports/csv.ts'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import type { Description } from '../messages.ts'
import { savePictures } from './image.ts'

/** Bounds of the part of a table that is drawn: its beginning, however long and wide it is. */
const SAMPLE_MAX = 400_000
const ROWS_MAX = 15
const COLUMNS_MAX = 5
const CELL_MAX = 60

const SIZE = { width: 1_600, height: 1_200 }
const ROW_HEIGHT = SIZE.height / ROWS_MAX
const PADDING = 24
const FONT = 'font-family="Inter, Liberation Sans, DejaVu Sans, Arial, sans-serif" font-size="34"'

/** Saves pictures of a table's first cells, its head apart; nothing for what is no table, whatever it is called. */
export async function drawTable(
  text: string,
  folder: string,
): Promise<Pick<Description, 'thumbnail' | 'cover'>> {
  const rows = beginningOf(text)
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (columns < 2 || rows.length < 2) return {}
  const width = SIZE.width / columns
  const lines = rows.map((cells, row) => drawRow(cells, row, width))
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
      <rect width="100%" height="100%" fill="#ffffff"/>
      <rect width="100%" height="${ROW_HEIGHT}" fill="#eef0f3"/>${lines.join('')}</svg>`,
  )
  return savePictures(() => sharp(drawing), SIZE, folder)
}

/** Returns the first cells of a text; none if it can't be taken apart. */
function beginningOf(text: string): string[][] {
  const sample = text.slice(0, SAMPLE_MAX)
  // The last line may be half of one.
  const whole = sample === text ? sample : sample.slice(0, sample.lastIndexOf('\n') + 1)
  const { delimiter, start } = csvDialect(whole)
  try {
    const rows: string[][] = parse(whole.slice(start), {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: ROWS_MAX,
    })
    return rows.map((cells) => cells.slice(0, COLUMNS_MAX))
  } catch {
    return []
  }
}

/** Draws a row's cells, each cut at its column's edge. */
function drawRow(cells: readonly string[], row: number, width: number): string {
  const top = row * ROW_HEIGHT
  const weight = row === 0 ? ' font-weight="600"' : ''
  const drawn = cells.map(
    (cell, column) =>
      `<svg x="${column * width + PADDING}" y="${top}" width="${width - PADDING}" height="${ROW_HEIGHT}">
        <text x="0" y="${ROW_HEIGHT / 2 + 12}" fill="#14181d" ${FONT}${weight}>${written(cell)}</text></svg>`,
  )
  const line = `<rect y="${top + ROW_HEIGHT - 2}" width="100%" height="2" fill="#d6dae1"/>`
  return drawn.join('') + line
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Writes a cell as text of a drawing, without what no drawing may have. */
function written(cell: string): string {
  return cell
    .slice(0, CELL_MAX)
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
}
