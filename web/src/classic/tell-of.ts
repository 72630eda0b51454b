import type { ApiProblem } from '../lib/problem.ts'

/** What a refused form says to the person before it. */
export function tellOf(problem: ApiProblem): string {
  const { code } = problem.body
  if (code === 'bad-credentials') return 'Credentials wrong'
  if (code !== 'too-many-requests') return problem.message
  const { retryAfter } = problem
  if (retryAfter === undefined) return 'Too many tries. Try again later.'
  const time = new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short' })
  return `Too many tries. Try again at ${time.format(Date.now() + retryAfter * 1_000)}.`
}
