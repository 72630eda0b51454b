import type { NotificationKind } from '@satchel/contract/notifications.ts'
import type { Services } from '../platform/http/services.ts'
import { type Mail, renderEmail } from '../platform/mail/mail.ts'
import { type Subscription, unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import type { NotificationRow } from './queries.ts'
import { textOf } from './text.ts'

export interface Reader {
  tenantId: string
  memberId: string
  email: string
  /** The company. */
  name: string
  color: string
  logoUrl: string | null
}

type Context = Pick<Services, 'config' | 'secrets'>

/** The number of notifications in one email; beyond it, only their number is given. */
const SHOWN_MAX = 30

/** One notification as it is; several in one email. */
export function notificationEmail(context: Context, reader: Reader, rows: NotificationRow[]): Mail {
  const [first] = rows
  if (!first) throw new Error('An email about no notifications')
  const isOne = rows.length === 1
  const { PUBLIC_URL } = context.config
  const button = isOne
    ? { label: labelOf(first), url: PUBLIC_URL + first.url }
    : { label: 'View notifications', url: `${PUBLIC_URL}/notifications` }
  const subject = isOne ? sentence(first) : `${rows.length} new notifications`
  const passages = isOne ? (first.detail ? [first.detail] : []) : linesOf(rows)
  const topics = [...new Set(rows.map(({ kind }) => kind))]
  return mailOf(context, reader, { subject, passages, button, topics })
}

const LABELS: [RegExp, string][] = [
  [/^\/wishlist/, 'View wish'],
  [/^\/links\//, 'View link'],
  [/^\/items\//, 'View item'],
  [/^\/collections\//, 'View collection'],
]

function labelOf({ url }: NotificationRow): string {
  return LABELS.find(([path]) => path.test(url))?.[1] ?? 'Open in Satchel'
}

/** Makes the email of notifications that are unread since the last digest. */
export function digestEmail(
  context: Context,
  reader: Reader,
  { digest, rows }: { digest: 'daily' | 'weekly'; rows: NotificationRow[] },
): Mail {
  const count = rows.length === 1 ? '1 notification' : `${rows.length} notifications`
  return mailOf(context, reader, {
    subject: `Your ${digest} summary: ${count}`,
    passages: linesOf(rows),
    button: { label: 'View notifications', url: `${context.config.PUBLIC_URL}/notifications` },
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
  const { email: to, name, color, logoUrl, ...whom } = reader
  const look = { name, color, logoUrl: logoUrl && new URL(logoUrl, context.config.PUBLIC_URL).href }
  const subscription: Subscription = { ...whom, topics }
  const url = unsubscribeUrl(context, subscription)
  const footer = { text: 'You can choose what you’re notified of.', label: 'Unsubscribe', url }
  return { to, ...renderEmail(subject, passages, button, { look, footer }), unsubscribe: url }
}

function linesOf(rows: NotificationRow[]): string[] {
  const rest = rows.length - SHOWN_MAX
  return [
    ...rows
      .slice(0, SHOWN_MAX)
      .map((row) => [sentence(row), row.detail].filter(Boolean).join(' · ')),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ]
}

function sentence(row: NotificationRow): string {
  return textOf(row.kind as NotificationKind, row).replace(/\p{Cc}+/gu, ' ')
}
