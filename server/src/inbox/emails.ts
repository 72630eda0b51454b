import type { Locale } from '@satchel/contract/languages.ts'
import type { NotificationFacts, NotificationKind } from '@satchel/contract/notifications.ts'
import { detailIn } from '../notifications/service.ts'
import type { Services } from '../platform/http/services.ts'
import { type Mail, renderEmail } from '../platform/mail/mail.ts'
import { mailLocale } from '../platform/mail/member-locale.ts'
import { type MemberTexts, memberTexts } from '../platform/mail/member-texts.ts'
import { type Subscription, unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import type { NotificationRow } from './queries.ts'
import { textIn } from './text.ts'

export interface Reader {
  tenantId: string
  memberId: string
  email: string
  /** The company. */
  name: string
  color: string
  logoUrl: string | null
  /** The stored tag of the member's language, else the company's. */
  locale: string
}

type Context = Pick<Services, 'config' | 'secrets'>

/** The number of notifications in one email; beyond it, only their number is given. */
const SHOWN_MAX = 30

/** One notification as it is; several in one email. */
export function notificationEmail(context: Context, reader: Reader, rows: NotificationRow[]): Mail {
  const [first] = rows
  if (!first) throw new Error('An email about no notifications')
  const isOne = rows.length === 1
  const locale = mailLocale(reader.locale)
  const { inbox: texts } = memberTexts(locale)
  const { PUBLIC_URL } = context.config
  const button = isOne
    ? { label: labelOf(locale, first), url: PUBLIC_URL + first.url }
    : { label: texts.viewAll, url: `${PUBLIC_URL}/notifications` }
  const subject = isOne ? sentence(locale, first) : texts.many(rows.length)
  const passages = isOne ? [detailOf(locale, first)].filter(Boolean) : linesOf(locale, rows)
  const topics = [...new Set(rows.map(({ kind }) => kind))]
  return mailOf(context, reader, { subject, passages, button, topics })
}

const LABELS: [RegExp, (texts: MemberTexts) => string][] = [
  [/^\/wishlist/, ({ inbox }) => inbox.viewWish],
  [/^\/links\//, ({ common }) => common.viewLink],
  [/^\/items\//, ({ inbox }) => inbox.viewItem],
  [/^\/collections\//, ({ inbox }) => inbox.viewCollection],
]

function labelOf(locale: Locale, { url }: NotificationRow): string {
  const texts = memberTexts(locale)
  return LABELS.find(([path]) => path.test(url))?.[1](texts) ?? texts.common.open
}

/** Makes the email of notifications that are unread since the last digest. */
export function digestEmail(
  context: Context,
  reader: Reader,
  { digest, rows }: { digest: 'daily' | 'weekly'; rows: NotificationRow[] },
): Mail {
  const locale = mailLocale(reader.locale)
  const { inbox: texts } = memberTexts(locale)
  return mailOf(context, reader, {
    subject: texts[digest](rows.length),
    passages: linesOf(locale, rows),
    button: { label: texts.viewAll, url: `${context.config.PUBLIC_URL}/notifications` },
    topics: ['digest'],
  })
}

interface Parts {
  subject: string
  passages: string[]
  button: { label: string; url: string }
  topics: string[]
}

function mailOf(
  context: Context,
  reader: Reader,
  { subject, passages, button, topics }: Parts,
): Mail {
  const { email: to, name, color, logoUrl, locale, ...whom } = reader
  const language = mailLocale(locale)
  const { inbox: texts, common } = memberTexts(language)
  const logo = logoUrl && new URL(logoUrl, context.config.PUBLIC_URL).href
  const look = { name, color, logoUrl: logo, language }
  const subscription: Subscription = { ...whom, topics }
  const url = unsubscribeUrl(context, subscription)
  const footer = { text: texts.footer, label: common.unsubscribe, url }
  return { to, ...renderEmail(subject, passages, button, { look, footer }), unsubscribe: url }
}

function linesOf(locale: Locale, rows: NotificationRow[]): string[] {
  const rest = rows.length - SHOWN_MAX
  return [
    ...rows
      .slice(0, SHOWN_MAX)
      .map((row) => [sentence(locale, row), detailOf(locale, row)].filter(Boolean).join(' · ')),
    ...(rest > 0 ? [memberTexts(locale).common.more(rest)] : []),
  ]
}

function sentence(locale: Locale, row: NotificationRow): string {
  return textIn(locale, row.kind as NotificationKind, row).replace(/\p{Cc}+/gu, ' ')
}

/** Returns what is below the sentence: facts in the reader's language, or someone's own words as they are. */
function detailOf(locale: Locale, { facts, detail }: NotificationRow): string {
  return (facts && detailIn(locale, facts as NotificationFacts)) || (detail ?? '')
}
