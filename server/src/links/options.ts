import { LANGUAGES, type Language, languageOf } from '@satchel/contract/languages.ts'
import { LINK_PASSWORD_MIN, type LinkOptions, type Utm } from '@satchel/contract/links/options.ts'
import type { Insertable } from 'kysely'
import * as agreements from '../agreements/service.ts'
import * as items from '../items/service.ts'
import type { Link as LinkTable } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'
import { readRules } from '../platform/mail/email-address.ts'
import { invalidField, says } from '../platform/problem.ts'
import { hashSharedPassword } from '../platform/security/passwords.ts'
import { isDay, LAST_DAY } from '../platform/time.ts'
import * as query from './queries.ts'

type Option =
  | 'expiresAt'
  | 'expiresOn'
  | 'passwordHash'
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
  | 'allowPassOn'
  | 'language'
  | 'agreementId'

type End = 'expiresAt' | 'expiresOn'

/** Options as stored; absent if not given. */
export type Terms = { [name in Option]?: Exclude<Insertable<LinkTable>[name], undefined> }

/** Validates the options field by field; the password is only stored as a hash. */
export async function termsOf(scope: Scope, input: LinkOptions): Promise<Terms> {
  const { expiresAt, password, allowDownload, downloadAs, requireEmail, proveEmail } = input
  const { agreementId } = input
  if (agreementId) await agreements.requireOffered(scope, agreementId)
  return definedOnly({
    ...(await endOf(scope, expiresAt)),
    allowDownload,
    downloadAs,
    requireEmail,
    proveEmail,
    watermark: input.watermark,
    questions: input.questions,
    allowPassOn: input.allowPassOn,
    agreementId,
    language: input.language && knownLanguage(input.language),
    allowed: input.allowed && readRules('allowed', input.allowed),
    refused: input.refused && readRules('refused', input.refused),
    notify: typeof input.notify === 'boolean' ? (input.notify ? 'each' : 'none') : input.notify,
    utm: input.utm && utmOf(input.utm),
    preview: input.preview && (await previewOf(scope, input.preview)),
    passwordHash: password && (await hashSharedPassword(password, LINK_PASSWORD_MIN)),
  })
}

function knownLanguage(tag: string): Language {
  const language = languageOf(tag)
  if (!language)
    throw invalidField('language', says('mustBeOneOf', { values: LANGUAGES.join(', ') }))
  return language
}

type Gate = Pick<Terms, 'requireEmail' | 'watermark' | 'allowed' | 'refused'>

/** Turns on the email gate if an option needs it; throws if it was explicitly turned off. */
export function withGate(terms: Terms, before: Gate = {}): Terms {
  const { watermark, allowed, refused, requireEmail } = { ...before, ...terms }
  const isListed = !!allowed?.length || !!refused?.length
  if (requireEmail || !(watermark || isListed)) return terms
  if (terms.requireEmail === false)
    throw invalidField(
      'requireEmail',
      watermark ? says('mustStayOnForWatermark') : says('mustStayOnForAdmission'),
    )
  return { ...terms, requireEmail: true }
}

export function isOver(expiresAt: string | null | undefined): boolean {
  return !!expiresAt && Date.parse(expiresAt) <= Date.now()
}

/** Leaves a day as it is where a client sends back the moment at which it ends. */
export function withKnownDay<T extends Terms>(
  terms: T,
  before: { expiresAt: string | null; expiresOn: string | null },
): T {
  const { expiresAt, expiresOn, ...rest } = terms
  const isSame = expiresAt && expiresOn === null && expiresAt === before.expiresAt
  return isSame && before.expiresOn ? (rest as T) : terms
}

/** Returns no end, or that of a preset. */
export function renewedEnd({ expiresOn = null }: Terms): Pick<Terms, End> {
  return { expiresAt: null, expiresOn }
}

type OptionalTerms = { [name in Option]?: Terms[name] | undefined }

function definedOnly(input: OptionalTerms): Terms {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

/** The last day, whose end the database knows, or a moment. */
async function endOf(
  scope: Scope,
  value: string | null | undefined,
): Promise<Pick<OptionalTerms, End>> {
  if (value === undefined) return {}
  if (value === null) return { expiresAt: null, expiresOn: null }
  if (!isDay(value)) return { expiresAt: futureOf(value), expiresOn: null }
  if (value < (await query.findToday(scope)))
    throw invalidField('expiresAt', says('mustNotBeInPast'))
  if (value === LAST_DAY) throw invalidField('expiresAt', says('isTooFarInFuture'))
  return { expiresOn: value }
}

function futureOf(input: string): string {
  const at = Date.parse(input)
  if (Number.isNaN(at)) throw invalidField('expiresAt', says('isNotValidTime'))
  if (at <= Date.now()) throw invalidField('expiresAt', says('mustBeInFuture'))
  return new Date(at).toISOString()
}

function utmOf(input: Utm): Utm {
  const entries = Object.entries(input).flatMap(([name, text]) => {
    if (/\p{Cc}/u.test(text))
      throw invalidField(`utm.${name}`, says('mustNotHaveControlCharacters'))
    return text.trim() ? [[name, text.trim()]] : []
  })
  return Object.fromEntries(entries)
}

async function previewOf(scope: Scope, input: NonNullable<LinkOptions['preview']>) {
  const { title, text, imageItemId } = input
  if (imageItemId && !(await items.visibleIds(scope, [imageItemId])).length)
    throw invalidField('preview.imageItemId', says('isNotItem'))
  return {
    ...(title?.trim() && { title: title.trim() }),
    ...(text?.trim() && { text: text.trim() }),
    ...(imageItemId && { imageItemId }),
  }
}
