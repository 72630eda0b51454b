import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Id, IdParams, ItemType, Nullable, Page, Time } from '../schemas.ts'
import { RecipientKind } from './visits.ts'

/** The most pages of a link that are listed: those that were read longest. */
export const CIRCLE_PAGES_MAX = 20
/** The most names of content that nobody opened. */
export const UNOPENED_MAX = 100

/** Somebody's link in a tree of links that were passed on, and how they read. */
export const CircleLink = Type.Object({
  linkId: Id,
  parentLinkId: Type.Union([Id, Type.Null()], {
    description: 'The link that it came from; null for the one that the team made',
  }),
  rootLinkId: Type.Unsafe<string>({ ...Id, description: 'The one that the team made' }),
  itemId: Id,
  itemType: ItemType,
  itemName: Type.String(),
  name: Type.Union([Type.String(), Type.Null()], {
    description: 'As whoever passed it on wrote it, or the note of a link of the team',
  }),
  email: Nullable(Type.String()),
  organization: Nullable(Type.String()),
  createdAt: Time,
  passedBy: Type.Union(
    [
      Type.Object({
        email: Nullable(Type.String()),
        emailProved: Type.Boolean({ description: 'They verified the address by a code' }),
        note: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'Who passed it on, by what was entered at the gate of the link' },
  ),
  views: Type.Integer(),
  viewers: Type.Integer({ description: 'Different browsers among the views' }),
  seconds: Type.Number({ description: 'Time on screen' }),
  lastViewedAt: Nullable(Time),
  pagesRead: Type.Integer(),
  pages: Type.Array(Type.Object({ itemId: Id, page: Type.Integer(), seconds: Type.Number() }), {
    maxItems: CIRCLE_PAGES_MAX,
    description: 'The pages read longest, in order',
  }),
  expiresAt: Nullable(Time),
  disabledAt: Nullable(Time),
})
export type CircleLink = Static<typeof CircleLink>

export const getLinkCircle = endpoint({
  name: 'getLinkCircle',
  summary:
    'List the tree of links that came of passing a link on, oldest first: who has it from whom, and how each read. Without the links of others that I may not see',
  method: 'GET',
  path: '/api/items/v1/personalized/:id/circle',
  access: 'links.share',
  params: IdParams,
  query: CursorQuery,
  reply: Type.Object({
    ...Page(CircleLink).properties,
    unopened: Type.Array(Type.Object({ id: Id, name: Type.String() }), {
      maxItems: UNOPENED_MAX,
      description: 'Items of the collection or site that nobody of them opened; on the first page',
    }),
    unreadPages: Type.Array(Type.Integer(), {
      maxItems: UNOPENED_MAX,
      description: 'Pages of the file that nobody of them read; on the first page',
    }),
  }),
})

export const getRecipientCircle = endpoint({
  name: 'getRecipientCircle',
  summary:
    'List the links that a person’s or an organization’s links were passed on by, and those that they came from, oldest first, with how each was read',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/recipients/circle',
  access: 'links.share',
  query: Type.Object({
    kind: RecipientKind,
    key: Type.String({ minLength: 1, maxLength: 320 }),
    ...CursorQuery.properties,
  }),
  reply: Page(CircleLink),
})
