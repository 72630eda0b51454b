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
