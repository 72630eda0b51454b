import { t } from '@satchel/messages/t.ts'
import { FORMAT_LOCALE } from '../lib/language.ts'
import type { ApiProblem } from '../lib/problem.ts'

/** Returns the message of a refused form. */
export function problemMessage(problem: ApiProblem): string {
  const { code } = problem.body
  if (code === 'bad-credentials') return t('classic.signIn.credentialsWrong')
  if (code !== 'too-many-requests') return problem.message
  const { retryAfter } = problem
  if (retryAfter === undefined) return t('classic.signIn.tooManyAttemptsTryAgain')
  const time = new Intl.DateTimeFormat(FORMAT_LOCALE, { timeStyle: 'short' })
  return t('classic.signIn.tooManyAttemptsUntil', {
    format: time.format(Date.now() + retryAfter * 1_000),
  })
}
