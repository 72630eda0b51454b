import { NAME_FORMAT } from '@satchel/contract/schemas.ts'
import { Format } from 'typebox/format'
import { normalAddress } from '../../mail/email-address.ts'

// What JavaScript and PostgreSQL both read: the years 1 to 9999, in UTC too, without leap seconds or suffixes in brackets.
Format.Set('date', (text) => Format.IsDate(text) && !text.startsWith('0000'))
Format.Set('date-time', (text) => Format.IsDateTime(text) && isReadable(text))
// In any spelling of ours: with spaces around it, in capitals, of a domain in letters of any language.
// A pattern says what has to be in it.
Format.Set(NAME_FORMAT, () => true)
Format.Set('idn-email', (text) => normalAddress(text) !== undefined)

const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
const TIME_MAX = 40

/** Tells whether a time is short enough for PostgreSQL, and in a year of four digits. */
function isReadable(text: string): boolean {
  const time = Date.parse(text)
  return text.length <= TIME_MAX && time >= FIRST && time <= LAST
}
