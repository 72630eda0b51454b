import type { Dimension } from '@satchel/contract/visits.ts'
import { formatCountry } from './format.ts'

const TRIGGERS: Readonly<Record<string, string>> = {
  link: 'The link itself',
  qr: 'QR code',
  site: 'A site',
  mail: 'A mail from here',
}

const DEVICES: Readonly<Record<string, string>> = {
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  tv: 'Television',
}

/** What a value is called; without one, what that means. */
export function valueWords(dimension: Dimension, value: string | null): string {
  if (value === null) return dimension === 'referrer' ? 'No page before' : 'Unknown'
  if (dimension === 'country') return formatCountry(value)
  if (dimension === 'device') return deviceWords(value)
  if (dimension === 'trigger') return TRIGGERS[value] ?? value
  return value
}

export function deviceWords(device: string): string {
  return DEVICES[device] ?? device
}
