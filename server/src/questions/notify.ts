import type { Question } from '@satchel/contract/questions.ts'
import { mailable, notify } from '../notifications/service.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { mailWaitOf } from '../platform/mail/mail-caps.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import { orNotFound } from '../platform/problem.ts'
import * as tenants from '../tenants/service.ts'
import * as users from '../users/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { askedEmail } from './emails.ts'
import * as query from './notify-queries.ts'
import { updateQuestion } from './queries.ts'
import { replyAddressOf } from './reply-address.ts'

const KIND = 'question-asked'

/** Tells open browsers of the team, after the commit, that a question is new or changed. */
export function recordChange(scope: Scope, { id }: { id: string }): Promise<void> {
  return record(scope, { type: 'question.changed', data: { questionId: id } })
}

/** Notifies the sharer of the link and the owner of the item of a question, and webhooks. */
export async function notifyAsked(services: Services, scope: Scope, id: string): Promise<void> {
  const question = orNotFound(await query.findFacts(scope, id), 'Question')
  const readers = await query.findReaders(scope, question.linkId, question.itemId)
  const mailed = await mailReaders(services, scope, question, readers)
  if (mailed.length > 0) await updateQuestion(scope, id, { mailed })
  await publishToWebhooks(scope, 'question.asked', factsOf(question))
  await recordChange(scope, question)
  for (const { id: userId, isSharer } of readers)
    await notify(scope, {
      kind: KIND,
      userIds: [userId],
      url: pageOf(question, isSharer),
      detail: question.text,
      itemName: question.itemName,
      actor: { id: null, name: question.emailProved ? question.email : null },
    })
}

/** Returns the page of the app at which the question is: the sharer's is that of the link. */
const pageOf = ({ linkId, itemId }: query.QuestionFacts, isSharer: boolean) =>
  isSharer || itemId === null ? `/links/${linkId}` : `/items/${itemId}?tab=questions`

/** Mails the question to those who want that, and returns their ids. */
async function mailReaders(
  services: Services,
  scope: Scope,
  question: query.QuestionFacts,
  readers: query.Reader[],
): Promise<string[]> {
  const { config, limits } = services
  const { tenantId } = scope.actor
  const mailReaderIds = await mailable(
    scope,
    KIND,
    readers.map(({ id }) => id),
  )
  const look = tenants.mailLookOf(await tenants.findTenant(scope), config)
  const mailed: string[] = []
  for (const reader of readers.filter(({ id }) => mailReaderIds.includes(id))) {
    // The app notifies of it in any case.
    if ((await mailWaitOf(limits, scope, 'question', reader.email)) !== undefined) continue
    const replyTo = replyAddressOf(services, { questionId: question.id, memberId: reader.id })
    const topics = [KIND]
    const unsubscribe = unsubscribeUrl(services, { tenantId, memberId: reader.id, topics })
    const url = `${config.PUBLIC_URL}${pageOf(question, reader.isSharer)}`
    const mail = askedEmail(look, reader, question, { url, replyTo })
    await enqueueMail(scope, { ...mail, unsubscribe })
    mailed.push(reader.id)
  }
  return mailed
}

/** Publishes an answer to webhooks and to open browsers of the team. */
export async function notifyAnswered(
  scope: Scope,
  { id, answers, askedAt }: Question,
): Promise<void> {
  const question = orNotFound(await query.findFacts(scope, id), 'Question')
  const by = orNotFound(await users.findUser(scope, personOf(scope)), 'User')
  const { text = '', at = askedAt } = answers.at(-1) ?? {}
  await publishToWebhooks(scope, 'question.answered', {
    ...factsOf(question),
    answer: { by: { id: by.id, name: by.name }, text, at },
  })
  await recordChange(scope, question)
}

function factsOf({ name, email, emailProved, ...question }: query.QuestionFacts) {
  return { ...question, asker: { name, email, proved: emailProved } }
}
