import type { Config } from '../platform/config.ts'
import { normalAddress } from '../platform/mail/email-address.ts'
import { type Mail, renderEmail } from '../platform/mail/mail.ts'
import { Problem } from '../platform/problem.ts'
import { fingerprint, isFingerprint } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import { CODE_MINUTES } from './confirmation-codes.ts'
import type { Device } from './handoff-queries.ts'
import { RESET_MINUTES } from './password-queries.ts'

const LINK = 'confirmation-link'

/** The code for typing and a link for clicking; the link carries the address and the same code. */
export function confirmationEmail(
  { PUBLIC_URL }: Config,
  secrets: Secrets,
  email: string,
  code: string,
): Mail {
  const signed = `${email}\n${code}`
  const signature = fingerprint(secrets.auth, LINK, signed).toString('base64url')
  const token = Buffer.from(`${signed}\n${signature}`).toString('base64url')
  const paragraphs = [
    { code },
    `It works for ${CODE_MINUTES} minutes. Only enter it in Satchel, where you signed up.`,
    'If you didn’t sign up for Satchel, ignore this email. Nobody can use the account without this code or the button.',
  ]
  const button = { label: 'Confirm address', url: `${PUBLIC_URL}/confirm?token=${token}` }
  const heading = 'Confirm your email address'
  return {
    to: email,
    ...renderEmail(`${heading}: ${code}`, paragraphs, button, { heading }),
  }
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
  if (!address || !code) throw new Problem('token-expired', 'This confirmation link doesn’t work')
  const isMailed = isFingerprint(auth, LINK, `${address}\n${code}`, signature)
  return { email: address, code, isMailed }
}

/** Formats the current time in the tenant's time zone. */
function nowIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(Date.now())
}

export function newDeviceEmail(
  { PUBLIC_URL }: Config,
  email: string,
  device: Device & { timeZone: string },
): Mail {
  const { browser, os, country, timeZone } = device
  const client = [browser || 'Unknown app', os && `on ${os}`].filter(Boolean).join(' ')
  const place = country ? `, ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}` : ''
  const paragraphs = [
    `There was a new sign-in to ${email}: ${client}${place}, ${nowIn(timeZone)}.`,
    'If this was you, you don’t need to do anything. If not, sign out that session and change your password.',
  ]
  const button = {
    label: 'Review sessions',
    url: `${PUBLIC_URL}/settings?section=sessions`,
  }
  return { to: email, ...renderEmail('New sign-in to your Satchel account', paragraphs, button) }
}

/** The email about a session that was ended because its token came a second time, from `agent`. */
export function replayedEmail(
  { PUBLIC_URL }: Config,
  { email, timeZone }: { email: string; timeZone: string },
  { browser, os }: { browser: string | null; os: string | null },
): Mail {
  const client = [browser || 'an unknown app', os && `on ${os}`].filter(Boolean).join(' ')
  const paragraphs = [
    `A session of ${email} was signed out on ${nowIn(timeZone)}, because its sign-in was used a second time, by ${client}. Someone may have copied it.`,
    'Sign in again to go on. If you didn’t restore a browser or a computer from a backup, check your sessions and change your password.',
  ]
  const button = { label: 'Review sessions', url: `${PUBLIC_URL}/settings?section=sessions` }
  return {
    to: email,
    ...renderEmail('A session was signed out for your safety', paragraphs, button),
  }
}

export function resetLink({ PUBLIC_URL }: Config, token: string): string {
  return `${PUBLIC_URL}/password-reset?token=${token}`
}

export function passwordResetEmail(config: Config, email: string, token: string): Mail {
  const paragraphs = [
    `Use this link to set a new password for ${email}. It works once and expires in ${RESET_MINUTES} minutes.`,
    'If you didn’t ask for this, ignore this email. Your password stays the same.',
  ]
  const button = { label: 'Set new password', url: resetLink(config, token) }
  return { to: email, ...renderEmail('Reset your password', paragraphs, button) }
}

export function passwordChangedEmail(
  { PUBLIC_URL }: Config,
  email: string,
  timeZone: string,
): Mail {
  const paragraphs = [
    `The password for ${email} was changed on ${nowIn(timeZone)}. All other sessions were signed out.`,
    'If this wasn’t you, reset your password now.',
  ]
  const button = { label: 'Reset password', url: `${PUBLIC_URL}/forgot-password` }
  return { to: email, ...renderEmail('Your password was changed', paragraphs, button) }
}
