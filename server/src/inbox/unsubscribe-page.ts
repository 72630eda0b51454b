import { escapeHtml } from '../platform/mail/mail.ts'

/** Headers of a page in which nothing runs, and whose form is sent back here. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const SETTINGS = `<a href="/settings?section=notifications">Notification settings</a>`

interface UnsubscribeRequest {
  topics: string[]
  /** The address whose emails these are: a forwarded one may be opened by somebody else. */
  email: string
}

/** The page that asks: opening it, as mail scanners do, changes nothing. */
export function askingPage({ topics, email }: UnsubscribeRequest, token: string): string {
  const list = topics.map((topic) => `<li>${escapeHtml(topic)}</li>`).join('')
  const [topic = ''] = topics
  const what = topics.length === 1 ? ` ${escapeHtml(topic)} anymore.` : ':'
  return page(
    'Unsubscribe from these emails?',
    `<p><strong>${escapeHtml(email)}</strong> won’t get emails about${what}</p>${topics.length === 1 ? '' : `<ul>${list}</ul>`}
<form method="post" action="?token=${encodeURIComponent(token)}"><button>Unsubscribe</button></form>
<p class="quiet">You’ll still see them in Satchel. ${SETTINGS}</p>`,
  )
}

export function donePage(email: string): string {
  return page(
    'You’re unsubscribed',
    `<p><strong>${escapeHtml(email)}</strong> won’t get these emails anymore.</p><p class="quiet">You can turn them on again at any time. ${SETTINGS}</p>`,
  )
}

export function brokenPage(): string {
  return page(
    'This link doesn’t work',
    `<p>It may have expired, or part of it is missing. You can choose your emails in the settings.</p><p class="quiet">${SETTINGS}</p>`,
  )
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:48px 16px;font:16px/1.5 Inter,system-ui,sans-serif;background:#f4f6f8;color:#1c2530}main{overflow-wrap:anywhere;max-width:440px;margin:auto;padding:32px;background:#fff;border:1px solid #e1e6eb;border-radius:8px}h1{margin:0 0 16px;font-size:20px;line-height:1.2}p{margin:0 0 16px}ul{margin:0 0 16px;padding-left:20px}button{font:inherit;font-weight:500;min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#0f766e;color:#fff;cursor:pointer}button:focus-visible,a:focus-visible{outline:2px solid #0f766e;outline-offset:2px}.quiet{margin:24px 0 0;font-size:14px;color:#5b6875}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6eaee}main{background:#1c2229;border-color:#2e363f}.quiet{color:#9aa6b2}}`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Satchel</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}
