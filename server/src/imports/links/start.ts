import type { ImportRequest } from '@satchel/contract/imports/imports.ts'
import { LINK_COLUMNS, type LinkPasswords, type LinkPlan } from '@satchel/contract/imports/links.ts'
import { LINK_PASSWORD_MIN } from '@satchel/contract/links/options.ts'
import * as items from '../../items/service.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { csvLine, UTF8_MARK } from '../../platform/files/csv-cells.ts'
import type { Services } from '../../platform/http/services.ts'
import { invalidField, says } from '../../platform/problem.ts'
import { hashSharedPassword } from '../../platform/security/passwords.ts'
import type { Facts } from '../present.ts'
import * as query from '../queries.ts'
import { insertRecords, type Records } from '../records.ts'
import { type Choices, choicesOf } from '../rules.ts'
import * as imports from '../service.ts'
import { missingCategories, planLinks, requireLinkTable } from './plan.ts'

/** Tells whether only the plan is asked for. */
export function isPlan({ source, dryRun }: ImportRequest): boolean {
  return source === 'links' && dryRun === true
}

/** Returns what the import would do; ends early once whoever waits has left. */
export async function planOf(
  services: Services,
  scope: Scope,
  request: ImportRequest,
  hasLeft: () => boolean,
): Promise<LinkPlan> {
  await items.requireValues(scope, request.classify ?? {})
  const { records } = await tableOf(scope, request)
  const { classify, passwords } = request
  return planLinks(services, scope, records, { classify, passwords: passwords?.as, hasLeft })
}

/** Begins a run that turns the rows of a table into links. */
export async function beginLinks(scope: Scope, request: ImportRequest): Promise<string> {
  const [missing] = await missingCategories(scope, request.classify)
  if (missing) throw invalidField(`classify.${missing}`, says('isRequiredByTeam'))
  const { records, facts } = await tableOf(scope, request)
  const name = request.name?.trim()
  const choices: Choices = {
    ...choicesOf({ classify: request.classify ?? {} }),
    ...(request.passwords && { passwords: await passwordsOf(request.passwords) }),
  }
  const run = { status: 'running', isRead: true } as const
  if ('draftId' in records) {
    const { draftId: id } = records
    await query.lockImport(scope, id)
    await imports.requireReadyDraft(scope, id)
    const change = { ...run, ...(name && { name }), choices: JSON.stringify(choices) }
    await query.updateImport(scope, id, change)
    await imports.enqueueRun(scope, id, 'import-links')
    return id
  }
  const { heads, rows } = records
  const draft = {
    source: 'links',
    name: name ?? 'Links',
    heads,
    facts,
    choices,
    total: rows.length,
  }
  const id = await query.insertImport(scope, { ...draft, ...run })
  await insertRecords(scope, id, rows)
  await imports.enqueueRun(scope, id, 'import-links')
  return id
}

/** Returns the choice as it's stored, without the password itself. */
async function passwordsOf({ as, password }: LinkPasswords): Promise<Choices['passwords']> {
  if ((as === 'password') !== (password !== undefined && password !== null))
    throw invalidField('passwords.password', says('passwordOnlyWithPassword'))
  if (!password) return { as }
  return { as, hash: await hashSharedPassword(password, LINK_PASSWORD_MIN) }
}

/** Returns the rows of the draft or of the CSV in the request, of which there must be one. */
async function tableOf(
  scope: Scope,
  request: ImportRequest,
): Promise<{ records: Records; facts: Facts }> {
  const { draftId, csv, collectionId } = request
  if (collectionId) throw invalidField('collectionId', says('worksForItemsOnly'))
  if ((draftId === undefined) === (csv === undefined))
    throw invalidField('draftId', says('orCsvIsRequired'))
  if (draftId) {
    const draft = await imports.requireReadyDraft(scope, draftId)
    imports.requireSource(draft, 'links')
    return { records: { draftId, heads: draft.heads }, facts: draft.facts as Facts }
  }
  const chosen = imports.csvChoiceOf(request)
  const { heads, rows, encoding, delimiter } = await imports.readCsv(csv ?? '', chosen, 'links')
  const { product } = imports.readable('csv', () => requireLinkTable(heads))
  if (rows.length === 0) throw invalidField('csv', says('hasHeaderButNoRows'))
  return { records: { heads, rows }, facts: { encoding, delimiter, product } }
}

/** Returns a table with all columns and example rows. */
export function linkTemplate(): string {
  const heads = Object.values(LINK_COLUMNS)
  const rows = [
    heads,
    [
      ...['spring', 'go.example.com', 'https://www.example.com/offers/spring', 'Spring offers'],
      ...['offers; 2026', '2026-03-01', '1250', '2027-05-31', ''],
    ],
    [
      ...['price-list', 'go.example.com', '', 'Price list', '', '2025-11-21 09:30', '87', ''],
      'Price list.pdf',
    ],
  ]
  const filled = rows.map((cells) => [...cells, ...heads.slice(cells.length).map(() => '')])
  return UTF8_MARK + filled.map(csvLine).join('')
}
