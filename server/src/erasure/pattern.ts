/** The name in place of an erased one. */
export const ERASED_NAME = 'Erased person'

/** Regular expressions of PostgreSQL that find somebody, whatever the case. */
export interface Patterns {
  /** Their addresses, nowhere as a part of others. */
  address: string
  /** Their names where they stand alone, and those of several words within texts, too; null without names. */
  name: string | null
  /** Any sign that a row is about them: an address, an id, a name of several words. */
  mention: string
}

/** Returns the patterns for a person with these addresses, names and ids. */
export function patternsOf(addresses: string[], names: string[], ids: string[] = []): Patterns {
  const address = either(addresses.flatMap(spellings).map(asAddress))
  const [full, short] = [names.filter(isFull), names.filter((name) => !isFull(name))]
  const fullNames = full.flatMap(spellings).map(asWords)
  const alone = [...fullNames, ...short.flatMap(spellings).map(asWhole)]
  return {
    address,
    name: alone.length > 0 ? either(alone) : null,
    mention: either([address, ...fullNames, ...ids.map(escaped)]),
  }
}

const either = (patterns: string[]) => `(?:${patterns.join('|')})`

const isFull = (name: string) => /\S\s+\S/.test(name.trim())

/** Returns a text as it is, as JSON writes it, and as addresses of pages do. */
function spellings(text: string): string[] {
  const all = [text.trim(), JSON.stringify(text.trim()).slice(1, -1)]
  return [...new Set([...all, encodeURIComponent(text.trim().toWellFormed())])]
}

/** Escapes everything that isn't a letter, a digit or beyond ASCII; PostgreSQL then reads it as itself. */
const escaped = (text: string) => text.replace(/[\x20-\x7e]/g, (sign) => escapedSign(sign))

const escapedSign = (sign: string) => (/[a-z0-9]/i.test(sign) ? sign : `\\${sign}`)

/** A line break as JSON writes it, or a sign as addresses of pages do, ends a word before. */
const BEFORE = '(?<=\\\\[bfnrt])|(?<=%[0-9a-f]{2})'

const asAddress = (text: string) =>
  `(?:(?<![[:alnum:]._%+-])|${BEFORE})${escaped(text)}(?![[:alnum:]-]|\\.[[:alnum:]])`

const asWords = (text: string) => `(?:(?<![[:alnum:]])|${BEFORE})${escaped(text)}(?![[:alnum:]])`

const asWhole = (text: string) => `(?:^|(?<="))${escaped(text)}(?:$|(?="))`
