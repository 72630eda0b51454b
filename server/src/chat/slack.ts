import type { KnownBlock, PlainTextElement } from '@slack/types'
import type { Message } from './message.ts'

/** Returns the body of a message to an incoming webhook of Slack. Only `text` and our own link are mrkdwn. */
export function slackBody({ title, facts, lines, button }: Message) {
  const blocks: KnownBlock[] = [{ type: 'header', text: plainText(title) }]
  if (facts.length > 0)
    blocks.push({
      type: 'section',
      fields: facts.flatMap(({ label, value }) => [plainText(label), plainText(value)]),
    })
  for (const line of lines) blocks.push({ type: 'section', text: plainText(line) })
  if (button) {
    const text = `<${button.url}|${escaped(button.label)}>`
    blocks.push({ type: 'context', elements: [{ type: 'mrkdwn', text, verbatim: true }] })
  }
  // What notifications show; Slack looks for mentions in it.
  const text = escaped(title)
  return { text, blocks, link_names: false, unfurl_links: false, unfurl_media: false }
}

function plainText(text: string): PlainTextElement {
  return { type: 'plain_text', text, emoji: false }
}

/** Escapes the three characters that mean something in Slack's mrkdwn: no mention or link comes of text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
