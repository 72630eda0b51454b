import type { EventData, PlainEvent } from '@satchel/contract/webhooks/event-schemas.ts'
import type { MessageKey } from '@satchel/messages/t.ts'
import type { Translate } from '@satchel/messages/translate.ts'
import type { Config } from '../platform/config.ts'
import { plain } from './text.ts'

/** The event of a digest; nobody subscribes to it. */
export const DIGEST = 'digest'

export interface DigestData {
  counts: Record<string, number>
  /** Bodies of events, the latest first. */
  events: { type: string; timestamp: string; data: object }[]
}

/** The texts that a chat shows of an event, plain. */
export interface Message {
  title: string
  facts: { label: string; value: string }[]
  lines: string[]
  /** Leads into the app. */
  button: { label: string; url: string } | null
}

/** The most facts: a section in Slack has ten texts. */
const FACTS_MAX = 5
const TITLE_MAX = 140

interface Draft {
  title: string
  /** Values by the names of their facts; those of a form by its own labels. */
  facts?: Facts
  answers?: Record<string, unknown>
  path?: string
}
type FactName = MessageKey extends infer Key
  ? Key extends `chat.facts.${infer Name}`
    ? Name
    : never
  : never
type Facts = Partial<Record<FactName, string | null | undefined>>
type Drafts = { [E in PlainEvent]: (data: EventData<E>, say: Translate) => Draft }

interface Body {
  type: string
  data: object
}

/** Returns the message of the body of an event. */
export function messageOf(config: Config, say: Translate, body: Body): Message {
  if (body.type === DIGEST) return digestOf(config, say, body.data as DigestData)
  const { title, facts = {}, answers = {}, path } = draftOf(body, say)
  const named = Object.entries(facts).map(
    ([name, value]) => [say(`chat.facts.${name as FactName}`), value] as const,
  )
  const answersWithValue = [...named, ...Object.entries(answers)].filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return {
    title: plain(title, TITLE_MAX),
    facts: answersWithValue
      .slice(0, FACTS_MAX)
      .map(([name, value]) => ({ label: plain(name, 60), value: plain(String(value)) })),
    lines: [],
    button: path ? { label: say('chat.open'), url: config.PUBLIC_URL + path } : null,
  }
}

function digestOf(config: Config, say: Translate, { counts, events }: DigestData): Message {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const more = total - events.length
  return {
    title: say('chat.digest', { events: total }),
    facts: [],
    lines: [
      ...events.map((event) => lineOf(config, say, event)),
      ...(more > 0 ? [say('chat.more', { events: more })] : []),
    ],
    button: { label: say('chat.viewActivity'), url: `${config.PUBLIC_URL}/activity` },
  }
}

function lineOf(config: Config, say: Translate, event: Body): string {
  const { title, facts } = messageOf(config, say, event)
  const details = facts.slice(0, 2).map(({ label, value }) => `${label}: ${value}`)
  return [title, ...details].join(' · ')
}

function draftOf({ type, data }: Body, say: Translate): Draft {
  if (type === 'test') return { title: say('chat.test'), facts: { result: say('chat.works') } }
  const make = DRAFTS[type as PlainEvent] as ((data: object, say: Translate) => Draft) | undefined
  return make?.(data, say) ?? { title: type }
}

type Visited = EventData<'link.viewed'>['link']
type Reader = EventData<'link.read'>['reader']

function whoOf(say: Translate, link: Visited, reader?: Reader): string {
  return reader?.email ?? link.recipient ?? say('chat.someone')
}

function readerOf(say: Translate, { email, emailProved }: Reader): string | null {
  if (email === null) return null
  return emailProved ? say('chat.verified', { email }) : say('chat.unverified', { email })
}

const percent = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`)
const linkPath = ({ id }: { id: string }) => `/links/${id}`

type LinkFacts = EventData<'link.created'>
const linkFacts = ({ recipient, sharedBy }: Pick<LinkFacts, 'recipient' | 'sharedBy'>) => ({
  for: recipient,
  linkOf: sharedBy.name,
})

const DRAFTS: Drafts = {
  'link.read': ({ reader, link, ...read }, say) => ({
    title: say('chat.read', { who: whoOf(say, link, reader), item: link.itemName }),
    facts: {
      time:
        read.seconds < 60
          ? say('chat.seconds', { seconds: read.seconds })
          : say('chat.minutes', { minutes: read.minutes }),
      read: percent(read.share),
      reader: readerOf(say, reader),
      certainty: say(`chat.certainty.${read.certainty}`),
      linkOf: link.sharedBy.name,
    },
    path: linkPath(link),
  }),
  'link.viewed': ({ link, country }, say) => ({
    title: say('chat.viewed', { who: whoOf(say, link), item: link.itemName }),
    facts: { country, ...linkFacts(link) },
    path: linkPath(link),
  }),
  'link.downloaded': ({ link, item, reader }, say) => ({
    title: say('chat.downloaded', {
      who: whoOf(say, link, reader),
      item: item?.name ?? link.itemName,
    }),
    facts: { reader: readerOf(say, reader), ...linkFacts(link) },
    path: linkPath(link),
  }),
  'link.created': (link, say) => ({
    title: say('chat.linkCreated', { item: link.itemName }),
    facts: linkFacts(link),
    path: linkPath(link),
  }),
  'link.expiring': (link, say) => ({
    title: say('chat.linkExpiring', { item: link.itemName }),
    facts: { ...linkFacts(link), expires: minuteOf(link.expiresAt) },
    path: linkPath(link),
  }),
  'link.withdrawn': (link, say) => ({
    title: say('chat.linkWithdrawn', { item: link.itemName }),
    facts: { ...linkFacts(link), by: link.by?.name },
    path: linkPath(link),
  }),
  'link.passed-on': (link, say) => ({
    title: say('chat.linkPassedOn', { item: link.itemName }),
    facts: { ...linkFacts(link), by: link.passedBy.email },
    path: linkPath(link),
  }),
  'lead.received': ({ cta, values }, say) => ({
    title: say('chat.lead', { cta: cta.name }),
    answers: values,
    path: `/ctas/${cta.id}`,
  }),
  'agreement.accepted': ({ agreement, linkId, name, recipient }, say) => ({
    title: say('chat.agreementAccepted', { name, agreement: agreement.name }),
    facts: { for: recipient },
    path: linkId ? `/links/${linkId}` : '/links',
  }),
  'plan.changed': ({ site, task, by, comment, total, done }, say) => ({
    title:
      task.state === 'done' && comment === null
        ? say('chat.planDone', { who: by.name || say('chat.someone'), task: task.name })
        : say('chat.planChanged', { who: by.name || say('chat.someone'), task: task.name }),
    facts: { message: comment, plan: say('chat.planProgress', { done, total }) },
    path: `/sites/${site.id}?tab=sharing`,
  }),
  'file.received': ({ name, request, recipient }, say) => ({
    title: say('chat.fileReceived', { file: name }),
    facts: { for: recipient },
    path: `/requests/${request.id}`,
  }),
  'message.received': ({ linkId, itemName, text, visitor, recipient }, say) => ({
    title: say('chat.messageReceived', {
      who: (visitor.proved && (visitor.name ?? visitor.email)) || recipient || say('chat.someone'),
      item: itemName,
    }),
    facts: { message: text },
    path: `/links/${linkId}`,
  }),
  'message.sent': ({ linkId, itemName, text, by }, say) => ({
    title: say('chat.messageSent', { item: itemName }),
    facts: { answer: text, by: by?.name },
    path: `/links/${linkId}`,
  }),
  'question.asked': ({ linkId, itemName, page, text, asker, recipient }, say) => ({
    title: say('chat.questionAsked', {
      who: (asker.proved && asker.email) || recipient || say('chat.someone'),
      item: itemName,
    }),
    facts: { page: page === null ? null : String(page), question: text },
    path: `/links/${linkId}`,
  }),
  'question.answered': ({ linkId, itemName, text, answer }, say) => ({
    title: say('chat.questionAnswered', { item: itemName }),
    facts: { question: text, answer: answer.text, by: answer.by?.name },
    path: `/links/${linkId}`,
  }),
  'item.added': ({ id, name }, say) => ({
    title: say('chat.itemAdded', { item: name }),
    path: `/items/${id}`,
  }),
  'item.updated': ({ id, name, by }, say) => ({
    title: say('chat.itemUpdated', { item: name }),
    facts: { by: by?.name },
    path: `/items/${id}`,
  }),
  'item.expired': ({ id, name, owner, expiresOn }, say) => ({
    title: say('chat.itemExpired', { item: name }),
    facts: { expired: expiresOn, owner: owner.name },
    path: `/items/${id}`,
  }),
  'collection.updated': ({ id, name, added, removed, by }, say) => ({
    title: say('chat.collectionUpdated', { collection: name }),
    facts: { added: added.join(', '), removed: removed.join(', '), by: by?.name },
    path: `/collections/${id}`,
  }),
  'site.published': ({ id, name, isFirst, by }, say) => ({
    title: isFirst
      ? say('chat.sitePublished', { site: name })
      : say('chat.siteRepublished', { site: name }),
    facts: { by: by?.name },
    path: `/sites/${id}`,
  }),
  'wish.created': ({ title, description }, say) => ({
    title: say('chat.wishCreated', { wish: title }),
    facts: { description },
    path: '/wishlist',
  }),
  'wish.delivered': ({ title, organization, author, by }, say) => ({
    title: say('chat.wishDelivered', { wish: title }),
    facts: { organization, wishOf: author.name, by: by?.name },
    path: '/wishlist',
  }),
  'person.joined': ({ name, email, role }, say) => ({
    title: say('chat.joined', { person: name }),
    facts: { email, role: say(`chat.roles.${role}`) },
  }),
  'person.left': ({ name, email, by }, say) => ({
    title: say('chat.left', { person: name }),
    facts: { email, by: by?.name },
  }),
}

/** Returns a time to the minute, in UTC. */
function minuteOf(time: string): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
