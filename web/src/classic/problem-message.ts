import { FORMAT_LOCALE } from '../lib/language.ts'
import type { ApiProblem } from '../lib/problem.ts'
import * as labels from './labels/sign-in.ts'

/** Returns the message of a refused form. */
export function problemMessage(problem: ApiProblem): string {
  const { code } = problem.body
  if (code === 'bad-credentials') return labels.credentialsWrong
  if (code !== 'too-many-requests') return problem.message
  const { retryAfter } = problem
  if (retryAfter === undefined) return labels.tooManyAttemptsTryAgain
  const time = new Intl.DateTimeFormat(FORMAT_LOCALE, { timeStyle: 'short' })
  return labels.tooManyAttemptsUntil(time.format(Date.now() + retryAfter * 1_000))
}
