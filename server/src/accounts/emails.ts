import type { Locale } from '@satchel/contract/languages.ts'
import type { Config } from '../platform/config.ts'
import { normalAddress } from '../platform/mail/email-address.ts'
import { type Mail, renderEmail } from '../platform/mail/mail.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
import { Problem, says } from '../platform/problem.ts'
import { fingerprint, isFingerprint } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import type { Device } from './handoff-queries.ts'
import { RESET_MINUTES } from './password-queries.ts'
import { CODE_MINUTES } from './sign-up/confirmation-codes.ts'

const LINK = 'confirmation-link'

/** The code for typing and a link for clicking; the link carries the address and the same code. */
export function confirmationEmail(
  { PUBLIC_URL }: Config,
  secrets: Secrets,
  { email, code, locale }: { email: string; code: string; locale: Locale },
): Mail {
  const signed = `${email}\n${code}`
  const signature = fingerprint(secrets.auth, LINK, signed).toString('base64url')
  const token = Buffer.from(`${signed}\n${signature}`).toString('base64url')
  const { account: texts } = memberTexts(locale)
  const paragraphs = [
    { code, text: texts.confirmCode(code) },
    texts.confirmWhere(CODE_MINUTES),
    texts.confirmNotYou,
  ]
  const button = { label: texts.confirmButton, url: `${PUBLIC_URL}/confirm?token=${token}` }
  const heading = texts.confirmHeading
  const frame = { heading, language: locale }
  return { to: email, ...renderEmail(`${heading}: ${code}`, paragraphs, button, frame) }
}

export interface Confirmation {
  email: string
  code: string
  /** True if the code comes from a link we emailed: it is no guess, however often it is tried. */
  isMailed: boolean
}

export function readConfirmationToken({ auth }: Secrets, token: string): Confirmation {
  const [email = '', code, signature] = Buffer.from(token, 'base64url').toString('utf8').split('\n')
  // Whoever wrote it: tries are counted by the address, which has one spelling.
  const address = normalAddress(email)
  if (!address || !code) throw new Problem('token-expired', says('thisConfirmationLinkDoesntWork'))
  const isMailed = isFingerprint(auth, LINK, `${address}\n${code}`, signature)
  return { email: address, code, isMailed }
}

/** The address an email goes to, with its language and time zone. */
export interface To {
  email: string
  locale: Locale
  timeZone: string
}

/** Formats the current time in the tenant's time zone. */
function nowIn({ locale, timeZone }: Omit<To, 'email'>): string {
  const options = { dateStyle: 'long', timeStyle: 'long', timeZone } as const
  return formatsOf(locale).at(Date.now(), options)
}

export function newDeviceEmail(
  { PUBLIC_URL }: Config,
  to: To,
  { browser, os, country }: Device,
): Mail {
  const { email, locale } = to
  const { account: texts } = memberTexts(locale)
  const place = country ? formatsOf(locale).country(country) : null
  const paragraphs = [
    texts.newDevice(email, texts.client(browser, os), place, nowIn(to)),
    texts.newDeviceAdvice,
  ]
  const url = `${PUBLIC_URL}/settings?section=sessions`
  const button = { label: texts.reviewSessions, url }
  const mail = renderEmail(texts.newDeviceSubject, paragraphs, button, { language: locale })
  return { to: email, ...mail }
}

/** The email about a session that was ended because its token came a second time, from `agent`. */
export function replayedEmail(
  { PUBLIC_URL }: Config,
  to: To,
  { browser, os }: { browser: string | null; os: string | null },
): Mail {
  const { email, locale } = to
  const { account: texts } = memberTexts(locale)
  const paragraphs = [
    texts.replayed(email, texts.client(browser, os), nowIn(to)),
    texts.replayedAdvice,
  ]
  const button = { label: texts.reviewSessions, url: `${PUBLIC_URL}/settings?section=sessions` }
  const mail = renderEmail(texts.replayedSubject, paragraphs, button, { language: locale })
  return { to: email, ...mail }
}

export function resetLink({ PUBLIC_URL }: Config, token: string): string {
  return `${PUBLIC_URL}/password-reset?token=${token}`
}

export function passwordResetEmail(
  config: Config,
  { email, locale }: Omit<To, 'timeZone'>,
  token: string,
): Mail {
  const { account: texts } = memberTexts(locale)
  const paragraphs = [texts.reset(email, RESET_MINUTES), texts.resetNotYou]
  const button = { label: texts.resetButton, url: resetLink(config, token) }
  const mail = renderEmail(texts.resetSubject, paragraphs, button, { language: locale })
  return { to: email, ...mail }
}

export function passwordChangedEmail({ PUBLIC_URL }: Config, to: To): Mail {
  const { email, locale } = to
  const { account: texts } = memberTexts(locale)
  const paragraphs = [texts.changed(email, nowIn(to)), texts.changedNotYou]
  const button = { label: texts.changedButton, url: `${PUBLIC_URL}/forgot-password` }
  const mail = renderEmail(texts.changedSubject, paragraphs, button, { language: locale })
  return { to: email, ...mail }
}
