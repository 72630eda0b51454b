import type { Acceptance, AcceptanceQuery } from '@satchel/contract/agreements.ts'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { Csv, csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import { tableWordsIn } from '../platform/files/table-words.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { audit } from '../platform/security/audit.ts'
import * as query from './acceptance-queries.ts'

const CSV_ROWS = 50_000

export async function list(
  scope: Scope,
  { limit = PAGE_DEFAULT, cursor, agreementId, linkId }: AcceptanceQuery,
) {
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const filter = { ...(agreementId && { agreementId }), ...(linkId && { linkId }) }
  const place = { limit: limit + 1, before: after?.id }
  const rows = await query.findAcceptances(scope, { ...filter, ...place })
  return pageOf(rows, limit, ({ id }) => ({ id }))
}

/** Returns a table of everybody who agreed. */
export async function everything(scope: Scope): Promise<string> {
  const rows = await query.findAcceptances(scope, { limit: CSV_ROWS })
  return UTF8_MARK + linesOf(rows, undefined).map(csvLine).join('')
}

/** Returns all that the filters leave as a table, and adds that to the audit log. */
export async function exported(
  scope: Scope,
  { agreementId, linkId, locale }: AcceptanceQuery,
): Promise<Csv> {
  const filter = { ...(agreementId && { agreementId }), ...(linkId && { linkId }) }
  const rows = await query.findAcceptances(scope, { ...filter, limit: CSV_ROWS })
  await audit(scope, {
    action: 'agreement.acceptances-exported',
    details: { ...filter, count: rows.length },
  })
  return new Csv('agreements', UTF8_MARK + linesOf(rows, locale).map(csvLine).join(''))
}

function linesOf(rows: Acceptance[], locale: Locale | undefined): string[][] {
  const word = tableWordsIn(locale)
  const head = (
    [
      ...(['time', 'agreement', 'version', 'name', 'address', 'confirmed'] as const),
      ...(['network', 'language', 'sha256', 'link', 'id'] as const),
    ] as const
  ).map(word)
  const lines = rows.map((row) => [
    row.at,
    row.agreementName,
    String(row.version),
    row.name,
    row.email ?? '',
    row.proved ? word('yes') : word('no'),
    row.network,
    row.language,
    row.sha256,
    row.linkId ?? '',
    row.id,
  ])
  return [head, ...lines]
}
