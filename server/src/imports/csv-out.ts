import { Readable } from 'node:stream'
import { IMPORT_FIELDS } from '@satchel/contract/imports/imports.ts'
import { type Actor, withScope } from '../platform/database/scope.ts'
import { csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { Services } from '../platform/http/services.ts'
import * as query from './queries.ts'
import { cellsOf } from './records.ts'

const PAGE = 500

export function template(): string {
  const rows = [
    Object.values(IMPORT_FIELDS),
    [
      'https://www.example.com/guide',
      'Buyer’s guide',
      'Added as a link',
      'What to ask before you buy',
      'Consideration',
      'Product A',
      'Guide',
      'Energy; Water',
      'Europe',
      'pricing; 2026',
      'Starter kit',
      '',
      'yes',
      'yes',
      '',
      '2027-12-31',
      'Link',
    ],
    [
      'https://www.example.com/files/brochure.pdf',
      'Brochure',
      'Fetched and stored as a file',
      '',
      '',
      '',
      'Brochure',
      '',
      '',
      '',
      '',
      '',
      'yes',
      'no',
      '2026-11-21',
      '',
      'Host',
    ],
  ]
  return UTF8_MARK + rows.map(csvLine).join('')
}

/** The rows that failed as they came, with a column of problems before. */
export async function problemsOf(
  { database }: Services,
  actor: Actor,
  importId: string,
): Promise<Readable> {
  const run = await withScope(database, actor, (scope) => query.findImport(scope, importId))
  const isTable = run !== undefined && run.heads.length > 0
  const heads = isTable ? run.heads : [IMPORT_FIELDS.url]
  return Readable.from(lines())

  async function* lines() {
    yield UTF8_MARK + csvLine(['Row', 'Problem', ...heads])
    for (let after = -1; ; ) {
      const page = { status: ['failed'], after, limit: PAGE }
      const rows = await withScope(database, actor, (scope) =>
        query.findRows(scope, importId, page),
      )
      for (const { number, message, data } of rows)
        yield csvLine([
          String(number),
          message ?? '',
          ...cellsOf(data).slice(0, isTable ? undefined : 1),
        ])
      after = rows.at(-1)?.number ?? after
      if (rows.length < PAGE) return
    }
  }
}
