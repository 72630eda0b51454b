import { longer } from '@satchel/messages/pseudo-text.ts'

/** Fields of labels that are read by code. */
const CODES = new Set(['id', 'key', 'keys', 'kind', 'tone', 'value'])
const DAY = /^\d{4}-\d{2}-\d{2}/

/**
 * Returns a label with all its texts in the pseudo-language: “Library” is “[Ļííƀŕááŕý]”. What people call things, such
 * as the name in “Changes by Ada”, stays as it is.
 */
export function pseudo<T>(label: T): T {
  return turned(label, []) as T
}

function turned(label: unknown, args: readonly unknown[]): unknown {
  if (typeof label === 'string') return textOf(label, args)
  if (Array.isArray(label)) return label.map((each) => turned(each, args))
  if (typeof label === 'function') return (...values: unknown[]) => turned(label(...values), values)
  if (typeof label !== 'object' || label === null) return label
  if (Object.getPrototypeOf(label) !== Object.prototype) return label
  return Object.fromEntries(
    Object.entries(label).map(([name, value]) => [
      name,
      CODES.has(name) ? value : turned(value, args),
    ]),
  )
}

function textOf(text: string, args: readonly unknown[]): string {
  if (!/[a-z]/i.test(text) || DAY.test(text)) return text
  const name = args.find((each) => isPart(each, text))
  return `[${typeof name === 'string' ? text.split(name).map(longer).join(name) : longer(text)}]`
}

/** Tells whether a text has this value among other words. Where it is all of it, other languages have a text of their own. */
function isPart(value: unknown, text: string): boolean {
  return typeof value === 'string' && value !== '' && value !== text && text.includes(value)
}
