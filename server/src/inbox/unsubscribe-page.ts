import type { Locale } from '@satchel/contract/languages.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { escapeHtml } from '../platform/mail/mail.ts'
import type { Topic } from './topics.ts'

/** Headers of a page in which nothing runs, and whose form is sent back here. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export interface UnsubscribeRequest {
  topics: Topic[]
  /** The address whose emails these are: a forwarded one may be opened by somebody else. */
  email: string
  /** The language of whom the emails went to. */
  locale: Locale
}

/** The page that asks: opening it, as mail scanners do, changes nothing. */
export function askingPage({ topics, email, locale }: UnsubscribeRequest, token: string): string {
  const say = messagesIn(locale)
  const list = topics
    .map((topic) => `<li>${escapeHtml(say(`unsubscribe.topics.${topic}`))}</li>`)
    .join('')
  return page(
    locale,
    say('unsubscribe.ask'),
    `<p>${say('unsubscribe.stops', { address: strong(email) })}</p><ul>${list}</ul>
<form method="post" action="?token=${encodeURIComponent(token)}"><button>${say('unsubscribe.button')}</button></form>
${quiet(locale, say('unsubscribe.still'))}`,
  )
}

export function donePage({ email, locale }: Omit<UnsubscribeRequest, 'topics'>): string {
  const say = messagesIn(locale)
  const stopped = say('unsubscribe.stopped', { address: strong(email) })
  return page(
    locale,
    say('unsubscribe.done'),
    `<p>${stopped}</p>${quiet(locale, say('unsubscribe.again'))}`,
  )
}

export function brokenPage(locale: Locale): string {
  const say = messagesIn(locale)
  return page(
    locale,
    say('unsubscribe.broken'),
    `<p>${say('unsubscribe.brokenWhy')}</p>${quiet(locale)}`,
  )
}

const strong = (email: string) => `<strong><bdi>${escapeHtml(email)}</bdi></strong>`

function quiet(locale: Locale, sentence = ''): string {
  const settings = messagesIn(locale)('unsubscribe.settings')
  return `<p class="quiet">${sentence} <a href="/settings?section=notifications">${settings}</a></p>`
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:48px 16px;font:16px/1.5 Inter,system-ui,sans-serif;background:#f4f6f8;color:#1c2530}main{overflow-wrap:anywhere;max-width:440px;margin:auto;padding:32px;background:#fff;border:1px solid #e1e6eb;border-radius:8px}h1{margin:0 0 16px;font-size:20px;line-height:1.2}p{margin:0 0 16px}ul{margin:0 0 16px;padding-left:20px}button{font:inherit;font-weight:500;min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#0f766e;color:#fff;cursor:pointer}button:focus-visible,a:focus-visible{outline:2px solid #0f766e;outline-offset:2px}.quiet{margin:24px 0 0;font-size:14px;color:#5b6875}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6eaee}main{background:#1c2229;border-color:#2e363f}.quiet{color:#9aa6b2}}`

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Satchel</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}
