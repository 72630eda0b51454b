import { createRequire } from 'node:module'
import type { KnownBlock } from '@slack/types'
import type * as AdaptiveCards from 'adaptivecards'
import { expect } from 'vitest'

// Its modules name each other without their endings, which Node doesn't resolve; the bundle is whole.
const { AdaptiveCard, SerializationContext, Versions }: typeof AdaptiveCards = createRequire(
  import.meta.url,
)('adaptivecards/dist/adaptivecards.js')

interface SlackBody {
  text: string
  blocks: KnownBlock[]
}

/** Checks a message by the limits that Slack publishes for Block Kit, and returns it. */
export function checkSlack(body: string): SlackBody {
  const message = JSON.parse(body) as SlackBody
  expect(message.text.length).toBeGreaterThan(0)
  expect(message.text.length).toBeLessThanOrEqual(4_000)
  expect(message.blocks.length).toBeLessThanOrEqual(50)
  for (const block of message.blocks) checkBlock(block)
  return message
}

function checkBlock(block: KnownBlock): void {
  if (block.type === 'header') {
    checkText(block.text, 150)
    return
  }
  if (block.type === 'section') {
    expect(block.text ?? block.fields).toBeDefined()
    if (block.text) checkText(block.text, 3_000)
    expect(block.fields?.length ?? 1).toBeLessThanOrEqual(10)
    for (const field of block.fields ?? []) checkText(field, 2_000)
    return
  }
  expect(block.type).toBe('context')
  if (block.type !== 'context') return
  expect(block.elements.length).toBeLessThanOrEqual(10)
  for (const element of block.elements) checkText(element as { type: string; text: string }, 2_000)
}

function checkText({ type, text }: { type: string; text: string }, longest: number): void {
  expect(['plain_text', 'mrkdwn']).toContain(type)
  expect(text.length).toBeGreaterThan(0)
  expect(text.length).toBeLessThanOrEqual(longest)
}

/** Checks a message by the schema of Adaptive Cards 1.4 and the size that Teams takes, and returns its card. */
export function checkTeams(body: string) {
  expect(Buffer.byteLength(body)).toBeLessThan(28_000)
  const { type, attachments } = JSON.parse(body)
  expect(type).toBe('message')
  expect(attachments).toMatchObject([
    { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null },
  ])
  const [{ content }] = attachments
  expect(faultsOfCard(content)).toEqual([])
  return content
}

/** Returns what Microsoft's own parser says of a card. */
export function faultsOfCard(content: object): string[] {
  const context = new SerializationContext(Versions.v1_4)
  const card = new AdaptiveCard()
  card.parse(content, context)
  const messages = Array.from(
    { length: context.eventCount },
    (_, n) => context.getEventAt(n).message,
  )
  const { validationEvents } = card.validateProperties()
  return [...messages, ...validationEvents.map(({ message }) => message)]
}
