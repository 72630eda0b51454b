import type { Filtered, Visit } from '@satchel/contract/visits/visits.ts'
import { formatCountry } from '../../../../../lib/format/format.ts'
import { deviceLabel } from '../../../../../lib/visit-values.ts'

export const REASONS: Readonly<Record<Filtered, string>> = {
  bot: 'Bot',
  unfurler: 'Vista previa de enlaces de una mensajería',
  scanner: 'Análisis de enlaces de correo',
  head: 'Comprobación del enlace (HEAD)',
  repeat: 'Mismo dispositivo en menos de una hora; su lectura cuenta',
  colleague: 'Colega',
  preview: 'Abierta por adelantado o en una pestaña en segundo plano, nunca vista',
  crowd: 'Demasiados dispositivos en una red',
}

const BY: Readonly<Record<string, string>> = {
  qr: 'mediante código QR',
  site: 'desde un sitio',
  mail: 'desde un correo de Satchel',
}

/** Formats a place as "Suecia · Teléfono · Safari en iOS · desde mail.example.com". */
export function formatPlace(visit: Visit): string {
  const { country, device, browser, os, referrer, trigger } = visit
  const program = browser && os ? `${browser} en ${os}` : (browser ?? os)
  const parts = [
    country && formatCountry(country),
    device && device !== 'bot' && deviceLabel(device),
    program,
    referrer && `desde ${referrer}`,
    BY[trigger],
  ]
  return parts.filter(Boolean).join(' · ')
}
