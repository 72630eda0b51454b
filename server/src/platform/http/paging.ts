import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { parseJson } from './input/json-body.ts'
import './input/formats.ts'
import { Problem, says } from '../problem.ts'
import { unusableText } from '../text.ts'

type Values = Record<string, string | number | null>

/** A page of rows read one beyond its limit, and where the next one begins. */
export function pageOf<T>(rows: T[], limit: number, cursorOf: (last: T) => Values) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const more = rows.length > limit && last !== undefined
  return { items, nextCursor: more ? writeCursor(cursorOf(last)) : null }
}

/** Returns an opaque cursor. */
export function writeCursor(values: Values): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Reads an opaque cursor; throws `bad-cursor` unless it was created for this list. */
export function readCursor<S extends TSchema>(
  cursor: string | undefined,
  schema: S,
): Static<S> | undefined {
  if (cursor === undefined) return undefined
  try {
    const values: unknown = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Value.Check(schema, values) && !unusableText(values)) return values
  } catch {
    // Reported below, like any cursor that was not created here.
  }
  throw new Problem('bad-cursor', says('sendNextcursorFromPreviousResponseUnchanged'), {
    errors: [{ path: 'cursor', ...says('isInvalid') }],
  })
}
