import type { MailFilters } from '@satchel/contract/analytics/report-mails.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'
import { reportWords } from './report-words.ts'

/** Says what the figures are limited to; the axes of coverage are named with it. */
export function filterLines(
  { itemType, certainty, dimension, value, mine }: MailFilters,
  locale: Locale,
) {
  const words = reportWords(locale)
  return [
    ...(itemType ? [words.types[itemType]] : []),
    ...(certainty ? [words.onlyReaders] : []),
    ...(dimension && value
      ? [words.limit(words.parts[dimension], labelOf(dimension, value, locale))]
      : []),
    ...(mine ? [words.onlyMine] : []),
  ]
}

function labelOf(dimension: Dimension, value: string, locale: Locale): string {
  return dimension === 'country' && /^[A-Z]{2}$/.test(value)
    ? formatsOf(locale).country(value)
    : value
}

/** The parameters of the same view in the browser. */
export function viewOf({ certainty, dimension, value, mine, ...same }: MailFilters) {
  return {
    ...same,
    ...(certainty && { views: certainty }),
    ...(dimension && value && { [dimension]: value }),
    ...(mine && { of: 'mine' }),
  }
}
