import { randomInt } from 'node:crypto'
import { isReserved } from '../platform/http/reserved-slugs.ts'
import { invalidField } from '../platform/problem.ts'

/** The characters of slugs, without those easily confused when read aloud or typed. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** The length of new slugs, 59 bits that can't be guessed. */
const LENGTH = 12

function randomSlug(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** Returns the columns of a link's slug: the one that was chosen, or a random one. */
export function slugOf(chosen: string | undefined) {
  return { slug: chosen ?? randomSlug(), slugChosen: chosen !== undefined }
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
  if (slug !== undefined && isReserved(slug)) throw invalidField('slug', 'is reserved')
}
