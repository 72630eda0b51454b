import type { Dimension } from '@satchel/contract/visits/visits.ts'
import { formatCountry } from './format/format.ts'
import * as labels from './format/labels.ts'

const TRIGGERS: Readonly<Record<string, string>> = {
  link: labels.direct,
  qr: labels.qrCode,
  site: labels.site,
  mail: labels.emailFromSatchel,
}

const DEVICES: Readonly<Record<string, string>> = {
  mobile: labels.phone,
  tablet: labels.tablet,
  desktop: labels.computer,
  tv: labels.tv,
}

/** Returns the label of a dimension's value; null has a label too. */
export function formatVisitValue(dimension: Dimension, value: string | null): string {
  if (value === null) return dimension === 'referrer' ? labels.noReferringPage : labels.unknown
  if (dimension === 'country') return formatCountry(value)
  if (dimension === 'device') return deviceLabel(value)
  if (dimension === 'trigger') return TRIGGERS[value] ?? value
  return value
}

export function deviceLabel(device: string): string {
  return DEVICES[device] ?? device
}
