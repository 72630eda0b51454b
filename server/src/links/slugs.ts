import { randomInt } from 'node:crypto'
import * as billing from '../billing/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { isReserved } from '../platform/http/reserved-slugs.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { countScarce } from './queries.ts'

/** The characters of slugs, without those easily confused when read aloud or typed. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** The length of new slugs, 59 bits that can't be guessed. */
const LENGTH = 12

function randomSlug(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** Returns the columns of a link's slug: the one that was chosen, or a random one. */
export function slugOf(chosen: string | undefined) {
  return { slug: chosen ?? randomSlug(), slugChosen: chosen !== undefined, spelling: null }
}

const RANDOM = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)

/** Tells whether nobody can guess the slug of a link: random, and not of the short ones there were before. */
export function isUnguessable({
  slug,
  slugChosen,
}: {
  slug: string
  slugChosen: boolean
}): boolean {
  return !slugChosen && RANDOM.test(slug)
}

/** Throws for a word that the product keeps for itself. */
export function requireUnreserved(slug: string | undefined): void {
  if (slug !== undefined && isReserved(slug)) throw invalidField('slug', says('isReserved'))
}

/** The longest slugs of which there are too few at the address that accounts share: 46,656 of three characters. */
const SCARCE = 3
/** Such slugs that an account may have there that isn't paid for. */
const SCARCE_FREE = 20

export function noScarceRoom(): Problem {
  return new Problem('plan-limit', says('tooManyShortSlugs', { max: SCARCE_FREE, max2: SCARCE }))
}

export function isScarce(slug: string, host: string): boolean {
  return host === '' && slug.length <= SCARCE
}

/** Returns how many scarce slugs the account may still take. */
export async function roomForScarce(scope: Scope): Promise<number> {
  if (await billing.isPaid(scope)) return Infinity
  return SCARCE_FREE - (await countScarce(scope, SCARCE))
}
