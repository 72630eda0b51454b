import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import { own } from '@satchel/contract/own.ts'
import type { Config } from '../platform/config.ts'
import { type Mail, type MailLook, quote, renderEmail } from '../platform/mail/mail.ts'
import { cut } from '../platform/text.ts'

export interface Lead {
  ctaName: string
  fields: CtaField[]
  values: Record<string, string | boolean>
  itemName: string | null
  sharedTo: string | null
  /** The page on which the reader finds more, from the root. */
  page: string
}

const VALUE_MAX = 500

/** The email about a submission. What the visitor wrote is neither in the subject nor turned into a link. */
export function leadEmail({ PUBLIC_URL }: Config, look: MailLook, to: string, lead: Lead): Mail {
  const { ctaName, fields, values, itemName, sharedTo, page } = lead
  const where = itemName === null ? '' : ` on ${quote(itemName)}`
  const recipient = sharedTo === null ? '' : `, opened by the link for ${quote(sharedTo)}`
  const answers = fields.flatMap(({ name, label, type }) => {
    const value = own(values, name)
    if (value === undefined || value === false || type === 'consent') return []
    return [`${label}: ${value === true ? 'Yes' : cut(value, VALUE_MAX)}`]
  })
  const paragraphs = [
    `Someone filled in ${quote(ctaName)}${where}${recipient}. What they gave hasn’t been verified:`,
    ...answers,
  ]
  const button = { label: 'View in Satchel', url: PUBLIC_URL + page }
  const subject = `New submission: ${quote(ctaName)}`
  return { to, ...renderEmail(subject, paragraphs, button, { look }) }
}
