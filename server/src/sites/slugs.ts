import { randomInt } from 'node:crypto'
import { isReserved } from '../platform/http/reserved-slugs.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'

const LENGTH_MAX = 60
const SUFFIX = 4
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Throws for a word that the product keeps for itself. */
export function requireUsable(slug: string): void {
  if (isReserved(slug)) throw invalidField('slug', says('isReserved'))
}

/** Returns addresses for a name: its words first, then with a few letters that nobody has yet. */
export function* slugsFor(name: string): Generator<string> {
  const words = slugOf(name)
  if (words.length >= 3 && !isReserved(words)) yield words
  const base = (words || 'site').slice(0, LENGTH_MAX - SUFFIX - 3).replace(/-+$/, '')
  for (let tries = 0; tries < 3; tries++) yield `${base}-${randomText(SUFFIX)}`
  yield `${base.slice(0, 40)}-${randomText(12)}`
}

/** Returns an address that can't be guessed. */
export function secretSlug(): string {
  return randomText(16)
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replace(/^-+|-+$/g, '')
}

function randomText(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

export function slugTaken(): Problem {
  const errors = [{ path: 'slug', ...says('isTaken') }]
  return new Problem('slug-taken', says('anotherSiteHasThisAddress'), { errors })
}
