import { type Static, Type } from 'typebox'
import { DESCRIPTION_MAX, JOB_LIMIT, NAME_MAX, SEARCH_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import {
  Color,
  CursorQuery,
  Day,
  Id,
  IdParams,
  NameOrNone,
  NameText,
  Nullable,
  Page,
  TableForm,
  TableLocale,
  Time,
  VISIBLE,
} from '../schemas.ts'

/** The maximum number of items that deliver a wish, and of people mentioned in a comment. */
export const WISH_ITEMS_MAX = 100
export const MENTIONS_MAX = 50

export const WishKind = Type.Enum(['content', 'feature'])
export type WishKind = Static<typeof WishKind>

export const WISH_STATUSES = ['open', 'planned', 'started', 'done', 'declined'] as const
export const WishStatus = Type.Enum([...WISH_STATUSES])
export type WishStatus = Static<typeof WishStatus>

export const WishOrder = Type.Enum(['votes', 'newest', 'trending', 'discussed'])
export type WishOrder = Static<typeof WishOrder>

const Person = Type.Object({ id: Id, name: Type.String() })
const Organization = Type.String({ maxLength: NAME_MAX })

export const Wish = Type.Object({
  id: Id,
  version: Type.Integer(),
  kind: WishKind,
  title: Type.String(),
  description: Type.String({ description: 'Plain text' }),
  status: WishStatus,
  statusLabel: Type.String({ description: 'What this account calls the status' }),
  statusColor: Color,
  pending: Type.Boolean({
    description: 'Waits for approval: only its author and editors can see it',
  }),
  votes: Type.Integer(),
  voted: Type.Boolean(),
  commentCount: Type.Integer(),
  author: Person,
  assignee: Nullable(Person),
  organization: Nullable(Type.String({ description: 'The organization that the author asks for' })),
  neededBy: Nullable(Day),
  itemIds: Type.Array(Id, { description: 'Items that deliver it, of those I can see' }),
  response: Nullable(Type.String({ description: 'What editors say about its status' })),
  mergedInto: Nullable(Id),
  doneAt: Nullable(Time),
  createdAt: Time,
  updatedAt: Time,
})
export type Wish = Static<typeof Wish>

const Title = NameText(NAME_MAX)
const Text = Type.String({ maxLength: DESCRIPTION_MAX })

export const WishDraft = Type.Object({
  kind: WishKind,
  title: Title,
  description: Type.Optional(Text),
  organization: Type.Optional(Nullable(Organization)),
  neededBy: Type.Optional(Nullable(Day)),
  term: Type.Optional(
    Nullable(
      Type.String({ maxLength: 500, description: 'The search that found nothing, if it began so' }),
    ),
  ),
})
export type WishDraft = Static<typeof WishDraft>

export const WishChange = Type.Object({
  kind: Type.Optional(WishKind),
  title: Type.Optional(Title),
  description: Type.Optional(Text),
  organization: Type.Optional(Nullable(Organization)),
  neededBy: Type.Optional(Nullable(Day)),
  status: Type.Optional(WishStatus),
  assigneeId: Type.Optional(Nullable(Id)),
  itemIds: Type.Optional(Type.Array(Id, { maxItems: WISH_ITEMS_MAX, uniqueItems: true })),
  response: Type.Optional(Nullable(Text)),
})
export type WishChange = Static<typeof WishChange>

export const WishQuery = Type.Object({
  status: Type.Optional(WishStatus),
  kind: Type.Optional(WishKind),
  pending: Type.Optional(Type.Boolean({ description: 'Only those that wait for approval' })),
  mine: Type.Optional(
    Type.Enum(['author', 'voted', 'assigned'], { description: 'Mine, by my part in them' }),
  ),
  assigneeId: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  orderBy: Type.Optional(WishOrder),
  ...TableForm,
  locale: TableLocale,
  ...CursorQuery.properties,
})
export type WishQuery = Static<typeof WishQuery>

/** Counts over all statuses, with the other filters applied. */
export const WishCounts = Type.Object({
  open: Type.Integer(),
  planned: Type.Integer(),
  started: Type.Integer(),
  done: Type.Integer(),
  declined: Type.Integer(),
  pending: Type.Integer({ description: 'Those that wait for approval; they count nowhere else' }),
})
export type WishCounts = Static<typeof WishCounts>

const WishPage = Type.Object({ ...Page(Wish).properties, counts: WishCounts })
export type WishPage = Static<typeof WishPage>

export const listWishes = endpoint({
  name: 'listWishes',
  summary: 'List wishes, most votes first by default; merged ones are left out',
  method: 'GET',
  path: '/api/wishes/v1/list',
  access: 'library.read',
  query: WishQuery,
  alsoCsv: true,
  reply: WishPage,
})

export const getWish = endpoint({
  name: 'getWish',
  summary: 'Get a wish',
  method: 'GET',
  path: '/api/wishes/v1/:id',
  access: 'library.read',
  params: IdParams,
  reply: Wish,
})

export const createWish = endpoint({
  name: 'createWish',
  summary: 'Wish for content or a feature',
  method: 'POST',
  path: '/api/wishes/v1/create',
  access: 'library.mark',
  limit: JOB_LIMIT,
  body: WishDraft,
  status: 201,
  reply: Wish,
})

export const changeWish = endpoint({
  name: 'changeWish',
  summary:
    'Change a wish: its author and editors, the status editors only; a content wish is done only with items',
  method: 'PUT',
  path: '/api/wishes/v1/:id',
  access: 'library.mark',
  params: IdParams,
  body: WishChange,
  changedAt: {
    assignee: 'assigneeId',
    voted: 'POST /api/wishes/v1/:id/upvotes',
    pending: 'POST /api/wishes/v1/:id/approve',
    mergedInto: 'POST /api/wishes/v1/:id/merge',
  },
  reply: Wish,
})

export const WishVote = Type.Object({ votes: Type.Integer(), voted: Type.Boolean() })
export type WishVote = Static<typeof WishVote>

export const toggleWishVote = endpoint({
  name: 'toggleWishVote',
  summary: 'Vote for a wish; repeating it removes the vote',
  method: 'POST',
  path: '/api/wishes/v1/:id/upvotes',
  access: 'library.mark',
  params: IdParams,
  body: Type.Optional(
    Type.Object({
      organization: Type.Optional(
        Nullable(Type.String({ maxLength: NAME_MAX, description: 'The organization I vote for' })),
      ),
    }),
  ),
  reply: WishVote,
})

/** Voter, and the organization they voted for. */
export const WishVoter = Type.Object({
  person: Person,
  organization: Nullable(Type.String()),
  at: Time,
})
export type WishVoter = Static<typeof WishVoter>

export const listWishVotes = endpoint({
  name: 'listWishVotes',
  summary: 'List who voted for a wish, the first one first',
  method: 'GET',
  path: '/api/wishes/v1/:id/votes',
  access: 'library.read',
  params: IdParams,
  query: CursorQuery,
  reply: Page(WishVoter),
})

export const WishComment = Type.Object({
  id: Id,
  author: Person,
  text: Type.String({ description: 'Plain text' }),
  mentions: Type.Array(Person),
  createdAt: Time,
})
export type WishComment = Static<typeof WishComment>

export const listWishComments = endpoint({
  name: 'listWishComments',
  summary: 'List the comments on a wish, oldest first',
  method: 'GET',
  path: '/api/wishes/v1/:id/comments',
  access: 'library.read',
  params: IdParams,
  query: CursorQuery,
  reply: Page(WishComment),
})

export const addWishComment = endpoint({
  name: 'addWishComment',
  summary: 'Comment on a wish; people who are mentioned are notified',
  method: 'POST',
  path: '/api/wishes/v1/:id/comments',
  access: 'library.mark',
  limit: JOB_LIMIT,
  params: IdParams,
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: DESCRIPTION_MAX, pattern: VISIBLE }),
    mentions: Type.Optional(Type.Array(Id, { maxItems: MENTIONS_MAX })),
  }),
  status: 201,
  reply: WishComment,
})

export const mergeWish = endpoint({
  name: 'mergeWish',
  summary: 'Merge a wish into another: votes and comments move, and nobody counts twice',
  method: 'POST',
  path: '/api/wishes/v1/:id/merge',
  access: 'library.write',
  params: IdParams,
  body: Type.Object({ into: Id }),
  reply: Wish,
})

export const listSimilarWishes = endpoint({
  name: 'listSimilarWishes',
  summary: 'List up to five wishes with a similar title',
  method: 'GET',
  path: '/api/wishes/v1/similar',
  access: 'library.read',
  limit: SEARCH_LIMIT,
  query: Type.Object({ title: NameOrNone(NAME_MAX) }),
  reply: Type.Object({ items: Type.Array(Wish) }),
})

export const listWishlist = endpoint({
  ...listWishes,
  name: 'listWishlist',
  summary: 'List wishes, by the path of the items API',
  path: '/api/items/v1/wishlist',
})

export const addToWishlist = endpoint({
  ...createWish,
  name: 'addToWishlist',
  summary: 'Wish for content or a feature, by the path of the items API',
  path: '/api/items/v1/wishlist',
})

export const changeWishlist = endpoint({
  ...changeWish,
  name: 'changeWishlist',
  summary: 'Change a wish, by the path of the items API',
  path: '/api/items/v1/wishlist/:id',
  readAt: getWish.path,
})

export const toggleWishlistVote = endpoint({
  ...toggleWishVote,
  name: 'toggleWishlistVote',
  summary: 'Vote for a wish or remove the vote, by the path of the items API',
  path: '/api/items/v1/wishlist/:id/upvotes',
})
