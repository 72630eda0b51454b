import type { Message } from '@satchel/contract/links/messages.ts'
import { t } from '@satchel/messages/t.ts'

type Recipient = Pick<
  Message['link'],
  'sharedToName' | 'sharedToEmail' | 'sharedToMemo' | 'sharedToOrganization'
>

/** Returns the visitor by name, else by address, else whose link they came by. */
export function visitorOf({ visitor: { name, email }, link }: Message): string {
  if (name ?? email) return name ?? email ?? ''
  const recipient = recipientOf(link)
  return recipient ? t('conversations.someoneOn', { recipient }) : t('conversations.someone')
}

function recipientOf({
  sharedToName,
  sharedToMemo,
  sharedToEmail,
  sharedToOrganization,
}: Recipient) {
  return sharedToName ?? sharedToMemo ?? sharedToEmail ?? sharedToOrganization
}

/** Returns what a lead or a request is, in place of a message's own words. */
export function occasionOf({ kind, cta }: Message): string | null {
  if (kind === 'lead') return t('conversations.filledIn', { cta: cta?.name ?? '' })
  return kind === 'request' ? t('conversations.askedForLink') : null
}

export interface Addressee {
  /** The conversation or the lead that is answered. */
  key: string
  linkId: string
  conversationId?: string
  submissionId?: string
  name: string
  email: string | null
  /** Text of their latest message. */
  text: string
  itemName: string
}

/** Returns who can be answered, the latest first; a lead can't be without an address. */
export function addresseesOf(messages: readonly Message[]): Addressee[] {
  const found = new Map<string, Addressee>()
  for (const message of messages) {
    const { conversationId, id, kind, visitor, link } = message
    const key = conversationId ?? `${link.id} ${visitor.email ?? ''}`
    const isKnown = found.has(key) || (kind === 'lead' && hasConversation(found, message))
    if (isKnown || (kind === 'lead' && !visitor.email)) continue
    const to = conversationId ? { conversationId } : { submissionId: id }
    const { text } = message.by ? (lastOf(messages, conversationId) ?? message) : message
    const who = { key, linkId: link.id, name: visitorOf(message), email: visitor.email }
    found.set(key, { ...who, ...to, text, itemName: link.itemName })
  }
  return [...found.values()]
}

const lastOf = (messages: readonly Message[], conversationId: string | null) =>
  messages.find((each) => each.by === null && each.conversationId === conversationId)

function hasConversation(found: Map<string, Addressee>, { visitor, link }: Message): boolean {
  return [...found.values()].some(
    ({ linkId, email }) => linkId === link.id && email?.toLowerCase() === visitor.email,
  )
}

/** Returns the address at which the person's own mail program writes an answer. */
export function mailtoOf({ email, itemName, text }: Addressee): string {
  const quoted = text.split('\n').map((line) => `> ${line}`)
  const fields = { subject: `Re: ${itemName}`, body: `\n\n${quoted.join('\n')}` }
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20')
  return `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?${query}`
}
