import { Format } from 'typebox/format'

// PostgreSQL knows no year 0, and no suffix in brackets.
Format.Set('date', (text) => Format.IsDate(text) && !text.startsWith('0000'))
Format.Set('date-time', (text) => Format.IsDateTime(text) && !/^0000|\[/.test(text))
