import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to, where that is not us. */
  replyTo?: { name: string; address: string }
}

export type SendMail = (mail: Mail) => Promise<void>

/** By SMTP where `SMTP_URL` is set; else each mail becomes an `.eml` file in `DATA_DIR/outbox`. */
export function openMail({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): SendMail {
  if (SMTP_URL) {
    const transport = createTransport(SMTP_URL)
    return async (mail) => {
      await transport.sendMail({ from: MAIL_FROM, ...mail })
    }
  }
  const outbox = join(DATA_DIR, 'outbox')
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await writer.sendMail({ from: MAIL_FROM, ...mail })
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}`
    const path = join(outbox, `${name}.eml`)
    // Renamed into place, so that a reader never meets half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}

/** One paragraph after another, and at most one button; the same words as plain text. */
export function letter(
  subject: string,
  paragraphs: string[],
  button?: { label: string; url: string },
) {
  const text = [...paragraphs, ...(button ? [`${button.label}: ${button.url}`] : [])].join('\n\n')
  const body = paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`,
  )
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#0f766e;color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:500">${escapeHtml(button.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#f4f6f8;padding:32px 16px;font:16px/1.45 Inter,system-ui,sans-serif;color:#1c2530"><div style="max-width:520px;margin:auto;background:#fff;border:1px solid #e1e6eb;border-radius:8px;padding:32px"><h1 style="font-size:20px;line-height:1.2;margin:0 0 24px">${escapeHtml(subject)}</h1>${body.join('')}${action}</div></body></html>`
  return { subject, text, html }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
