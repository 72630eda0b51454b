import {
  CERTAINTIES,
  type Certainty,
  type Filtered,
  type Visit,
} from '@satchel/contract/visits/visits.ts'
import { formatCountry } from '../../../lib/format/format.ts'
import { deviceLabel } from '../../../lib/visit-values.ts'
import * as labels from './labels.ts'

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

/** Returns the highest certainty of these visits. */
export function surestOf(visits: readonly Visit[]): Certainty {
  return CERTAINTIES.find((each) => visits.some(({ certainty }) => certainty === each)) ?? 'loaded'
}

export function whySure(certainty: Certainty, { emailProved }: Visit): string {
  if (certainty === 'proved') return emailProved ? labels.verifiedByCode : labels.enteredThePassword
  return { acted: labels.acted, loaded: labels.onlyOpened, machine: labels.likelyMachine }[
    certainty
  ]
}

export interface Session {
  id: string
  /** Visits, first to last. */
  visits: Visit[]
}

/** Groups visits, newest first, into sessions; within one they are in chronological order. */
export function sessionsOf(visits: readonly Visit[]): Session[] {
  const sessions = new Map<string, Visit[]>()
  for (const visit of visits) {
    const others = sessions.get(visit.sessionId)
    if (others) others.unshift(visit)
    else sessions.set(visit.sessionId, [visit])
  }
  return [...sessions].map(([id, own]) => ({ id, visits: own }))
}
