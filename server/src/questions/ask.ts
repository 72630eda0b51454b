import { withoutTurns } from '@satchel/contract/invisible.ts'
import { Id } from '@satchel/contract/schemas.ts'
import type {
  VisitorQuestion,
  VisitorQuestionDraft,
  VisitorQuestions,
} from '@satchel/contract/visits/visitor-questions.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { normalAddress } from '../platform/mail/email-address.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { HOUR, SECOND } from '../platform/time.ts'
import { notifyAsked } from './notify.ts'
import * as query from './visitor-queries.ts'

/** The maximum number of questions by one link in a day, of whichever network. */
const LINK_DAILY_MAX = 500
const SHOWN_DEFAULT = 50

/**
 * Stores a question of a visitor, and notifies the team. The same one again within an hour is the one that is there: the
 * reply to its first call got lost.
 */
export async function ask(
  services: Services,
  scope: Scope,
  asker: query.Asker,
  input: Omit<VisitorQuestionDraft, 'token'>,
): Promise<{ question: VisitorQuestion; isNew: boolean }> {
  const draft = readDraft(asker, input)
  await query.lockQuestions(scope, asker.linkId)
  const same = await query.findSame(scope, asker, draft)
  if (same) return { question: await one(scope, asker, same), isNew: false }
  if ((await query.countToday(scope, asker.linkId)) >= LINK_DAILY_MAX)
    throw new Problem('too-many-requests', says('tooManyAttemptsTryAgainLater'), {
      retryAfter: HOUR / SECOND,
    })
  const fileVersion = await requirePage(scope, asker, draft.page)
  const id = await query.insertQuestion(scope, asker, draft, asker.fileVersion ?? fileVersion)
  const question = await one(scope, asker, id)
  await notifyAsked(services, scope, id)
  return { question, isNew: true }
}

function readDraft(
  { email: known, emailProved }: query.Asker,
  {
    page = null,
    quote,
    spot = null,
    text: typed,
    name: typedName,
    email: typedEmail,
  }: Omit<VisitorQuestionDraft, 'token'>,
): query.QuestionDraft {
  const text = plainText(typed)
  if (!text) throw invalidField('text', says('mustHaveVisibleCharacter'))
  const own = typedEmail?.trim() ? normalAddress(typedEmail) : null
  if (own === undefined) throw invalidField('email', says('isNotEmailAddress'))
  if (spot && page === null) throw invalidField('page', says('isMissing'))
  const name = withoutTurns(typedName ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return {
    ...{ page, spot, text, name: name || null },
    quote: plainText(quote ?? '') || null,
    email: own ?? known,
    // Another address than the verified one is only said to be theirs.
    emailProved: emailProved && (own === null || own === known),
  }
}

/** Returns text without control characters other than ends of lines. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Throws unless what the visitor sees has the page. Returns the version of the file. */
async function requirePage(
  scope: Scope,
  { itemId }: query.Asker,
  page: number | null,
): Promise<number | null> {
  const file = itemId === null ? undefined : await query.findFile(scope, itemId)
  const isBeyond = page !== null && (!file || (file.pageCount !== null && page > file.pageCount))
  if (isBeyond) throw invalidField('page', says('isNoPageOfThisFile'))
  return file?.fileVersion ?? null
}

async function one(scope: Scope, asker: query.Asker, id: string): Promise<VisitorQuestion> {
  const [shown] = await query.findShown(scope, asker, { ...FIRST, id })
  return orNotFound(shown, 'Question')
}

const FIRST = { page: undefined, after: undefined, limit: 1 }

interface ShownPage {
  page?: number | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Lists the visitor's own questions about what they see, and those that are public. */
export async function listShown(
  scope: Scope,
  asker: query.Asker,
  { page, limit = SHOWN_DEFAULT, cursor }: ShownPage,
): Promise<VisitorQuestions> {
  const after = readCursor(cursor, Type.Object({ id: Id }))?.id
  const rows = await query.findShown(scope, asker, { page, limit: limit + 1, after })
  const isFirst = after === undefined && asker.itemId !== null
  const pages = isFirst ? await query.countPublic(scope, asker.itemId ?? '') : []
  return { ...pageOf(rows, limit, ({ id }) => ({ id })), pages }
}
