import type { Question } from '@satchel/contract/questions.ts'
import { ANSWERS_MAX } from '@satchel/contract/questions.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { mailAnswer } from './mail-asker.ts'
import { notifyAnswered } from './notify.ts'
import * as query from './queries.ts'
import { get } from './service.ts'

/**
 * Answers a question, in one transaction with the email to the asker. The same text again within a minute is the answer
 * that is there: the reply to its first call got lost.
 */
export async function answer(
  scope: Scope,
  services: Services,
  id: string,
  typed: string,
  inboundId?: string,
): Promise<{ question: Question; isNew: boolean }> {
  const text = typed.trim()
  if (!text) throw invalidField('text', says('mustHaveVisibleCharacter'))
  const question = orNotFound(await query.lockQuestion(scope, id), 'Question')
  const { count, isSame } = await query.findAnswers(scope, id, text)
  if (isSame && inboundId === undefined) return { question: await get(scope, id), isNew: false }
  if (count >= ANSWERS_MAX) throw new Problem('conflict', says('questionHasTooManyAnswers'))
  const answerId = await query.insertAnswer(scope, {
    ...{ questionId: id, text, memberId: personOf(scope), mailed: question.email !== null },
    ...(inboundId && { inboundId }),
  })
  if (!answerId) throw new Problem('conflict', says('emailWasReceivedBefore'))
  const isAnswered = question.state === 'open' || question.state === 'closed'
  if (isAnswered) await query.updateQuestion(scope, id, { state: 'answered' })
  const after = await get(scope, id)
  if (question.email) await mailAnswer(scope, services, question, { id: answerId, text })
  await notifyAnswered(scope, after)
  await audit(scope, {
    action: 'question.answered',
    target: { type: 'question', id, name: after.itemName },
    details: { itemId: after.itemId },
  })
  return { question: after, isNew: true }
}
