import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type CsvDelimiter, type CsvEncoding, csvDialect } from '@satchel/contract/imports/csv.ts'
import { parse } from 'csv-parse'
import { says } from '../../platform/problem.ts'
import { detectEncoding } from './encoding.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface CsvFacts {
  encoding: CsvEncoding
  delimiter: string
}

/** A person's choice instead of what is detected. */
export interface CsvChoice {
  encoding?: CsvEncoding
  delimiter?: CsvDelimiter
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
async function openCsv(open: () => Readable, chosen: CsvChoice): Promise<Sheet> {
  const encoding = chosen.encoding ?? (await detectEncoding(open))
  const sample = await sampleOf(decode(open(), encoding))
  if (sample.trim() === '') throw new UnreadableFile(says('fileIsEmpty'))
  const { isNamed, delimiter: detected } = csvDialect(sample)
  const delimiter = chosen.delimiter ?? detected
  const records = recordsOf(decode(open(), encoding), delimiter, isNamed ? 1 : 0)
  const first = await records.next()
  if (first.done) throw new UnreadableFile(says('fileIsEmpty'))
  const { cells } = first.value
  if (cells.length > COLUMNS_MAX)
    throw new UnreadableFile(
      says('fileHasTooManyColumns', { count: cells.length, max: COLUMNS_MAX }),
    )
  const isHead = !cells.some((cell) => /^https?:\/\//i.test(cell.trim()))
  const heads = isHead ? cells.map((cell) => cell.trim()) : cells.map((_, at) => `Column ${at + 1}`)
  const rows = isHead ? records : startingWith(first.value, records)
  return { encoding, delimiter, heads, rows }
}

export function openCsvFile(path: string, chosen: CsvChoice): Promise<Sheet> {
  return openCsv(() => createReadStream(path), chosen)
}

export function openCsvText(text: string, chosen: CsvChoice): Promise<Sheet> {
  return openCsv(() => Readable.from([Buffer.from(text)]), chosen)
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
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
  const { code, lines: line = 0 } = error as { code?: string; lines?: number }
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile(says('quotationMarkNotClosed', { row: number, line }), {
      cause: error,
    })
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(says('rowTooLong', { line }), { cause: error })
  return error
}
