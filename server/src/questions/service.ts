import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import {
  PageNumber,
  type Question,
  type QuestionChange,
  type QuestionQuery,
} from '@satchel/contract/questions.ts'
import { Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import * as items from '../items/service.ts'
import { requirePermission, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { deleteOfSubjects } from '../webhooks/service.ts'
import { mailAnswered } from './mail-asker.ts'
import { recordChange } from './notify.ts'
import * as query from './queries.ts'
import { anonymizeOfEmail, deleteOfEmail } from './visitor-queries.ts'

export { ask, listShown } from './ask.ts'
export { findOfEmail } from './visitor-queries.ts'

const PAGES_MAX = 20

const Place = Type.Object({
  rank: Type.Integer(),
  page: Type.Union([Type.Literal(0), PageNumber]),
  id: Id,
})

/** Lists questions at the caller's links and items, or at everyone's if they may see them. */
export async function list(
  scope: Scope,
  { limit = PAGE_DEFAULT, cursor, ...filter }: QuestionQuery,
) {
  const after = readCursor(cursor, Place)
  const rows = await query.findQuestions(scope, filter, { limit: limit + 1, after })
  return pageOf(rows, limit, ({ rank, page, id }) => ({ rank, page: page ?? 0, id }))
}

/** Lists the pages of an item that raise most questions. */
export async function listPages(scope: Scope, itemId: string) {
  await items.requireItem(scope, itemId)
  const rows = await query.countByPage(scope, itemId, PAGES_MAX)
  return { items: rows, review: rows[0]?.review ?? 0 }
}

export async function get(scope: Scope, id: string): Promise<Question> {
  return orNotFound(await query.findQuestion(scope, id), 'Question')
}

/**
 * Changes a question. What is public for an item is read by visitors of links that others share, so it takes the right to
 * change content. Each change says that a public question holds for the newest version of the file.
 */
export async function change(
  scope: Scope,
  services: Services,
  id: string,
  { page, ...wanted }: QuestionChange,
): Promise<Question> {
  const before = orNotFound(await query.lockQuestion(scope, id), 'Question')
  const { answers } = await get(scope, id)
  const state = wanted.state ?? before.state
  const isPublicChange =
    state === 'public' || before.state === 'public' || wanted.publicText !== undefined
  if (isPublicChange || wanted.publicAnswer !== undefined)
    requirePermission(scope.actor, 'library.write')
  if (state === 'answered' && answers.length === 0)
    throw new Problem('conflict', says('questionHasNoAnswer'))
  requirePage(before, page)
  const words = wordsOf(before, wanted, answers.at(-1)?.text)
  if (state === 'public') requireWords(before, words)
  await query.updateQuestion(scope, id, {
    ...words,
    state,
    ...(page !== undefined && { page }),
    ...(page !== undefined && page !== before.page && { spotX: null, spotY: null }),
    reviewedVersion: before.currentVersion,
  })
  await recordVisibility(scope, before, state)
  if (state === 'closed' && before.state !== 'closed' && isNewer(before))
    await mailAnswered(scope, services, before)
  await recordChange(scope, before)
  return get(scope, id)
}

function requirePage(
  { itemId, pageCount }: query.LockedQuestion,
  page: number | null | undefined,
): void {
  if (typeof page !== 'number') return
  if (itemId === null || (pageCount !== null && page > pageCount))
    throw invalidField('page', says('isNoPageOfThisFile'))
}

type Words = Pick<query.LockedQuestion, 'publicText' | 'publicAnswer'>

/** Returns the public wording: the one given, else the one before, else what was asked and answered last. */
function wordsOf(
  before: query.LockedQuestion,
  { state, publicText, publicAnswer }: Omit<QuestionChange, 'page'>,
  latest: string | undefined,
): Words {
  const isPublished = (state ?? before.state) === 'public'
  return {
    publicText: publicText?.trim() || before.publicText || (isPublished ? before.text : null),
    publicAnswer: publicAnswer?.trim() || before.publicAnswer || (isPublished && latest) || null,
  }
}

function requireWords({ itemId }: query.LockedQuestion, { publicAnswer }: Words): void {
  if (itemId === null) throw new Problem('conflict', says('questionIsAtNoItem'))
  if (publicAnswer === null) throw invalidField('publicAnswer', says('isMissing'))
}

const isNewer = ({ fileVersion, currentVersion }: query.LockedQuestion) =>
  fileVersion !== null && currentVersion !== null && currentVersion > fileVersion

/** Writes to the audit log that other visitors read a question from now on, or no longer do. */
async function recordVisibility(
  scope: Scope,
  { id, itemId, state: before }: query.LockedQuestion,
  state: Question['state'],
): Promise<void> {
  const [was, is] = [before === 'public', state === 'public']
  if (was === is) return
  const action = is ? 'question.published' : 'question.unpublished'
  const { itemName } = await get(scope, id)
  await audit(scope, {
    action,
    target: { type: 'question', id, name: itemName },
    details: { itemId },
  })
}

/** Deletes the questions of an address, as its owner asks; of public ones the public words stay. */
export async function forgetQuestionsOf(scope: Scope, email: string): Promise<void> {
  const changed = [
    ...(await deleteOfEmail(scope, email)),
    ...(await anonymizeOfEmail(scope, email)),
  ]
  await deleteOfSubjects(scope, changed)
}
