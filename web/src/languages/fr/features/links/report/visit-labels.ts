import type { Filtered, Visit } from '@satchel/contract/visits/visits.ts'
import { formatCountry } from '../../../../../lib/format/format.ts'
import { deviceLabel } from '../../../../../lib/visit-values.ts'

export const REASONS: Readonly<Record<Filtered, string>> = {
  bot: 'Robot',
  unfurler: 'Aperçu du lien dans une messagerie',
  scanner: 'Analyse des liens d’un e-mail',
  head: 'Vérification du lien (HEAD)',
  repeat: 'Même appareil dans l’heure ; sa lecture compte',
  colleague: 'Collègue',
  preview: 'Ouvert à l’avance ou dans un onglet en arrière-plan, jamais regardé',
  crowd: 'Trop d’appareils dans un même réseau',
}

const BY: Readonly<Record<string, string>> = {
  qr: 'par code QR',
  site: 'par un site',
  mail: 'par un e-mail de Satchel',
}

/** Formats a place as "Suède · Téléphone · Safari sur iOS · depuis mail.example.com". */
export function formatPlace(visit: Visit): string {
  const { country, device, browser, os, referrer, trigger } = visit
  const program = browser && os ? `${browser} sur ${os}` : (browser ?? os)
  const parts = [
    country && formatCountry(country),
    device && device !== 'bot' && deviceLabel(device),
    program,
    referrer && `depuis ${referrer}`,
    BY[trigger],
  ]
  return parts.filter(Boolean).join(' · ')
}
