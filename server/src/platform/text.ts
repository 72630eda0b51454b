import type { FieldError } from '@satchel/contract/problem.ts'

/** The first text in a value that PostgreSQL cannot keep: with a NUL character, or with half a character. */
export function unusableText(value: unknown, path = ''): FieldError | undefined {
  if (typeof value === 'string') return isUsable(value) ? undefined : { path, message: UNUSABLE }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const error = unusableText(part, path ? `${path}.${name}` : name)
    if (error) return error
  }
  return undefined
}

const UNUSABLE = 'must be text without NUL or broken characters'

function isUsable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
