import type { FieldError } from '@satchel/contract/problem.ts'

/** The first text in a value that PostgreSQL cannot keep: with a NUL character, or with half a character. */
export function unusableText(value: unknown): FieldError | undefined {
  const path = pathToUnusable(value)
  return path && { path: path.join('.'), message: UNUSABLE }
}

/** Names the way only once something is found: bodies may have half a million values. */
function pathToUnusable(value: unknown): (string | number)[] | undefined {
  if (typeof value === 'string') return isUsable(value) ? undefined : []
  if (typeof value !== 'object' || value === null) return undefined
  const names = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const name of names) {
    const rest = pathToUnusable((value as Record<string | number, unknown>)[name])
    if (rest) return [name, ...rest]
  }
  return undefined
}

const UNUSABLE = 'must be text without NUL or broken characters'

function isUsable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Cuts a text to so many code units, but no character in half. */
export function cut(text: string, longest: number): string {
  const isHalved = /[\ud800-\udbff]/.test(text.charAt(longest - 1))
  return text.slice(0, isHalved && text.length > longest ? longest - 1 : longest)
}

/** Returns what PostgreSQL can keep of a text, at most so many code units of it. */
export function storable(text: string, longest: number): string {
  return cut(text.toWellFormed().replaceAll('\0', ''), longest)
}

/** Writes a value as JSON, without the characters in it that PostgreSQL cannot keep. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (!/\\u(0000|d[89a-f])/.test(json)) return json
  return JSON.stringify(value, (_key, each) =>
    typeof each === 'string' ? each.toWellFormed().replaceAll('\0', '') : each,
  )
}

/** Returns a code of digits or letters as it was mailed or shown, however it is typed: in groups, or in full width. */
export function typedCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '')
}
