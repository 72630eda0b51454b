import { Problem, says } from '../../platform/problem.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Refusal } from '../link/refusal.ts'
import { admit, Closed, type Guest } from './admit.ts'
import { find, type Links, type PageRequest } from './open-link.ts'

/** Finds a link that opens for this visitor. Throws problems, since scripts ask and not browsers for pages. */
export async function enter(
  links: Links,
  knock: PageRequest,
): Promise<{ link: FoundLink; guest: Guest }> {
  try {
    const link = await find(links, knock)
    return { link, guest: admit(links.services.secrets.visitors, link, knock) }
  } catch (error) {
    throw asProblem(error)
  }
}

const CODES = {
  password: 'password-required',
  email: 'email-required',
  code: 'email-required',
  agreement: 'agreement-required',
} as const

function asProblem(error: unknown): unknown {
  if (error instanceof Closed) {
    return new Problem(CODES[error.asks], says('openLinkFirst'))
  }
  if (!(error instanceof Refusal)) return error
  const { status, retryAfter } = error
  if (status === 429)
    return new Problem('too-many-requests', says('tooManyAttemptsTryAgainLater'), {
      ...(retryAfter !== undefined && { retryAfter }),
    })
  return status === 410
    ? new Problem('gone', says('linkDoesntOpenAnymore'))
    : new Problem('not-found', says('linkNotFound'))
}
