import { Format } from 'typebox/format'
import { normalAddress } from '../mail/email-address.ts'

// PostgreSQL knows no year 0, and no suffix in brackets.
Format.Set('date', (text) => Format.IsDate(text) && !text.startsWith('0000'))
Format.Set('date-time', (text) => Format.IsDateTime(text) && !/^0000|\[/.test(text))
// In any spelling of ours: with spaces around it, in capitals, of a domain in letters of any language.
Format.Set('idn-email', (text) => normalAddress(text) !== undefined)
