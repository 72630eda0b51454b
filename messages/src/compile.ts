import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
} from '@formatjs/icu-messageformat-parser'
import { formsOf, type Part } from './catalogue.ts'

/** Names of the functions that compiled messages call. */
export const HELPERS = { number: '$number', plural: '$plural', select: '$select' } as const
export type Helper = keyof typeof HELPERS
type Names = Readonly<Record<Helper, string>>

/** Returns how often a message names each parameter. */
export function usesOf(
  parts: readonly Part[],
  uses = new Map<string, number>(),
  counted = '',
): Map<string, number> {
  for (const part of parts) {
    if (isLiteralElement(part)) continue
    // A # stands for the number of the plural around it.
    const name = isPoundElement(part) ? counted : part.value
    uses.set(name, (uses.get(name) ?? 0) + 1)
    for (const form of formsOf(part)) usesOf(form, uses, isPluralElement(part) ? name : counted)
  }
  return uses
}

/** Returns a message as an expression of JavaScript, in which `write` returns what stands for a parameter. */
export function compile(
  parts: readonly Part[],
  write: (name: string) => string,
  helpers: Names = HELPERS,
): string {
  const [first] = parts
  if (parts.every(isLiteralElement)) return JSON.stringify(parts.map(({ value }) => value).join(''))
  if (parts.length === 1 && first && (isPluralElement(first) || isSelectElement(first)))
    return expressionOf(first, write, '', helpers)
  return `\`${parts.map((part) => sectionOf(part, write, helpers)).join('')}\``
}

function sectionOf(part: Part, write: (name: string) => string, helpers: Names): string {
  return isLiteralElement(part)
    ? part.value.replace(/[\\`]|\$(?=\{)/g, '\\$&')
    : `\${${expressionOf(part, write, write('#'), helpers)}}`
}

function expressionOf(
  part: Part,
  write: (name: string) => string,
  counted: string,
  helpers: Names,
): string {
  if (isPoundElement(part)) return `${helpers.number}(${counted})`
  if (isLiteralElement(part)) return JSON.stringify(part.value)
  const value = write(part.value)
  if (part.type === 2) return `${helpers.number}(${value})`
  if (isPluralElement(part) || isSelectElement(part)) {
    const isPlural = isPluralElement(part)
    if (isPlural && (part.offset !== 0 || part.pluralType !== 'cardinal'))
      throw new Error(`Offsets and ordinals aren’t supported: ${part.value}`)
    const inner = (name: string) => (isPlural && name === '#' ? value : write(name))
    const forms = Object.entries(part.options).map(
      ([name, option]) =>
        `${/^\w+$/.test(name) ? name : JSON.stringify(name)}:${compile(option.value, inner, helpers)}`,
    )
    return `${isPlural ? helpers.plural : helpers.select}(${value},{${forms.join()}})`
  }
  if (part.type === 1) return value
  throw new Error(`Dates and times are passed formatted: ${JSON.stringify(part)}`)
}
