import type { Config } from '../platform/config.ts'
import { letter, type Mail } from '../platform/mail.ts'
import { Problem } from '../platform/problem.ts'
import { CODE_MINUTES } from './auth.ts'

/** The code for typing and a link for clicking; the link carries the address and the same code. */
export function confirmationLetter({ PUBLIC_URL }: Config, email: string, code: string): Mail {
  const token = Buffer.from(`${email}\n${code}`).toString('base64url')
  const paragraphs = [
    `Your code is ${code}. It is good for ${CODE_MINUTES} minutes.`,
    'If you did not sign up for Satchel, ignore this mail.',
  ]
  const button = { label: 'Confirm address', url: `${PUBLIC_URL}/confirm?token=${token}` }
  return { to: email, ...letter('Confirm your e-mail address', paragraphs, button) }
}

export function readConfirmationToken(token: string): { email: string; code: string } {
  const [email, code] = Buffer.from(token, 'base64url').toString('utf8').split('\n')
  if (!email?.includes('@') || !code)
    throw new Problem('token-expired', 'The link is not one of ours')
  return { email, code }
}
