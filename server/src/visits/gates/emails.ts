import type { VisitorLook } from '@satchel/contract/visitor.ts'
import type { Config } from '../../platform/config.ts'
import { type Mail, renderEmail } from '../../platform/mail/mail.ts'

export function codeEmail(
  { name }: VisitorLook,
  email: string,
  code: string,
  minutes: number,
): Mail {
  const paragraphs = [
    `Your code is ${code}. Enter it within ${minutes} minutes on the page that asked for it.`,
    `It confirms your email address to ${name}. If you didn’t ask for it, ignore this email.`,
  ]
  return { to: email, ...renderEmail('Your code to open a link', paragraphs) }
}

interface Question {
  to: string
  itemName: string
  linkId: string
  email: string
  message: string
}

/** The email asking for a new link. What the visitor wrote is neither in the subject nor turned into a link. */
export function linkRequestEmail({ PUBLIC_URL }: Config, question: Question): Mail {
  const { to, itemName, linkId, email, message } = question
  const paragraphs = [
    `Someone opened one of your links that has expired and asked for a new one. They gave ${email} as their address, which hasn’t been verified.`,
    ...(message ? [`Their message: ${message}`] : []),
  ]
  const button = { label: 'View link', url: `${PUBLIC_URL}/links/${linkId}` }
  return { to, ...renderEmail(`New link requested: ${itemName}`, paragraphs, button) }
}
