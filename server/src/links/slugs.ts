import { randomInt } from 'node:crypto'
import { isReserved } from '../platform/http/reserved-slugs.ts'
import { invalidField } from '../platform/problem.ts'

/** The characters of slugs, without those easily confused when read aloud or typed. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** The length of new slugs, 59 bits that can't be guessed. */
const LENGTH = 12

export function randomSlug(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** Throws for a word that the product keeps for itself. */
export function requireUnreserved(slug: string | undefined): void {
  if (slug !== undefined && isReserved(slug)) throw invalidField('slug', 'is reserved')
}
