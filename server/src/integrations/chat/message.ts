import type { EventData, PlainEvent } from '@satchel/contract/integrations/event-schemas.ts'
import type { Config } from '../../platform/config.ts'
import { DIGEST } from './digest.ts'
import type { DigestData } from './digest-queries.ts'
import { plain } from './text.ts'
import type { ChatWords } from './words/all.ts'

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
type Facts = Partial<Record<keyof ChatWords['facts'], string | null | undefined>>
type Drafts = { [E in PlainEvent]: (data: EventData<E>, words: ChatWords) => Draft }

interface Body {
  type: string
  data: object
}

/** Returns the message of the body of an event. */
export function messageOf(config: Config, words: ChatWords, body: Body): Message {
  if (body.type === DIGEST) return digestOf(config, words, body.data as DigestData)
  const { title, facts = {}, answers = {}, path } = draftOf(body, words)
  const named = Object.entries(facts).map(
    ([name, value]) => [words.facts[name as keyof Facts], value] as const,
  )
  const shown = [...named, ...Object.entries(answers)].filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return {
    title: plain(title, TITLE_MAX),
    facts: shown
      .slice(0, FACTS_MAX)
      .map(([name, value]) => ({ label: plain(name, 60), value: plain(String(value)) })),
    lines: [],
    button: path ? { label: words.open, url: config.PUBLIC_URL + path } : null,
  }
}

function digestOf(config: Config, words: ChatWords, { counts, events }: DigestData): Message {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const more = total - events.length
  return {
    title: words.digest(total),
    facts: [],
    lines: [
      ...events.map((event) => lineOf(config, words, event)),
      ...(more > 0 ? [words.more(more)] : []),
    ],
    button: { label: words.viewActivity, url: `${config.PUBLIC_URL}/activity` },
  }
}

function lineOf(config: Config, words: ChatWords, event: Body): string {
  const { title, facts } = messageOf(config, words, event)
  const details = facts.slice(0, 2).map(({ label, value }) => `${label}: ${value}`)
  return [title, ...details].join(' · ')
}

function draftOf({ type, data }: Body, words: ChatWords): Draft {
  if (type === 'test') return { title: words.test, facts: { result: words.works } }
  const make = DRAFTS[type as PlainEvent] as ((data: object, words: ChatWords) => Draft) | undefined
  return make?.(data, words) ?? { title: type }
}

type Visited = EventData<'link.viewed'>['link']
type Reader = EventData<'link.read'>['reader']

function whoOf(words: ChatWords, link: Visited, reader?: Reader): string {
  return reader?.email ?? link.recipient ?? words.someone
}

function readerOf(words: ChatWords, { email, emailProved }: Reader): string | null {
  if (email === null) return null
  return emailProved ? words.verified(email) : words.unverified(email)
}

const percent = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`)
const linkPath = ({ id }: { id: string }) => `/links/${id}`

type LinkFacts = EventData<'link.created'>
const linkFacts = ({ recipient, sharedBy }: Pick<LinkFacts, 'recipient' | 'sharedBy'>) => ({
  for: recipient,
  linkOf: sharedBy.name,
})

const DRAFTS: Drafts = {
  'link.read': ({ reader, link, ...read }, words) => ({
    title: words.read(whoOf(words, link, reader), link.itemName),
    facts: {
      time: read.seconds < 60 ? words.seconds(read.seconds) : words.minutes(read.minutes),
      read: percent(read.share),
      reader: readerOf(words, reader),
      certainty: words.certainty[read.certainty],
      linkOf: link.sharedBy.name,
    },
    path: linkPath(link),
  }),
  'link.viewed': ({ link, country }, words) => ({
    title: words.viewed(whoOf(words, link), link.itemName),
    facts: { country, ...linkFacts(link) },
    path: linkPath(link),
  }),
  'link.downloaded': ({ link, item, reader }, words) => ({
    title: words.downloaded(whoOf(words, link, reader), item?.name ?? link.itemName),
    facts: { reader: readerOf(words, reader), ...linkFacts(link) },
    path: linkPath(link),
  }),
  'link.created': (link, words) => ({
    title: words.linkCreated(link.itemName),
    facts: linkFacts(link),
    path: linkPath(link),
  }),
  'link.expiring': (link, words) => ({
    title: words.linkExpiring(link.itemName),
    facts: { ...linkFacts(link), expires: minuteOf(link.expiresAt) },
    path: linkPath(link),
  }),
  'link.withdrawn': (link, words) => ({
    title: words.linkWithdrawn(link.itemName),
    facts: { ...linkFacts(link), by: link.by?.name },
    path: linkPath(link),
  }),
  'lead.received': ({ cta, values }, words) => ({
    title: words.lead(cta.name),
    answers: values,
    path: `/ctas/${cta.id}`,
  }),
  'item.added': ({ id, name }, words) => ({ title: words.itemAdded(name), path: `/items/${id}` }),
  'item.updated': ({ id, name, by }, words) => ({
    title: words.itemUpdated(name),
    facts: { by: by?.name },
    path: `/items/${id}`,
  }),
  'item.expired': ({ id, name, owner, expiresOn }, words) => ({
    title: words.itemExpired(name),
    facts: { expired: expiresOn, owner: owner.name },
    path: `/items/${id}`,
  }),
  'collection.updated': ({ id, name, added, removed, by }, words) => ({
    title: words.collectionUpdated(name),
    facts: { added: added.join(', '), removed: removed.join(', '), by: by?.name },
    path: `/collections/${id}`,
  }),
  'site.published': ({ id, name, isFirst, by }, words) => ({
    title: isFirst ? words.sitePublished(name) : words.siteRepublished(name),
    facts: { by: by?.name },
    path: `/sites/${id}`,
  }),
  'wish.created': ({ title, description }, words) => ({
    title: words.wishCreated(title),
    facts: { description },
    path: '/wishlist',
  }),
  'wish.delivered': ({ title, organization, author, by }, words) => ({
    title: words.wishDelivered(title),
    facts: { organization, wishOf: author.name, by: by?.name },
    path: '/wishlist',
  }),
  'person.joined': ({ name, email, role }, words) => ({
    title: words.joined(name),
    facts: { email, role: words.roles[role] },
  }),
  'person.left': ({ name, email, by }, words) => ({
    title: words.left(name),
    facts: { email, by: by?.name },
  }),
}

/** Returns a time to the minute, in UTC. */
function minuteOf(time: string): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
