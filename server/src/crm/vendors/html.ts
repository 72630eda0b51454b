import { escapeHtml as escaped } from '../../platform/mail/mail.ts'
import type { Activity } from './types.ts'

/** Returns an activity as HTML, in which names are text and nothing else. */
export function htmlOf({ title, lines, link }: Activity): string {
  const rows = lines.map(({ label, value }) => `<br>${escaped(label)}: ${escaped(value)}`)
  return `<p><strong>${escaped(title)}</strong>${rows.join('')}<br><a href="${escaped(link)}">${escaped(link)}</a></p>`
}

/** Returns an activity as plain text. */
export function textOf({ lines, link }: Activity): string {
  return [...lines.map(({ label, value }) => `${label}: ${value}`), link].join('\n')
}
