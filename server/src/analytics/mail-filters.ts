import type { MailFilters } from '@satchel/contract/analytics/report-mails.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'

const TYPES: Readonly<Record<ItemType, string>> = {
  ITEM: 'Items only',
  COLLECTION: 'Collections only',
  SITE: 'Sites only',
}

const PARTS: Readonly<Record<Dimension, string>> = {
  country: 'Country',
  device: 'Device',
  browser: 'Browser',
  os: 'System',
  referrer: 'Referrer',
  trigger: 'Source',
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Says what the figures are limited to; the axes of coverage are named with it. */
export function filterLines({ itemType, certainty, dimension, value, mine }: MailFilters) {
  return [
    ...(itemType ? [TYPES[itemType]] : []),
    ...(certainty ? ['Only views by someone who read'] : []),
    ...(dimension && value ? [`${PARTS[dimension]}: ${labelOf(dimension, value)}`] : []),
    ...(mine ? ['Your items only'] : []),
  ]
}

function labelOf(dimension: Dimension, value: string): string {
  return dimension === 'country' && /^[A-Z]{2}$/.test(value)
    ? (countries.of(value) ?? value)
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
