import { isLanguage, LANGUAGE_NAMES } from '@satchel/contract/languages.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import type { LinkOptions } from '@satchel/contract/links/options.ts'
import type { LinkPreset, PresetOptions } from '@satchel/contract/links/presets.ts'
import { t } from '@satchel/messages/t.ts'
import { dayIn } from '../../../lib/format/day.ts'
import { lastDayOf, sentence } from '../terms-labels.ts'
import * as labels from './labels.ts'

/** Options chosen by the sharer; undefined keeps the default of the preset, the tenant or the existing link. */
export interface Terms
  extends Omit<LinkOptions, 'expiresAt' | 'password' | 'allowPassOn' | 'agreementId'> {
  /** Undefined for that of the company, null for none. */
  agreementId?: string | null | undefined
  /** Undefined to leave it to whom the link is for. */
  allowPassOn?: boolean | undefined
  /** New password; null removes it. */
  password?: string | null | undefined
  /** Last day it opens, such as `2026-11-21`. */
  expiresOn?: string | null
  slug?: string
  /** Id of the preset; null for none. */
  presetId?: string | null
}

/** The options in effect if none were chosen. */
export interface Base extends Pick<Link, Shown> {
  expiresOn: string | null
  /** Undefined for a new link, where it depends on the categories. */
  agreementId?: string | null | undefined
  /** Undefined for a new link, where it depends on whom it is for. */
  allowPassOn?: boolean | undefined
}

type Shown =
  | 'slug'
  | 'hasPassword'
  | 'allowDownload'
  | 'downloadAs'
  | 'requireEmail'
  | 'proveEmail'
  | 'allowed'
  | 'refused'
  | 'notify'
  | 'utm'
  | 'preview'
  | 'watermark'
  | 'questions'
  | 'language'

const DAY = 86_400_000

export function baseOfLink(link: Link, timeZone: string): Base {
  return { ...link, expiresOn: lastDayOf(link, timeZone) }
}

/**
 * Returns what a link is shared with again: its own options, under those of a preset that was chosen. One that has expired
 * gets the end of a new link.
 */
export function baseOfExisting(
  link: Link,
  preset: Partial<Base>,
  fresh: Base,
  timeZone: string,
): Base {
  const own = baseOfLink(link, timeZone)
  const isOver = link.expiresAt !== null && Date.parse(link.expiresAt) <= Date.now()
  return { ...own, ...(isOver && { expiresOn: fresh.expiresOn }), ...preset }
}

/** Returns the defaults of a preset, or the tenant's if the preset has none. */
export function baseOfPreset(
  preset: LinkPreset | undefined,
  {
    allowDownload,
    downloadAs,
    questions,
    allowPassOn,
  }: Pick<Base, 'allowDownload' | 'downloadAs' | 'questions' | 'allowPassOn'>,
  timeZone: string,
): Base {
  const { expiresInDays, notify, hasPassword = false, ...options } = preset?.options ?? {}
  return {
    slug: '',
    allowDownload,
    downloadAs,
    requireEmail: false,
    proveEmail: true,
    allowed: [],
    refused: [],
    utm: {},
    preview: {},
    watermark: false,
    questions,
    allowPassOn,
    language: null,
    ...options,
    hasPassword,
    notify: typeof notify === 'boolean' ? (notify ? 'each' : 'none') : (notify ?? null),
    expiresOn: expiresInDays ? dayIn(timeZone, new Date(Date.now() + expiresInDays * DAY)) : null,
  }
}

export interface Effective extends Base {
  /** True if another option requires the visitor's email address. */
  needsEmail: boolean
}

export function effectiveOf(terms: Terms, base: Base): Effective {
  const { password, notify = base.notify, presetId: _, ...chosen } = terms
  const whole = { ...base, ...chosen }
  const needsEmail = whole.watermark || whole.allowed.length + whole.refused.length > 0
  return {
    ...whole,
    needsEmail,
    requireEmail: whole.requireEmail || needsEmail,
    hasPassword: password === undefined ? base.hasPassword : password !== null,
    notify: typeof notify === 'boolean' ? (notify ? 'each' : 'none') : notify,
  }
}

/** Returns the terms as a request body. */
export function bodyOf({ expiresOn, slug, password, allowPassOn, agreementId, ...rest }: Terms) {
  return {
    ...rest,
    ...(password !== undefined && { password }),
    ...(allowPassOn !== undefined && { allowPassOn }),
    ...(agreementId !== undefined && { agreementId }),
    ...(slug && { slug }),
    ...(expiresOn !== undefined && { expiresAt: expiresOn }),
  }
}

/** Returns the effective options as a preset: the last day as days from today, and no slug. */
export function presetOf(terms: Terms, base: Base, timeZone: string): PresetOptions {
  const { allowDownload, downloadAs, proveEmail, allowed, refused, notify, ...rest } = effectiveOf(
    terms,
    base,
  )
  const { utm, preview } = rest
  const today = Date.parse(dayIn(timeZone, new Date()))
  const days = rest.expiresOn ? Math.round((Date.parse(rest.expiresOn) - today) / DAY) : 0
  return {
    allowDownload,
    downloadAs,
    requireEmail: rest.requireEmail,
    proveEmail,
    allowed,
    refused,
    notify,
    utm,
    preview,
    watermark: rest.watermark,
    questions: rest.questions,
    ...(rest.allowPassOn !== undefined && { allowPassOn: rest.allowPassOn }),
    ...(rest.agreementId !== undefined && { agreementId: rest.agreementId }),
    language: rest.language,
    ...(days > 0 && { expiresInDays: days }),
    ...(terms.password && { password: terms.password }),
  }
}

/** Summarizes the options that are collapsed; empty if none is set. */
export function summaryOf(terms: Terms): string {
  const parts = [
    ...summarizeAddresses(terms),
    ...summarizePermissions(terms),
    ...summarizeAppearance(terms),
    ...summarizeTracking(terms),
  ]
  return sentence(parts)
}

export function summarizeAddresses({ allowed, refused }: Terms): string[] {
  return [
    allowed?.length ? t('links.options.limitedToEntries', { count: allowed.length }) : '',
    refused?.length ? t('links.options.entriesBlocked', { count: refused.length }) : '',
  ].filter(Boolean)
}

export function summarizePermissions({
  allowDownload,
  downloadAs,
  watermark,
  questions,
  allowPassOn,
  agreementId,
}: Terms): string[] {
  return [
    allowDownload === undefined
      ? ''
      : allowDownload
        ? t('links.options.downloadsAllowed')
        : t('links.options.noDownloads'),
    downloadAs === undefined || allowDownload === false ? '' : labels.downloadedAs[downloadAs],
    watermark
      ? t('links.options.withWatermark')
      : watermark === false
        ? t('links.options.noWatermark')
        : '',
    questions ? t('links.options.takesQuestions') : '',
    agreementId ? t('links.options.asksForAgreement') : '',
    allowPassOn === undefined
      ? ''
      : allowPassOn
        ? t('links.options.canBePassedOn')
        : t('links.options.cantBePassedOn'),
  ].filter(Boolean)
}

export function summarizeAppearance({ slug, preview, language }: Terms): string[] {
  const isOwn = preview && Object.values(preview).some(Boolean)
  return [
    slug ? t('links.options.atSlug', { slug }) : '',
    isOwn ? t('links.options.customPreview') : '',
    isLanguage(language) ? t('links.options.inLanguage', { name: LANGUAGE_NAMES[language] }) : '',
  ].filter(Boolean)
}

const NOTIFY_LABELS = {
  each: t('links.options.emailForEachVisit'),
  digest: t('links.options.dailyDigest'),
  none: t('links.options.noEmails'),
} as const

export function summarizeTracking({ notify, utm }: Terms): string[] {
  const notification = typeof notify === 'string' ? NOTIFY_LABELS[notify] : ''
  const tags = Object.values(utm ?? {}).filter(Boolean).length
  return [notification, tags > 0 ? t('links.options.utmParameters', { count: tags }) : ''].filter(
    Boolean,
  )
}

/** Returns the effective options in groups without their defaults, for summaries. */
export function chosenOf(effective: Effective): Terms {
  const { allowed, refused, allowDownload, downloadAs, watermark, questions } = effective
  const { slug, preview, language, notify, utm, agreementId } = effective
  return {
    ...(!allowDownload && { allowDownload }),
    ...(allowDownload && downloadAs === 'original' && { downloadAs }),
    ...(watermark && { watermark }),
    ...(questions && { questions }),
    ...(agreementId && { agreementId }),
    allowed,
    refused,
    slug,
    preview,
    language,
    notify,
    utm,
  }
}
