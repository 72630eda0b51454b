import { type Static, type TObject, Type } from 'typebox'
import { AuditEntry } from '../audit.ts'
import { CtaSubmission } from '../ctas/reports.ts'
import { ROLES } from '../permissions.ts'
import { SCANS } from '../requests.ts'
import { Day, Id, ItemType, Nullable, Program, Time } from '../schemas.ts'
import { PlanState, PlanTaskId } from '../sites/plan-block.ts'
import { WishKind } from '../wishes/wishes.ts'
import type { AUDIT_EVENT, WebhookEvent } from './webhook-events.ts'

// The schemas of what webhooks send. AsyncAPI is made from them, and events are typed by them.

/** The most items of a collection, and of pages, that a reading names: those that were read longest. */
export const READ_ITEMS_MAX = 20
export const READ_PAGES_MAX = 5
/** The most names of items that joined or left a collection. */
export const CHANGED_ITEMS_MAX = 100

const Person = Type.Object({ id: Id, name: Type.String() })
const Doer = Type.Object({ ...Person.properties, program: Type.Optional(Program) })
const By = Type.Union([Doer, Type.Null()], { description: 'Null if nobody in particular did it' })
const Recipient = Type.Union([Type.String(), Type.Null()], {
  description: 'The address, organization or note it was made for; null if for anyone',
})
const SharedBy = Type.Object(Person.properties, { description: 'Whose link it is' })
const Country = Type.Union([Type.String(), Type.Null()], {
  description: 'ISO 3166-1, two letters',
})
const Kind = Type.Enum(['file', 'link'])
const PageUrl = Type.Union([Type.String(), Type.Null()], {
  description: 'The address of a web page; null for a file',
})
const Fields = Type.Array(Type.String(), { description: 'Names of the fields that changed' })

const Shared = {
  itemType: ItemType,
  itemId: Id,
  itemName: Type.String(),
  recipient: Recipient,
  sharedBy: SharedBy,
}
const QuestionFacts = {
  ...{ id: Id, linkId: Id },
  itemId: Type.Union([Id, Type.Null()], {
    description: 'The item; null at a site or at a collection as a whole',
  }),
  ...{ itemName: Type.String(), page: Nullable(Type.Integer()) },
  quote: Type.Union([Type.String(), Type.Null()], { description: 'The words they marked' }),
  ...{ text: Type.String(), recipient: Recipient },
  asker: Type.Object({
    ...{ name: Nullable(Type.String()), email: Nullable(Type.String()) },
    proved: Type.Boolean({ description: 'They verified the address by a code' }),
  }),
}
const MessageFacts = {
  ...{ id: Id, linkId: Id, conversationId: Id },
  ...{ itemType: ItemType, itemId: Id, itemName: Type.String(), recipient: Recipient },
  text: Type.String(),
  visitor: Type.Object({
    ...{ name: Nullable(Type.String()), email: Nullable(Type.String()) },
    proved: Type.Boolean({ description: 'They verified the address by a code' }),
  }),
}
const Link = { id: Id, url: Type.String(), ...Shared }
const VisitedLink = Type.Object({ id: Id, slug: Type.String(), ...Shared })

const Reader = Type.Object({
  email: Type.Union([Type.String(), Type.Null()], {
    description: 'The address entered before the link opened',
  }),
  emailProved: Type.Boolean({ description: 'They verified it by a code sent to it' }),
})

const Read = Type.Object({
  ...{ id: Id, at: Time, endedAt: Time },
  reader: Reader,
  certainty: Type.Enum(['proved', 'acted', 'loaded'], {
    description:
      'How sure it is that a person read. `proved`: by a verified address or a password, `acted`: by what they did on the page, `loaded`: the page was only loaded',
  }),
  isFirst: Type.Boolean({
    description: 'Nobody opened a personal link before, or this reader any other',
  }),
  seconds: Type.Integer({ description: 'Time on screen, without idle time' }),
  minutes: Type.Number({ description: 'The same in minutes, to one decimal' }),
  share: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description:
      'The share of its pages, or of its playing time, that was read; of a collection, of what was opened. Null if that is unknown',
  }),
  longestPages: Type.Array(
    Type.Object({ itemId: Id, page: Type.Integer(), seconds: Type.Number() }),
    { maxItems: READ_PAGES_MAX, description: 'The pages read longest, longest first' },
  ),
  items: Type.Array(
    Type.Object({
      ...{ id: Id, name: Type.String(), seconds: Type.Integer() },
      share: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
    }),
    { maxItems: READ_ITEMS_MAX, description: 'What was opened, read longest first' },
  ),
  downloaded: Type.Boolean(),
  country: Country,
  device: Nullable(Type.String({ description: '`desktop`, `mobile`, `tablet` …' })),
  link: VisitedLink,
})

interface EventSchema {
  summary: string
  data: TObject
}

/** The occasion and the data of each event. */
export const EVENT_SCHEMAS = {
  'lead.received': {
    summary: 'A visitor fills in a form, or someone releases a held submission',
    data: Type.Object({
      ...{ id: Id, cta: Person },
      values: CtaSubmission.properties.values,
      consent: CtaSubmission.properties.consent,
      ...{ linkId: Nullable(Id), itemId: Nullable(Id), siteId: Nullable(Id) },
    }),
  },
  'file.received': {
    summary: 'A visitor sends a file that was requested; it waits to be accepted or refused',
    data: Type.Object({
      ...{ id: Id, request: Type.Object({ id: Id, title: Type.String() }) },
      slot: Type.Union([Type.String(), Type.Null()], { description: 'The name of its slot' }),
      ...{ name: Type.String(), bytes: Type.Integer() },
      mime: Type.Union([Type.String(), Type.Null()], { description: 'By its content' }),
      scanned: Type.Enum([...SCANS]),
      linkId: Nullable(Id),
      recipient: Recipient,
      sender: Type.Object({
        email: Nullable(Type.String()),
        proved: Type.Boolean({ description: 'They verified the address by a code' }),
      }),
    }),
  },
  'message.received': {
    summary: 'A visitor replies on a link, or asks for a new one',
    data: Type.Object({ ...MessageFacts, kind: Type.Enum(['message', 'request']) }),
  },
  'message.sent': {
    summary: 'Someone answers a visitor',
    data: Type.Object({
      ...MessageFacts,
      by: By,
      mailed: Type.Boolean({ description: 'Emailed too; otherwise only on the visitor’s page' }),
      attached: Type.Array(
        Type.Object({ id: Id, url: Type.String(), itemId: Id, itemName: Type.String() }),
        { description: 'Links for what is attached' },
      ),
    }),
  },
  'question.asked': {
    summary: 'A visitor asks a question at a page',
    data: Type.Object(QuestionFacts),
  },
  'question.answered': {
    summary: 'Someone answers a question of a visitor',
    data: Type.Object({
      ...QuestionFacts,
      answer: Type.Object({ by: By, text: Type.String(), at: Time }),
    }),
  },
  'link.passed-on': {
    summary: 'A visitor passes a link on to a colleague, who gets a link of their own',
    data: Type.Object({
      ...Link,
      parentLinkId: Type.Unsafe<string>({ ...Id, description: 'The link that was passed on' }),
      name: Type.Union([Type.String(), Type.Null()], { description: 'The colleague’s name' }),
      passedBy: Reader,
    }),
  },
  'agreement.accepted': {
    summary: 'A visitor of a link agrees to what it asks them to',
    data: Type.Object({
      id: Id,
      agreement: Type.Object({ id: Id, name: Type.String(), version: Type.Integer() }),
      sha256: Type.String({ description: 'Of what was shown' }),
      name: Type.String({ description: 'As the visitor typed it' }),
      email: Nullable(Type.String()),
      proved: Type.Boolean({ description: 'They verified the address by a code' }),
      linkId: Nullable(Id),
      recipient: Recipient,
    }),
  },
  'plan.changed': {
    summary: 'A visitor or the team changes a task of the plan on a site, or comments on it',
    data: Type.Object({
      id: Type.Unsafe<string>({ ...Id, description: 'The change' }),
      site: Person,
      task: Type.Object({
        ...{ id: PlanTaskId, name: Type.String(), state: PlanState, dueOn: Day },
        owner: Type.Object({ name: Nullable(Type.String()), email: Nullable(Type.String()) }),
      }),
      comment: Nullable(Type.String()),
      by: Type.Object({
        userId: Type.Union([Id, Type.Null()], { description: 'Null for a visitor' }),
        ...{ name: Type.String(), email: Nullable(Type.String()) },
      }),
      linkId: Type.Union([Id, Type.Null()], { description: 'The link of a visitor' }),
      recipient: Recipient,
      ...{ total: Type.Integer(), done: Type.Integer(), late: Type.Integer() },
      next: Type.Union(
        [Type.Object({ id: PlanTaskId, name: Type.String(), dueOn: Day }), Type.Null()],
        { description: 'The open task that is due first' },
      ),
    }),
  },
  'link.created': {
    summary: 'Someone creates a link',
    data: Type.Object({ ...Link, by: By }),
  },
  'link.viewed': {
    summary: 'A person opens a link; not for bots and repeated visits',
    data: Type.Object({ id: Id, at: Time, country: Country, link: VisitedLink }),
  },
  'link.read': {
    summary: 'A visit to a link that shows a page has ended: how it was read, and by whom',
    data: Read,
  },
  'link.downloaded': {
    summary: 'A visitor downloads a file, or a collection as a whole',
    data: Type.Object({
      id: Type.String({ format: 'uuid', description: 'The visit' }),
      at: Time,
      item: Type.Union([Person, Type.Null()], { description: 'Null for a whole collection' }),
      reader: Reader,
      link: VisitedLink,
    }),
  },
  'link.expiring': {
    summary: 'A link expires within a day',
    data: Type.Object({ ...Link, expiresAt: Time }),
  },
  'link.withdrawn': {
    summary: 'Someone withdraws a link, which then doesn’t open anymore',
    data: Type.Object({ ...Link, by: By }),
  },
  'item.added': {
    summary: 'An item is uploaded, added or imported',
    data: Type.Object({ id: Id, kind: Kind, name: Type.String(), url: PageUrl, by: By }),
  },
  'item.updated': {
    summary: 'An item changes, or its new file is ready',
    data: Type.Object({
      ...{ id: Id, kind: Kind, name: Type.String(), url: PageUrl, fields: Fields, by: By },
    }),
  },
  'item.expired': {
    summary: 'The last day of an item is over: its links don’t open anymore',
    data: Type.Object({
      ...{ id: Id, kind: Kind, name: Type.String(), url: PageUrl, expiresOn: Day, owner: Person },
    }),
  },
  'collection.updated': {
    summary: 'A collection of the team changes',
    data: Type.Object({
      ...{ id: Id, name: Type.String(), fields: Fields },
      added: Type.Array(Type.String(), { description: 'Names of items that joined, at most 100' }),
      removed: Type.Array(Type.String(), { description: 'Names of items that left, at most 100' }),
      by: By,
    }),
  },
  'site.published': {
    summary: 'A site is published, for the first time or again',
    data: Type.Object({
      ...{ id: Id, name: Type.String(), url: Type.String(), isFirst: Type.Boolean(), by: By },
    }),
  },
  'wish.created': {
    summary: 'Someone adds a wish',
    data: Type.Object({
      ...{ id: Id, kind: WishKind, title: Type.String(), description: Type.String(), by: By },
    }),
  },
  'wish.delivered': {
    summary: 'A wish is done',
    data: Type.Object({
      ...{ id: Id, kind: WishKind, title: Type.String() },
      organization: Nullable(Type.String()),
      itemIds: Type.Array(Id, { description: 'The items that deliver it' }),
      author: Person,
      by: By,
    }),
  },
  'person.joined': {
    summary: 'Someone joins the account, or is reactivated',
    data: Type.Object({
      ...{ id: Id, name: Type.String(), email: Type.String(), role: Type.Enum([...ROLES]) },
      isReturn: Type.Boolean({ description: 'They were here before' }),
    }),
  },
  'person.left': {
    summary: 'Someone is deactivated, or leaves',
    data: Type.Object({ id: Id, name: Type.String(), email: Type.String(), by: By }),
  },
} satisfies Record<Exclude<WebhookEvent, typeof AUDIT_EVENT>, EventSchema>

/** Events that are sent as JSON of their own; entries of the audit log are CloudEvents. */
export type PlainEvent = keyof typeof EVENT_SCHEMAS
export type EventData<E extends PlainEvent = PlainEvent> = Static<(typeof EVENT_SCHEMAS)[E]['data']>

export const TEST_SCHEMA = {
  summary: 'An admin sends a test',
  data: Type.Object({ id: Id, name: Type.String({ description: 'Of the webhook' }) }),
} satisfies EventSchema

/** Returns the schema of the body of an event. */
export function bodyOf(type: string, data: TObject) {
  return Type.Object({ type: Type.Literal(type), timestamp: Time, data })
}

/** Returns the schema of a CloudEvent 1.0 in its structured JSON. */
export function cloudEventOf(type: { pattern: string } | { const: string }, data: TObject) {
  return Type.Object({
    specversion: Type.Literal('1.0'),
    id: Id,
    source: Type.String({ format: 'uri' }),
    type: 'const' in type ? Type.Literal(type.const) : Type.String(type),
    subject: Type.Optional(Type.String({ description: 'The type and id of the target' })),
    time: Time,
    datacontenttype: Type.Literal('application/json'),
    data,
  })
}

export const AUDIT_SCHEMA = {
  summary: 'An entry was added to the audit log; a CloudEvent',
  data: AuditEntry,
}
