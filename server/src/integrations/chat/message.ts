import type { EventData, PlainEvent } from '@satchel/contract/integrations/event-schemas.ts'
import type { Config } from '../../platform/config.ts'
import { DIGEST } from './digest.ts'
import type { DigestData } from './digest-queries.ts'
import { plain } from './text.ts'

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

type Draft = { title: string; facts?: Record<string, unknown>; path?: string; label?: string }
type Drafts = { [E in PlainEvent]: (data: EventData<E>) => Draft }

interface Body {
  type: string
  data: object
}

/** Returns the message of the body of an event. */
export function messageOf(config: Config, body: Body): Message {
  if (body.type === DIGEST) return digestOf(config, body.data as DigestData)
  const { title, facts = {}, path, label = 'Open in Satchel' } = draftOf(body)
  const shown = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return {
    title: plain(title, TITLE_MAX),
    facts: shown
      .slice(0, FACTS_MAX)
      .map(([name, value]) => ({ label: plain(name, 60), value: plain(String(value)) })),
    lines: [],
    button: path ? { label, url: config.PUBLIC_URL + path } : null,
  }
}

function digestOf(config: Config, { counts, events }: DigestData): Message {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const more = total - events.length
  return {
    title: total === 1 ? 'Yesterday in Satchel: 1 event' : `Yesterday in Satchel: ${total} events`,
    facts: [],
    lines: [
      ...events.map((event) => lineOf(config, event)),
      ...(more > 0 ? [`And ${more} more`] : []),
    ],
    button: { label: 'View activity', url: `${config.PUBLIC_URL}/activity` },
  }
}

function lineOf(config: Config, event: Body): string {
  const { title, facts } = messageOf(config, event)
  const details = facts.slice(0, 2).map(({ label, value }) => `${label}: ${value}`)
  return [title, ...details].join(' · ')
}

function draftOf({ type, data }: Body): Draft {
  if (type === 'test') return { title: 'Test from Satchel', facts: { Result: 'It works' } }
  const make = DRAFTS[type as PlainEvent] as ((data: object) => Draft) | undefined
  return make?.(data) ?? { title: type }
}

type Visited = EventData<'link.viewed'>['link']
type Reader = EventData<'link.read'>['reader']

function whoOf(link: Visited, reader?: Reader): string {
  return reader?.email ?? link.recipient ?? 'Someone'
}

function readerOf({ email, emailProved }: Reader): string | null {
  if (email === null) return null
  return emailProved ? `${email} (verified)` : `${email} (not verified)`
}

const CERTAINTY = {
  proved: 'Verified address or password',
  acted: 'Moved through the pages',
  loaded: 'Page loaded only',
}
const percent = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`)
const by = (person: { name: string } | null) => person?.name
const linkPath = ({ id }: { id: string }) => `/links/${id}`

type LinkFacts = EventData<'link.created'>
const linkFacts = ({ recipient, sharedBy }: Pick<LinkFacts, 'recipient' | 'sharedBy'>) => ({
  For: recipient,
  'Link of': sharedBy.name,
})

const DRAFTS: Drafts = {
  'link.read': ({ reader, link, ...read }) => ({
    title: `${whoOf(link, reader)} read ${link.itemName}`,
    facts: {
      Time: `${read.minutes} min`,
      Read: percent(read.share),
      Reader: readerOf(reader),
      Certainty: CERTAINTY[read.certainty],
      'Link of': link.sharedBy.name,
    },
    path: linkPath(link),
  }),
  'link.viewed': ({ link, country }) => ({
    title: `${whoOf(link)} opened ${link.itemName}`,
    facts: { Country: country, ...linkFacts(link) },
    path: linkPath(link),
  }),
  'link.downloaded': ({ link, item, reader }) => ({
    title: `${whoOf(link, reader)} downloaded ${item?.name ?? link.itemName}`,
    facts: { Reader: readerOf(reader), ...linkFacts(link) },
    path: linkPath(link),
  }),
  'link.created': (link) => ({
    title: `New link to ${link.itemName}`,
    facts: linkFacts(link),
    path: linkPath(link),
  }),
  'link.expiring': (link) => ({
    title: `Link to ${link.itemName} expires soon`,
    facts: { ...linkFacts(link), Expires: minuteOf(link.expiresAt) },
    path: linkPath(link),
  }),
  'link.withdrawn': (link) => ({
    title: `Link to ${link.itemName} was withdrawn`,
    facts: { ...linkFacts(link), By: by(link.by) },
    path: linkPath(link),
  }),
  'lead.received': ({ cta, values }) => ({
    title: `New lead from ${cta.name}`,
    facts: values,
    path: `/ctas/${cta.id}`,
  }),
  'item.added': ({ id, name }) => ({ title: `New item: ${name}`, path: `/items/${id}` }),
  'item.updated': ({ id, name, by: person }) => ({
    title: `${name} changed`,
    facts: { By: by(person) },
    path: `/items/${id}`,
  }),
  'item.expired': ({ id, name, owner, expiresOn }) => ({
    title: `${name} expired`,
    facts: { Expired: expiresOn, Owner: owner.name },
    path: `/items/${id}`,
  }),
  'collection.updated': ({ id, name, added, removed, by: person }) => ({
    title: `Collection ${name} changed`,
    facts: { Added: added.join(', '), Removed: removed.join(', '), By: by(person) },
    path: `/collections/${id}`,
  }),
  'site.published': ({ id, name, isFirst, by: person }) => ({
    title: isFirst ? `Site ${name} was published` : `Site ${name} was published again`,
    facts: { By: by(person) },
    path: `/sites/${id}`,
  }),
  'wish.created': ({ title, description }) => ({
    title: `New wish: ${title}`,
    facts: { Description: description },
    path: '/wishlist',
  }),
  'wish.delivered': ({ title, organization, author, by: person }) => ({
    title: `Wish delivered: ${title}`,
    facts: { Organization: organization, 'Wish of': author.name, By: by(person) },
    path: '/wishlist',
  }),
  'person.joined': ({ name, email, role }) => ({
    title: `${name} joined`,
    facts: { Email: email, Role: role },
  }),
  'person.left': ({ name, email, by: person }) => ({
    title: `${name} left`,
    facts: { Email: email, By: by(person) },
  }),
}

/** Returns a time to the minute, in UTC. */
function minuteOf(time: string): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
