import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { own } from '@satchel/contract/own.ts'
import type { Config } from '../platform/config.ts'
import { type Mail, type MailLook, renderEmail } from '../platform/mail/mail.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
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
export function leadEmail(
  { PUBLIC_URL }: Config,
  look: MailLook,
  { email: to, locale: language }: { email: string; locale: Locale },
  lead: Lead,
): Mail {
  const { ctaName, fields, values, itemName, sharedTo, page } = lead
  const { replies: texts } = memberTexts(language)
  const answers = fields.flatMap(({ name, label, type }) => {
    const value = own(values, name)
    if (value === undefined || value === false || type === 'consent') return []
    return [texts.answer(label, value === true ? value : cut(value, VALUE_MAX))]
  })
  const paragraphs = [texts.filledIn(ctaName, itemName, sharedTo), ...answers]
  const button = { label: texts.viewLead, url: PUBLIC_URL + page }
  const frame = { look, language }
  return { to, ...renderEmail(texts.lead(ctaName), paragraphs, button, frame) }
}
