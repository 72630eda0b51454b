import type { Filtered, Visit } from '@satchel/contract/visits/visits.ts'
import { formatCountry } from '../../../lib/format/format.ts'
import { deviceLabel } from '../../../lib/visit-values.ts'

/** Reasons why a visit is left out of the figures. */
export const REASONS: Readonly<Record<Filtered, string>> = {
  bot: 'Bot',
  unfurler: 'Messenger link preview',
  scanner: 'Email link scanner',
  head: 'Link check (HEAD)',
  repeat: 'Same device within the hour; its reading counts',
  colleague: 'Colleague',
  preview: 'Opened in advance or in a background tab, never looked at',
  crowd: 'Too many devices in one network',
}

const BY: Readonly<Record<string, string>> = {
  qr: 'via QR code',
  site: 'via a site',
  mail: 'via an email from Satchel',
}

/** Formats a place as "Sweden · Phone · Safari on iOS · from mail.example.com". */
export function formatPlace(visit: Visit): string {
  const { country, device, browser, os, referrer, trigger } = visit
  const program = browser && os ? `${browser} on ${os}` : (browser ?? os)
  const parts = [
    country && formatCountry(country),
    device && device !== 'bot' && deviceLabel(device),
    program,
    referrer && `from ${referrer}`,
    BY[trigger],
  ]
  return parts.filter(Boolean).join(' · ')
}
