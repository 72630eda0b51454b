import type { Dimension } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { formatCountry } from './format/format.ts'

const TRIGGERS: Readonly<Record<string, string>> = {
  link: t('format.direct'),
  qr: t('format.qrCode'),
  site: t('format.site'),
  mail: t('format.emailFromSatchel'),
}

const DEVICES: Readonly<Record<string, string>> = {
  mobile: t('format.phone'),
  tablet: t('format.tablet'),
  desktop: t('format.computer'),
  tv: t('format.tv'),
}

/** Returns the label of a dimension's value; null has a label too. */
export function formatVisitValue(dimension: Dimension, value: string | null): string {
  if (value === null)
    return dimension === 'referrer' ? t('format.noReferringPage') : t('format.unknown')
  if (dimension === 'country') return formatCountry(value)
  if (dimension === 'device') return deviceLabel(value)
  if (dimension === 'trigger') return TRIGGERS[value] ?? value
  return value
}

export function deviceLabel(device: string): string {
  return DEVICES[device] ?? device
}
