import type { Filtered, Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { formatCountry } from '../../../lib/format/format.ts'
import { deviceLabel } from '../../../lib/visit-values.ts'

/** Reasons why a visit is left out of the figures. */
export const REASONS: Readonly<Record<Filtered, string>> = {
  bot: t('links.report.visit.reasons.bot'),
  unfurler: t('links.report.visit.reasons.unfurler'),
  scanner: t('links.report.visit.reasons.scanner'),
  head: t('links.report.visit.reasons.head'),
  repeat: t('links.report.visit.reasons.repeat'),
  colleague: t('links.report.visit.reasons.colleague'),
  preview: t('links.report.visit.reasons.preview'),
  crowd: t('links.report.visit.reasons.crowd'),
}

const BY: Readonly<Record<string, string>> = {
  qr: t('links.report.visit.by.qr'),
  site: t('links.report.visit.by.site'),
  mail: t('links.report.visit.by.mail'),
}

/** Formats a place as "Sweden · Phone · Safari on iOS · from mail.example.com". */
export function formatPlace(visit: Visit): string {
  const { country, device, browser, os, referrer, trigger } = visit
  const program =
    browser && os ? t('links.report.visit.formatPlace.on', { browser, os }) : (browser ?? os)
  const parts = [
    country && formatCountry(country),
    device && device !== 'bot' && deviceLabel(device),
    program,
    referrer && t('links.report.visit.formatPlace.from', { referrer }),
    BY[trigger],
  ]
  return parts.filter(Boolean).join(' · ')
}
