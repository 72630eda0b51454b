import { randomBytes, randomInt } from 'node:crypto'

/** Returns the time a UUIDv7 was created. */
export function timeOfId(id: string): string {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString()
}

/** Tells whether unvalidated text is an id. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** The number of ids of one millisecond whose order can be chosen. */
const PLACES = 2 ** 18

/**
 * Returns an id of that time in ms (UUIDv7), so that rows from elsewhere keep their order of age. Those of one
 * millisecond are in the order of `place`, if it's given and below 262,144.
 */
export function idAt(at: number, place = randomInt(PLACES)): string {
  const time = Math.max(0, at).toString(16).padStart(12, '0')
  const rest = randomBytes(10)
  rest[0] = 0x70 | ((place >> 14) & 0x0f)
  rest[1] = (place >> 6) & 0xff
  rest[2] = 0x80 | (place & 0x3f)
  const hex = time + rest.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
