import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  CursorQuery,
  Email,
  Id,
  IdParams,
  ItemType,
  Nullable,
  Page,
  Time,
  VISIBLE,
} from '../schemas.ts'

export const ANSWER_MAX = 5_000
export const ATTACHED_MAX = 10

export const MessageKind = Type.Enum(['message', 'request', 'lead', 'answer'], {
  description:
    '`message`: a visitor wrote on the link’s page. `request`: they asked for a new link where this one no longer opens. `lead`: they filled in a form. `answer`: someone of the team answered',
})
export type MessageKind = Static<typeof MessageKind>

const SharedItem = {
  itemId: Id,
  itemType: ItemType,
  itemName: Type.String(),
}

/** Message between a visitor and the team about what a link shows. */
export const Message = Type.Object({
  id: Id,
  kind: MessageKind,
  at: Time,
  conversationId: Nullable({
    ...Id,
    description: 'Messages with one person on one link share it; null for a lead',
  }),
  link: Type.Object({
    id: Id,
    ...SharedItem,
    sharedToEmail: Nullable(Type.String()),
    sharedToName: Nullable(Type.String()),
    sharedToMemo: Nullable(Type.String()),
    sharedToOrganization: Nullable(Type.String()),
  }),
  by: Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()], {
    description: 'Who of the team wrote it; null for a visitor',
  }),
  visitor: Type.Object(
    {
      name: Nullable(Type.String()),
      email: Nullable(Type.String()),
      emailProved: Type.Boolean({ description: 'They verified the address by a code' }),
    },
    { description: 'The visitor who wrote it, or who is answered' },
  ),
  text: Type.String({ description: 'Plain text; of a lead, its answers one per line' }),
  answers: Type.Optional(
    Type.Array(Type.Object({ label: Type.String(), value: Type.String() }), {
      description: 'The answers of a lead, in the order of its form',
    }),
  ),
  cta: Type.Optional(Type.Object({ id: Id, name: Type.String() })),
  attached: Type.Array(Type.Object({ linkId: Id, url: Type.String(), ...SharedItem }), {
    description: 'What was attached, each as a link for this person',
  }),
  mailed: Type.Boolean({
    description: 'Whether an answer was emailed; the visitor finds it on the page in any case',
  }),
  unread: Type.Boolean({ description: 'Whether I haven’t read it yet' }),
})
export type Message = Static<typeof Message>

export const listLinkMessages = endpoint({
  name: 'listLinkMessages',
  summary:
    'List what visitors of my link wrote, of any link if I may see all, with the answers, newest first',
  method: 'GET',
  path: '/api/links/v1/:id/messages',
  access: 'links.share',
  params: IdParams,
  query: CursorQuery,
  reply: Page(Message),
})

export const AnswerDraft = Type.Object({
  text: Type.String({ minLength: 1, maxLength: ANSWER_MAX, pattern: VISIBLE }),
  itemIds: Type.Optional(
    Type.Array(Id, {
      maxItems: ATTACHED_MAX,
      uniqueItems: true,
      description: 'Items, collections and sites; each becomes a link for this person',
    }),
  ),
  conversationId: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description: 'The conversation that is answered; by default that of the latest message',
    }),
  ),
  submissionId: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'The lead that is answered, in place of it' }),
  ),
})
export type AnswerDraft = Static<typeof AnswerDraft>

export const answerOnLink = endpoint({
  name: 'answerOnLink',
  summary:
    'Answer a visitor of my link: on its page, and by email if an address is known. A link for a person may also begin the conversation. Again with the same text within a minute, it’s the same answer',
  method: 'POST',
  path: '/api/links/v1/:id/messages',
  access: 'links.share',
  status: 201,
  orThere: true,
  params: IdParams,
  body: AnswerDraft,
  reply: Message,
})

export const readLinkMessages = endpoint({
  name: 'readLinkMessages',
  summary: 'Mark what visitors of a link wrote as read by me, with its notifications',
  method: 'POST',
  path: '/api/links/v1/:id/messages/read',
  access: 'links.share',
  status: 204,
  params: IdParams,
})

export const listMessages = endpoint({
  name: 'listMessages',
  summary: 'List what visitors of my links wrote, with the answers, newest first',
  method: 'GET',
  path: '/api/links/v1/messages',
  access: 'links.share',
  query: Type.Object({
    email: Type.Optional(
      Type.Unsafe<string>({ ...Email, description: 'Only the conversations with this person' }),
    ),
    unread: Type.Optional(Type.Boolean({ description: 'Only what I haven’t read' })),
    everyone: Type.Optional(
      Type.Boolean({ description: 'On the links of all; needs the permission links.all' }),
    ),
    ...CursorQuery.properties,
  }),
  reply: Page(Message),
})
