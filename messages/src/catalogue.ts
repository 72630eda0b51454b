import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** The texts of a language by key, in ICU message syntax. */
export type Catalogue = Readonly<Record<string, string>>
export type Part = MessageFormatElement

/** Returns the path of a language's catalogue. */
export const fileOf = (language: string) => join(import.meta.dirname, '..', `${language}.json`)

/** Reads the catalogue of a language from its file. */
export function readCatalogue(language: string): Catalogue {
  return JSON.parse(readFileSync(fileOf(language), 'utf8'))
}

/** Takes a text apart. Tags in it are text; throws a SyntaxError for what isn't ICU message syntax. */
export function partsOf(text: string): Part[] {
  return parse(text, { ignoreTag: true, requiresOtherClause: true })
}

/** Returns the parameters of a text with the types of their values, sorted by name. */
export function parametersOf(parts: readonly Part[]): Map<string, string> {
  const found = new Map<string, Set<string>>()
  collect(parts, found)
  return new Map(
    [...found].sort().map(([name, types]) => [
      name,
      // Whatever else a text does with a number, a plural form needs it.
      types.has('number') ? 'number' : types.has('string') ? 'string' : 'string | number',
    ]),
  )
}

function collect(parts: readonly Part[], found: Map<string, Set<string>>): void {
  for (const part of parts) {
    if (isLiteralElement(part) || isPoundElement(part)) continue
    found.set(part.value, (found.get(part.value) ?? new Set()).add(typeOf(part)))
    for (const form of formsOf(part)) collect(form, found)
  }
}

function typeOf(part: Part): string {
  if (isSelectElement(part)) return 'string'
  return isPluralElement(part) || part.type === 2 ? 'number' : 'any'
}

/** Returns the texts among which a part chooses. */
export function formsOf(part: Part): Part[][] {
  if (!isPluralElement(part) && !isSelectElement(part)) return []
  return Object.values(part.options).map(({ value }) => value)
}
