import { withoutTurns } from '@satchel/contract/invisible.ts'
import { ScimFailure } from './failure.ts'

const TEXT_MAX = 300

/** Returns the value of an attribute that has one, also if it comes as a list of one `{ value }`, as some directories write it. */
export function single(input: unknown): unknown {
  if (!Array.isArray(input) || input.length !== 1) return input
  const [first] = input
  return typeof first === 'object' && first !== null && 'value' in first ? first.value : first
}

/** Returns a text as people see it, null for none. Throws for what isn't text. */
export function text(input: unknown): string | null {
  const value = single(input)
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value.length > TEXT_MAX)
    throw new ScimFailure(400, `Must be text of at most ${TEXT_MAX} characters`, 'invalidValue')
  return withoutTurns(value).trim() || null
}
