import type { AnswerResult } from '@satchel/contract/search/answers.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { logSearch } from '../log/log.ts'
import { answer } from './answers.ts'

/** Answers a question, and notes one that no document answers among what was looked for and not found. */
export async function ask(
  scope: Scope,
  form: { question: string; limit?: number },
): Promise<AnswerResult> {
  const begin = performance.now()
  const result = await answer(scope, form)
  const ms = Math.round(performance.now() - begin)
  if (result.unanswered) await logSearch(scope, { searchTerm: form.question }, { hits: 0, ms })
  return result
}
