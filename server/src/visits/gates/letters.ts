import type { VisitorLook } from '@satchel/contract/visitor.ts'
import type { Config } from '../../platform/config.ts'
import { letter, type Mail } from '../../platform/mail/mail.ts'

export function codeLetter(
  { name }: VisitorLook,
  email: string,
  code: string,
  minutes: number,
): Mail {
  const paragraphs = [
    `Your code is ${code}. It is good for ${minutes} minutes, on the page that asked for it.`,
    `It proves your address to ${name}. If you did not ask for it, ignore this mail.`,
  ]
  return { to: email, ...letter('Your code to open a link', paragraphs) }
}

interface Question {
  to: string
  itemName: string
  linkId: string
  email: string
  message: string
}

/** The visitor's words stay words: they are neither in the subject nor a link. */
export function askLetter({ PUBLIC_URL }: Config, question: Question): Mail {
  const { to, itemName, linkId, email, message } = question
  const paragraphs = [
    `Somebody opened a link of yours that has expired, and asks for a new one. They say their address is ${email}, which was not proved.`,
    ...(message ? [`They wrote: ${message}`] : []),
  ]
  const button = { label: 'Show the link', url: `${PUBLIC_URL}/links/${linkId}` }
  return { to, ...letter(`A new link is asked for: ${itemName}`, paragraphs, button) }
}
