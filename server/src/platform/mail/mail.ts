import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directionOf, type Language } from '@satchel/contract/languages.ts'
import type { LegalPages } from '@satchel/contract/tenants/legal.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { cut } from '../text.ts'
import { beginSpan, inSpan } from '../tracing/tracing.ts'
import { inLine, quoteWith } from './quote.ts'
import { visitorLinks } from './visitor-links.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The reply address, if it isn't ours; without a name, which could be anyone's. */
  replyTo?: string
  /** The address at which the reader unsubscribes from this kind in one click. */
  unsubscribe?: string
  /** Headers with which mail programs show what belongs together as one thread. */
  messageId?: string
  inReplyTo?: string
  references?: string[]
  attachments?: Attachment[]
}

/** A file that an email carries. */
export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** An email and the tenant that sends it. */
export interface TenantMail extends Mail {
  tenantId: string
}

export type SendMail = (mail: TenantMail) => Promise<void>

/** Loads the large library with the first email. */
const nodemailer = () => import('nodemailer')

/** Opens SMTP if `SMTP_URL` is set; otherwise each email becomes an `.eml` file in `DATA_DIR/outbox`. */
export function openMail(config: Config): SendMail {
  const send = openTransport(config)
  const attributes = { 'satchel.mail.transport': config.SMTP_URL ? 'smtp' : 'outbox' }
  return (mail) =>
    inSpan(beginSpan({ name: 'send email', kind: 'client', attributes }), () => send(mail))
}

function openTransport({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): SendMail {
  if (SMTP_URL) {
    let transport: Transporter | undefined
    return async ({ tenantId: _, ...mail }) => {
      const { createTransport } = await nodemailer()
      transport ??= createTransport(SMTP_URL)
      await transport.sendMail({ from: MAIL_FROM, ...messageOf(mail) })
    }
  }
  const outbox = outboxOf(DATA_DIR)
  const options = { streamTransport: true, buffer: true, newline: 'windows' } as const
  return async ({ tenantId, ...mail }) => {
    const { createTransport } = await nodemailer()
    const { message } = await createTransport(options).sendMail({
      from: MAIL_FROM,
      ...messageOf(mail),
    })
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replaceAll(':', '-')
    const owner = tenantId ? `.${tenantId}` : ''
    const name = `${time}-${crypto.randomUUID().slice(0, 8)}${owner}`
    const path = join(outbox, `${name}.eml`)
    // Renamed into place, so that a reader never meets half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}

function messageOf({ unsubscribe, ...mail }: Mail) {
  const headers = {
    // No out-of-office reply is wanted (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  return { ...mail, headers }
}

export function outboxOf(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Bars for comparing amounts. */
export interface Bars {
  bars: { label: string; value: string; share: number }[]
}

/** Rows of a name and its figure, with a title or without. */
export interface Figures {
  title?: string
  figures: Figure[]
}

export interface Figure {
  label: string
  value: string
  /** The figure's comparison. */
  note?: string
}

/** A code to type, large and by itself. */
export interface Code {
  code: string
  /** The sentence with the code in plain text. */
  text?: string
}

/** Links below each other, under a title. */
export interface Links {
  title: string
  links: { label: string; url: string }[]
}

type Passage = string | Bars | Figures | Code | Links

export interface MailLook {
  name: string
  color: string
  /** A whole address: a mail is read elsewhere. */
  logoUrl?: string | null
  /** The language of the mail, if not English. */
  language?: Language
  /** The page of what was shared with the visitor, if the email is to one: a whole address. */
  shelfUrl?: string
  /** The company's own pages, if the email is to a visitor. */
  legal?: LegalPages | undefined
}

interface Frame {
  /** The heading, where it isn't the subject. */
  heading?: string
  /** The company the email is from. */
  look?: MailLook
  /** The language where the look has none. */
  language?: Language
  /** The small print, with a link to change the email settings. */
  footer?: { text: string; label: string; url: string }
}

/** Colors in mail programs that are dark; those that know nothing of it show the light ones. */
const DARK =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){' +
  '.page{background:#11171d!important;color:#e6ebf0!important}' +
  '.card{background:#1a222b!important;border-color:#2f3b47!important}' +
  '.line{border-color:#2f3b47!important}.quiet{color:#a3b0bd!important}}'

/** The longest subject, in code units; more than a mailbox shows. */
const SUBJECT_MAX = 250

/** One paragraph after another, and at most one button; the same words as plain text. The subject becomes one line. */
export function renderEmail(
  title: string,
  passages: Passage[],
  button?: { label: string; url: string },
  { heading, look, footer, language = look?.language ?? 'en' }: Frame = {},
) {
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const pages = visitorLinks(language, look)
  const subject = cut(title.replace(/\p{Cc}+/gu, ' '), SUBJECT_MAX)
  const text = [
    ...passages.map((each) => passageText(each, colon)),
    ...(button ? [`${button.label}${colon}${button.url}`] : []),
    ...(footer ? [`${footer.text} ${footer.label}${colon}${footer.url}`] : []),
    ...(pages.length > 0
      ? [pages.map(({ label, url }) => `${label}${colon}${url}`).join('\n')]
      : []),
  ].join('\n\n')
  const color = look?.color ?? '#0f766e'
  const body = passages.map((each) => passageHtml(each, color))
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:${color};color:${inkOn(color)};padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:500">${escapeHtml(button.label)}</a></p>`
    : ''
  const owner = look ? ownerHtml(look) : ''
  const end = [
    ...(footer ? [smallHtml(`${escapeHtml(footer.text)} ${linkHtml(footer)}`)] : []),
    ...(pages.length > 0 ? [smallHtml(pages.map(linkHtml).join(' · '))] : []),
  ].join('')
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${DARK}</style></head><body class="page" style="margin:0;background:#f4f6f8;padding:32px 16px;font:16px/1.45 Inter,system-ui,sans-serif;color:#1c2530"><div class="card" style="max-width:520px;margin:auto;background:#fff;border:1px solid #e1e6eb;border-radius:8px;padding:24px;overflow-wrap:anywhere">${owner}<h1 style="font-size:20px;line-height:1.2;margin:0 0 24px">${escapeHtml(heading ?? subject)}</h1>${body.join('')}${action}</div>${end}</body></html>`
  return { subject, text, html }
}

/** Returns the sender in words. A name can be anything, but the address was confirmed. */
export function senderOf(
  { name, email }: { name: string; email: string },
  company: string,
  language: Language = 'en',
): string {
  const values = { name: inLine(name), email, company: inLine(company) }
  return messagesIn(language)('visitorMail.sender', values)
}

/** Returns the paragraphs of what someone wrote. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

/** Quotes someone's words in English, so that they can neither end nor continue the sentence. */
export const quote = quoteWith('“', '”')

function passageText(passage: Passage, colon: string): string {
  if (typeof passage === 'string') return passage
  if ('code' in passage) return passage.text ?? `Your code is ${passage.code}.`
  if ('bars' in passage) return passage.bars.map(barText).join('\n')
  if ('links' in passage)
    return [passage.title, ...passage.links.map((link) => `${link.label}${colon}${link.url}`)].join(
      '\n',
    )
  const lines = passage.figures.map(
    ({ label, value, note }) => `${label}${colon}${value}${note ? ` (${note})` : ''}`,
  )
  return [...(passage.title ? [passage.title] : []), ...lines].join('\n')
}

/** Returns a line below the card. */
function smallHtml(html: string): string {
  return `<p class="quiet" style="max-width:520px;margin:16px auto 0;font-size:13px;color:#5b6875">${html}</p>`
}

function linkHtml({ label, url }: { label: string; url: string }): string {
  return `<a class="quiet" href="${escapeHtml(url)}" style="color:#5b6875">${escapeHtml(label)}</a>`
}

const TABLE = 'width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px'

function passageHtml(passage: Passage, color: string): string {
  if (typeof passage === 'string') return `<p style="margin:0 0 16px">${escapeHtml(passage)}</p>`
  if ('code' in passage)
    return `<p style="margin:0 0 16px;font:600 32px/1.2 ui-monospace,Menlo,monospace;letter-spacing:6px">${escapeHtml(passage.code)}</p>`
  if ('bars' in passage)
    return `<table role="presentation" style="${TABLE}">${passage.bars.map((bar) => barHtml(bar, color)).join('')}</table>`
  if ('links' in passage) return linksHtml(passage, color)
  const title = passage.title
    ? `<h2 style="font-size:14px;line-height:1.2;margin:24px 0 8px">${escapeHtml(passage.title)}</h2>`
    : ''
  return `${title}<table style="${TABLE}">${passage.figures.map(figureHtml).join('')}</table>`
}

function linksHtml({ title, links }: Links, color: string): string {
  const rows = links.map(
    ({ label, url }) =>
      `<br><a href="${escapeHtml(url)}" style="color:${color}">${escapeHtml(label)}</a>`,
  )
  return `<p style="margin:0 0 16px">${escapeHtml(title)}${rows.join('')}</p>`
}

function figureHtml({ label, value, note }: Figure): string {
  const line = 'border-top:1px solid #e1e6eb;vertical-align:top'
  const below = note
    ? `<br><span class="quiet" style="font-size:12px;font-weight:400;color:#5b6875">${escapeHtml(note)}</span>`
    : ''
  return `<tr><th class="line" scope="row" style="${line};padding:8px 16px 8px 0;text-align:left;font-weight:400">${escapeHtml(label)}</th><td class="line" style="${line};padding:8px 0;text-align:right;white-space:nowrap;font-weight:600">${escapeHtml(value)}${below}</td></tr>`
}

const BAR_CHARACTERS = 20

function barText({ label, value, share }: Bars['bars'][number]): string {
  return `${label}  ${'█'.repeat(Math.max(1, Math.round(share * BAR_CHARACTERS)))} ${value}`
}

function barHtml({ label, value, share }: Bars['bars'][number], color: string): string {
  const width = Math.max(1, Math.round(share * 100))
  return `<tr><td style="padding:2px 12px 2px 0;white-space:nowrap">${escapeHtml(label)}</td><td style="width:100%;padding:2px 0"><div style="width:${width}%;height:10px;border-radius:3px;background:${color}"></div></td><td style="padding:2px 0 2px 12px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

/** Returns the logo; without images, the name is shown in its place. */
function ownerHtml({ name, logoUrl }: MailLook): string {
  const style = 'font-size:14px;color:#5b6875'
  const sign = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="32" style="max-width:200px;height:32px;object-fit:contain;object-position:left;${style}">`
    : escapeHtml(name)
  return `<p class="quiet" style="margin:0 0 16px;${style}">${sign}</p>`
}

const INKS = ['#ffffff', '#1c2530', '#000000']
const LEGIBLE = 4.5

/** Returns the first text color with enough contrast; white or black always has it. */
function inkOn(color: string): string {
  const ground = luminance(color)
  const fits = (ink: string) => {
    const [dark = 0, light = 0] = [luminance(ink), ground].sort((one, other) => one - other)
    return (light + 0.05) / (dark + 0.05) >= LEGIBLE
  }
  return INKS.find(fits) ?? '#000000'
}

/** Returns the relative luminance per WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return red * 0.2126 + green * 0.7152 + blue * 0.0722
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
