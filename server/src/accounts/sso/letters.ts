import type { Config } from '../../platform/config.ts'
import { letter, type Mail } from '../../platform/mail/mail.ts'

/** In place of a link for a new password, which would open nothing. */
export function ssoLetter({ PUBLIC_URL }: Config, email: string, name = 'single sign-on'): Mail {
  const paragraphs = [
    `A new password was asked for this address. Your company signs in by ${name}, so there is none to choose.`,
    'If it was not you who asked, ignore this mail.',
  ]
  const url = `${PUBLIC_URL}/login-sso?email=${encodeURIComponent(email)}`
  return { to: email, ...letter(`You sign in by ${name}`, paragraphs, { label: 'Sign in', url }) }
}
