import type { Config } from '../platform/config.ts'
import { normalAddress } from '../platform/mail/email-address.ts'
import { letter, type Mail } from '../platform/mail/mail.ts'
import { Problem } from '../platform/problem.ts'
import { CODE_MINUTES } from './auth.ts'
import type { Device } from './entrance-queries.ts'
import { RESET_MINUTES } from './password-queries.ts'

/** The code for typing and a link for clicking; the link carries the address and the same code. */
export function confirmationLetter({ PUBLIC_URL }: Config, email: string, code: string): Mail {
  const token = Buffer.from(`${email}\n${code}`).toString('base64url')
  const paragraphs = [
    `Your code is ${code}. It works for ${CODE_MINUTES} minutes. Only enter it in Satchel, where you signed up.`,
    'If you didn’t sign up for Satchel, ignore this email. Nobody can use the account without this code or the button.',
  ]
  const button = { label: 'Confirm address', url: `${PUBLIC_URL}/confirm?token=${token}` }
  return { to: email, ...letter('Confirm your email address', paragraphs, button) }
}

export function readConfirmationToken(token: string): { email: string; code: string } {
  const [email = '', code] = Buffer.from(token, 'base64url').toString('utf8').split('\n')
  // Whoever wrote it: tries are counted by the address, which has one spelling.
  const address = normalAddress(email)
  if (!address || !code) throw new Problem('token-expired', 'The link is not one of ours')
  return { email: address, code }
}

/** Times are told as the people of the tenant have them. */
function nowIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(Date.now())
}

export function newDeviceLetter(
  { PUBLIC_URL }: Config,
  email: string,
  device: Device & { timeZone: string },
): Mail {
  const { browser, os, country, timeZone } = device
  const client = [browser || 'an unknown client', os && `on ${os}`].filter(Boolean).join(' ')
  const place = country
    ? `, from ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}`
    : ''
  const paragraphs = [
    `Somebody signed in to Satchel as ${email} with ${client}${place}, on ${nowIn(timeZone)}.`,
    'If it was you, there is nothing to do. If not, end that session and change your password.',
  ]
  const button = {
    label: 'See where you are signed in',
    url: `${PUBLIC_URL}/settings?section=sessions`,
  }
  return { to: email, ...letter('You signed in from a new device', paragraphs, button) }
}

export function resetLink({ PUBLIC_URL }: Config, token: string): string {
  return `${PUBLIC_URL}/password-reset?token=${token}`
}

export function passwordResetLetter(config: Config, email: string, token: string): Mail {
  const paragraphs = [
    `Set a new password for ${email} by this link. It works once, within ${RESET_MINUTES} minutes.`,
    'If you did not ask for it, ignore this mail: your password stays as it is.',
  ]
  const button = { label: 'Set a new password', url: resetLink(config, token) }
  return { to: email, ...letter('Set a new password', paragraphs, button) }
}

export function passwordChangedLetter(
  { PUBLIC_URL }: Config,
  email: string,
  timeZone: string,
): Mail {
  const paragraphs = [
    `The password of ${email} was changed on ${nowIn(timeZone)}. All other sessions have ended.`,
    'If it was not you, set a new one now.',
  ]
  const button = { label: 'Set a new password', url: `${PUBLIC_URL}/forgot-password` }
  return { to: email, ...letter('Your password was changed', paragraphs, button) }
}
