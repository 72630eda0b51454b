import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { unescapeFormula } from '@satchel/contract/formula.ts'
import type { TableSeparator } from '@satchel/contract/schemas.ts'
import { parse as parsing } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { stringify as stringifying } from 'csv-stringify'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withReading } from '../database/scope.ts'
import { UTF8_MARK } from '../files/csv-cells.ts'
import { localeOfMember } from '../mail/member-locale.ts'

const SIGNS: Readonly<Record<TableSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' }
/** Languages in whose countries a comma stands within numbers: Excel there puts a line with commas into one cell. */
const WITH_COMMAS_IN_NUMBERS = ['de', 'fr', 'es']
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const READ = { bom: true, relax_column_count: true }
/** Numbers that a sheet shows as they are written. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/

/** The form of a table for a request. */
interface TableForm {
  separator: string
  isWorkbook: boolean
}

/** Turns a table, made with commas, into what was asked for, else what programs or the person's Excel read. */
export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  table: string | Readable,
): Promise<string | Buffer | Readable> {
  const { separator, isWorkbook } = await formOf(request)
  if (isWorkbook) {
    const name = String(reply.getHeader('content-disposition') ?? '')
    reply.type(XLSX).header('content-disposition', name.replace(/\.csv(?=")/, '.xlsx'))
    return workbookOf(typeof table === 'string' ? table : await text(table))
  }
  return separator === ',' ? table : separatedBy(table, separator)
}

/** Puts another sign between the cells of a table. */
export function separatedBy(table: string | Readable, delimiter: string): string | Readable {
  if (typeof table === 'string') return UTF8_MARK + stringify(parse(table, READ), { delimiter })
  const lines = table.compose(parsing(READ)).compose(stringifying({ delimiter, bom: true }))
  return lines as unknown as Readable
}

/** Returns the sign between cells that programs of a language read; undefined for a comma. */
export function separatorIn(locale: string | null | undefined): ';' | undefined {
  return WITH_COMMAS_IN_NUMBERS.includes(locale ?? '') ? ';' : undefined
}

async function formOf({ query, identity, server }: FastifyRequest): Promise<TableForm> {
  const { separator, format } = query as { separator?: TableSeparator; format?: string }
  const isWorkbook = format === 'xlsx'
  if (separator || isWorkbook) return { separator: SIGNS[separator ?? 'comma'], isWorkbook }
  // Programs get commas unless they ask for something else.
  if (!identity || identity.scopes) return { separator: ',', isWorkbook }
  const { actor } = identity
  const { id } = actor
  const { database } = server.services
  const locale = id && (await withReading(database, actor, ({ db }) => localeOfMember(db, id)))
  return { separator: separatorIn(locale) ?? ',', isWorkbook }
}

async function workbookOf(table: string): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  const [heads = [], ...rows] = parse(table, READ) as string[][]
  const cells = [
    heads.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ]
  return write(cells, { stickyRowsCount: 1 }).toBuffer()
}

function cellOf(written: string): string | number | null {
  const value = unescapeFormula(written)
  if (value === '') return null
  return NUMBER.test(value) ? Number(value) : value.slice(0, CELL_MAX)
}

/** The most characters that Excel has in a cell. */
const CELL_MAX = 32_767
