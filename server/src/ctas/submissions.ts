import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { CtaSubmission, SubmissionState } from '@satchel/contract/ctas/reports.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { own } from '@satchel/contract/own.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { Csv, csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import { tableWordsIn, type Word } from '../platform/files/table-words.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { deleteOfSubjects } from '../webhooks/service.ts'
import { passOn } from './leads.ts'
import { type CtaRow, findCta } from './select-queries.ts'
import * as query from './submission-queries.ts'

interface Query extends CursorQuery {
  search?: string
  spam?: boolean
  state?: SubmissionState
  locale?: Locale
}

export async function list(
  scope: Scope,
  id: string,
  { limit = PAGE_DEFAULT, cursor, ...filter }: Query,
) {
  orNotFound(await findCta(scope, id), 'CTA')
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await query.findSubmissions(scope, id, {
    ...filter,
    limit: limit + 1,
    ...(after && { before: after.id }),
  })
  return pageOf(rows.map(present), limit, ({ id: last }) => ({ id: last }))
}

function present({ itemId, linkId, siteId, source, ...row }: query.SubmissionRow): CtaSubmission {
  return {
    ...row,
    spam: row.state !== 'received',
    ...(itemId && { itemId }),
    ...(linkId && { linkId }),
    ...(siteId && { siteId }),
    ...(source && { source }),
  }
}

const CSV_ROWS = 50_000
const STATES = { received: 'received', held: 'held', spam: 'spam' } as const

/**
 * Releases a submission that was kept back, which then counts and is passed on, once; or marks a held one as spam.
 * Throws `conflict` for the spam that was received, of which others know.
 */
export async function change(
  scope: Scope,
  services: Services,
  { ctaId, id }: { ctaId: string; id: string },
  state: 'received' | 'spam',
): Promise<CtaSubmission> {
  const cta = orNotFound(await findCta(scope, ctaId), 'CTA')
  const find = async () =>
    orNotFound((await query.findSubmissions(scope, ctaId, { id, limit: 1 }))[0], 'Submission')
  const before = await find()
  if (state === 'received') {
    const isReleased = await query.releaseSubmission(scope, ctaId, id)
    if (isReleased) await passOn(scope, services, cta, before)
  } else if (!(await query.dismissSubmission(scope, ctaId, id)) && before.state === 'received') {
    throw new Problem('conflict', says('thisSubmissionWasAlreadyReceived'))
  }
  return present(await find())
}

/** All that the filters leave, as a table with a column for each field. */
export async function exported(
  scope: Scope,
  id: string,
  { search, spam, state, locale }: Query,
): Promise<Csv> {
  const cta = orNotFound(await findCta(scope, id), 'CTA')
  const rows = await query.findSubmissions(scope, id, {
    ...(search && { search }),
    ...(spam !== undefined && { spam }),
    ...(state && { state }),
    limit: CSV_ROWS,
  })
  const target = { type: 'cta', id, name: cta.name }
  await audit(scope, {
    action: 'cta.submissions-exported',
    target,
    details: { count: rows.length },
  })
  return new Csv(
    'submissions',
    UTF8_MARK + linesOf(cta, rows, tableWordsIn(locale)).map(csvLine).join(''),
  )
}

/** Fields that were removed since keep their column, under their name; the text of a consent has one of its own. */
function linesOf({ fields }: CtaRow, rows: query.SubmissionRow[], word: Word): string[][] {
  const labels = new Map(
    fields.map(({ name, label, type }) => [name, type === 'consent' ? word('agreed') : label]),
  )
  for (const { values } of rows)
    for (const name of Object.keys(values)) if (!labels.has(name)) labels.set(name, name)
  const names = [...labels.keys()]
  const ends = (['consent', 'status', 'shownOn', 'link', 'id'] as const).map(word)
  const head = [word('time'), ...labels.values(), ...ends]
  const lines = rows.map(({ id, at, values, consent, state, source, linkId }) => [
    at,
    ...names.map((name) => cellOf(own(values, name), word)),
    consent ?? '',
    word(STATES[state]),
    source ?? '',
    linkId ?? '',
    id,
  ])
  return [head, ...lines]
}

function cellOf(value: string | boolean | undefined, word: Word): string {
  if (typeof value === 'boolean') return word(value ? 'yes' : 'no')
  return value ?? ''
}

export async function remove(scope: Scope, ctaId: string, id: string): Promise<void> {
  const { name } = orNotFound(await findCta(scope, ctaId), 'CTA')
  orNotFound(await query.deleteSubmission(scope, ctaId, id), 'Submission')
  await deleteOfSubjects(scope, [id])
  const target = { type: 'cta', id: ctaId, name }
  await audit(scope, { action: 'cta.submissions-deleted', target, details: { count: 1 } })
}

/** Deletes all submissions of an address, as its owner may ask. The address itself goes nowhere. */
export async function removeOf(scope: Scope, email: string): Promise<{ deleted: number }> {
  const ids = await query.deleteOfEmail(scope, normalEmail(email))
  await deleteOfSubjects(scope, ids)
  const deleted = ids.length
  await audit(scope, { action: 'cta.submissions-deleted', details: { count: deleted } })
  return { deleted }
}
