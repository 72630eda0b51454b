import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { csvDialect } from '@satchel/contract/imports/csv.ts'
import { parse } from 'csv-parse'

/** A problem with a whole file, for the person who provided it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export interface CsvFacts {
  encoding: string
  delimiter: string
}

export interface Sheet extends CsvFacts {
  heads: string[]
  /** The rows, numbered as in a spreadsheet, without empty ones. */
  rows: AsyncIterable<{ number: number; cells: string[] }>
}

const SAMPLE = 65_536
const COLUMNS_MAX = 500
/** An unclosed quotation mark would turn the rest of the file into one cell. */
const RECORD_MAX = 4 * 1024 ** 2

/** Opens a CSV in any common encoding and with any common separator, with or without a header row. */
async function openCsv(open: () => Readable): Promise<Sheet> {
  const encoding = await encodingOf(open)
  const sample = await sampleOf(decode(open(), encoding))
  if (sample.trim() === '') throw new UnreadableFile('The file is empty')
  const { delimiter, isNamed } = csvDialect(sample)
  const records = recordsOf(decode(open(), encoding), delimiter, isNamed ? 1 : 0)
  const first = await records.next()
  if (first.done) throw new UnreadableFile('The file is empty')
  const { cells } = first.value
  if (cells.length > COLUMNS_MAX)
    throw new UnreadableFile(
      `The file has ${cells.length} columns. At most ${COLUMNS_MAX} can be read`,
    )
  const isHead = !cells.some((cell) => /^https?:\/\//i.test(cell.trim()))
  const heads = isHead ? cells.map((cell) => cell.trim()) : cells.map((_, at) => `Column ${at + 1}`)
  const rows = isHead ? records : startingWith(first.value, records)
  return { encoding, delimiter, heads, rows }
}

export function openCsvFile(path: string): Promise<Sheet> {
  return openCsv(() => createReadStream(path))
}

export function openCsvText(text: string): Promise<Sheet> {
  return openCsv(() => Readable.from([Buffer.from(text)]))
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}

/** Returns the encoding by its byte order mark, else UTF-8 if all of it is valid, else Windows-1252. */
async function encodingOf(open: () => Readable): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let start = Buffer.alloc(0)
  for await (const chunk of open() as AsyncIterable<Buffer>) {
    if (start.length < 4) start = Buffer.concat([start, chunk.subarray(0, 4)])
    const mark = start.length < 4 ? undefined : markOf(start)
    if (mark) return mark
    if (chunk.includes(0)) throw notCsv(start)
    isUtf8 &&= decodes(utf8, chunk)
  }
  return isUtf8 && decodes(utf8) ? 'utf-8' : 'windows-1252'
}

function markOf(start: Buffer): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return undefined
}

function notCsv(start: Buffer): UnreadableFile {
  const isZip = start.subarray(0, 2).toString('latin1') === 'PK'
  return new UnreadableFile(
    isZip
      ? 'This is a workbook or an archive, not a CSV file. Save the sheet as CSV first'
      : 'This isn’t a CSV file: it contains binary data',
  )
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

async function* decode(bytes: Readable, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function sampleOf(text: AsyncIterable<string>): Promise<string> {
  let sample = ''
  for await (const part of text) {
    sample += part
    if (sample.length >= SAMPLE) break
  }
  return sample.slice(0, SAMPLE)
}

async function* recordsOf(
  text: AsyncIterable<string>,
  delimiter: string,
  skipped: number,
): AsyncGenerator<{ number: number; cells: string[] }> {
  const parser = Readable.from(text).pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: RECORD_MAX,
      from: skipped + 1,
    }),
  )
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1
      if (cells.every((cell) => cell.trim() === '')) continue
      yield { number, cells: cells.map((cell) => cell.replaceAll('\0', '')) }
    }
  } catch (error) {
    throw unreadable(error, number)
  } finally {
    parser.destroy()
  }
}

function unreadable(error: unknown, number: number): unknown {
  const { code, lines } = error as { code?: string; lines?: number }
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile(`A quotation mark after row ${number} (line ${lines}) isn’t closed`, {
      cause: error,
    })
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(
      `A row before line ${lines} has more than 4 MB. A quotation mark may not be closed`,
      { cause: error },
    )
  return error
}
