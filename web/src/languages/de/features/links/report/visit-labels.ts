import type { Filtered, Visit } from '@satchel/contract/visits/visits.ts'
import { formatCountry } from '../../../../../lib/format/format.ts'
import { deviceLabel } from '../../../../../lib/visit-values.ts'

/** Reasons why a visit is left out of the figures. */
export const REASONS: Readonly<Record<Filtered, string>> = {
  bot: 'Bot',
  unfurler: 'Linkvorschau eines Messengers',
  scanner: 'Linkprüfung eines Mailservers',
  head: 'Linkprüfung (HEAD)',
  repeat: 'Dasselbe Gerät innerhalb einer Stunde; das Gelesene zählt',
  colleague: 'Jemand aus dem Team',
  preview: 'Im Voraus oder in einem Hintergrund-Tab geöffnet, nie angesehen',
  crowd: 'Zu viele Geräte in einem Netzwerk',
}

const BY: Readonly<Record<string, string>> = {
  qr: 'über QR-Code',
  site: 'über eine Site',
  mail: 'über eine E-Mail von Satchel',
}

/** Formats a place as "Schweden · Telefon · Safari unter iOS · von mail.example.com". */
export function formatPlace(visit: Visit): string {
  const { country, device, browser, os, referrer, trigger } = visit
  const program = browser && os ? `${browser} unter ${os}` : (browser ?? os)
  const parts = [
    country && formatCountry(country),
    device && device !== 'bot' && deviceLabel(device),
    program,
    referrer && `von ${referrer}`,
    BY[trigger],
  ]
  return parts.filter(Boolean).join(' · ')
}
