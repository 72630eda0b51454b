import type { Scope } from '../platform/database/scope.ts'
import { brokenUnique } from '../platform/database/unique.ts'
import { Problem, says } from '../platform/problem.ts'
import { findSlug } from './queries.ts'
import { isScarce, noScarceRoom, roomForScarce } from './slugs.ts'

/** Turns violated database constraints into problems for people. */
export async function withSlugProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = brokenUnique(error)
    if (constraint === undefined) throw error
    if (constraint === 'link_of_share')
      throw new Problem('conflict', says('sameShareCreatedMeanwhile'))
    throw slugTaken()
  }
}

/** Throws for a slug that another link has, or of which the account has its share. */
export async function requireFreeSlug(
  scope: Scope,
  slug: string | undefined,
  { host = '', exceptId = null }: { host?: string; exceptId?: string | null } = {},
): Promise<void> {
  if (slug === undefined) return
  if (await findSlug(scope, slug, exceptId)) throw slugTaken()
  if (isScarce(slug, host) && (await roomForScarce(scope)) <= 0) throw noScarceRoom()
}

export function slugTaken(): Problem {
  const errors = [{ path: 'slug', ...says('isTaken') }]
  return new Problem('slug-taken', says('anotherLinkAlreadyHasThisShortAddress'), { errors })
}
