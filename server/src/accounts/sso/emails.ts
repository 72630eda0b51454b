import type { Config } from '../../platform/config.ts'
import { type Mail, renderEmail } from '../../platform/mail/mail.ts'

/** The email sent instead of a password reset where the company signs in with SSO. */
export function ssoEmail({ PUBLIC_URL }: Config, email: string, name = 'single sign-on'): Mail {
  const paragraphs = [
    `Someone asked to reset the password for this address. Your company signs in with ${name}, so there’s no password to reset.`,
    'If this wasn’t you, ignore this email.',
  ]
  const url = `${PUBLIC_URL}/login-sso?email=${encodeURIComponent(email)}`
  return {
    to: email,
    ...renderEmail(`Sign in with ${name}`, paragraphs, { label: 'Sign in', url }),
  }
}
