import { type Static, Type } from 'typebox'
import { Collection } from './collections.ts'
import { AVATAR_MAX, NAME_MAX } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Item } from './items/items.ts'
import { LOCALES } from './languages.ts'
import { ROLES } from './permissions.ts'
import { CursorQuery, Email, Id, ItemType, NameText, Nullable, Page, Time } from './schemas.ts'
import { SiteSummary } from './sites/sites.ts'

export const User = Type.Object({
  id: Id,
  username: Type.String(),
  name: Type.String(),
  email: Email,
  role: Type.Enum([...ROLES]),
  avatar: Type.Object({
    large: Nullable(Type.String()),
    medium: Nullable(Type.String()),
    thumbnail: Nullable(Type.String()),
  }),
  status: Type.Enum(['unconfirmed', 'active', 'deactivated']),
  lastSeenAt: Nullable(Time),
  erased: Type.Optional(
    Type.Literal(true, { description: 'Their name and address were replaced, for good' }),
  ),
  locale: Type.Union([Type.Enum([...LOCALES]), Type.Null()], {
    description: 'The language of the app for them; null is that of their browser',
  }),
})
export type User = Static<typeof User>

const UserParams = Type.Object({ userId: Id })
const Subject = Type.Object({ itemId: Id, itemType: ItemType })

/** A favorite item, collection or site, distinguished by `itemType`. */
export const Favorite = Type.Union([
  Type.Object({ itemType: Type.Literal('ITEM'), ...Item.properties }),
  Type.Object({ itemType: Type.Literal('COLLECTION'), ...Collection.properties }),
  Type.Object({ itemType: Type.Literal('SITE'), ...SiteSummary.properties }),
])
export type Favorite = Static<typeof Favorite>

export const getUser = endpoint({
  name: 'getUser',
  summary: 'Get a person',
  method: 'GET',
  path: '/api/users/v1/:userId',
  access: 'people.read',
  params: UserParams,
  reply: User,
})

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'List the people of the tenant, by name',
  method: 'GET',
  path: '/api/users/v1/list',
  access: 'people.read',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    role: Type.Optional(Type.Enum([...ROLES])),
    status: Type.Optional(User.properties.status),
    ...CursorQuery.properties,
  }),
  reply: Page(User),
})

export const UserChange = Type.Object({
  name: Type.Optional(NameText(NAME_MAX)),
  avatar: Type.Optional(
    Type.Union([Type.String({ maxLength: AVATAR_MAX, pattern: '^data:image/' }), Type.Null()], {
      description: 'A PNG, JPEG, WebP, GIF or AVIF as a base64 `data:` URL; null removes it',
    }),
  ),
  locale: Type.Optional(User.properties.locale),
  role: Type.Optional(Type.Enum([...ROLES])),
  deactivated: Type.Optional(Type.Boolean({ description: 'Ends all sessions immediately' })),
  handOverTo: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'With `deactivated`: the person who gets the content, links and saved searches',
    }),
  ),
})
export type UserChange = Static<typeof UserChange>

export const changeUser = endpoint({
  name: 'changeUser',
  summary:
    'Change a person: everyone their own name, avatar and language, people managers roles and deactivation',
  method: 'PATCH',
  path: '/api/users/v1/:userId',
  access: 'people.read',
  params: UserParams,
  body: UserChange,
  changedAt: {
    status: 'deactivated',
  },
  reply: User,
})

/** Counts of what a person owns. */
export const Belongings = Type.Object({
  items: Type.Integer(),
  collections: Type.Integer(),
  sites: Type.Integer(),
  links: Type.Integer(),
  savedSearches: Type.Integer(),
  wishes: Type.Integer({ description: 'Assigned to them, and neither done nor declined' }),
})
export type Belongings = Static<typeof Belongings>

export const getBelongings = endpoint({
  name: 'getBelongings',
  summary: 'Count what a person owns and could hand over',
  method: 'GET',
  path: '/api/users/v1/:userId/belongings',
  access: 'people.manage',
  params: UserParams,
  reply: Belongings,
})

export const handOverBelongings = endpoint({
  name: 'handOverBelongings',
  summary: 'Hand over everything a person owns to someone else',
  method: 'POST',
  path: '/api/users/v1/:userId/hand-over',
  access: 'people.manage',
  params: UserParams,
  body: Type.Object({ userId: Id }),
  reply: Belongings,
})

export const handOverOwnership = endpoint({
  name: 'handOverOwnership',
  summary: 'Make a person owner in my place; I become an admin',
  method: 'POST',
  path: '/api/users/v1/:userId/ownership',
  access: 'billing.manage',
  needsProof: true,
  params: UserParams,
  reply: User,
})

export const toggleUpvote = endpoint({
  name: 'toggleUpvote',
  summary: 'Vote for an item or a collection; repeating it removes the vote',
  method: 'POST',
  path: '/api/users/v1/:userId/upvotes',
  access: 'library.mark',
  params: UserParams,
  body: Subject,
  reply: Type.Object({ upvoted: Type.Boolean(), upvotes: Type.Integer() }),
})

export const addFavorite = endpoint({
  name: 'addFavorite',
  fillsDisk: 'rows',
  summary: 'Add an item or a collection to the favorites',
  method: 'POST',
  path: '/api/users/v1/:userId/favorites',
  access: 'library.mark',
  params: UserParams,
  body: Subject,
  status: 204,
})

export const removeFavorite = endpoint({
  name: 'removeFavorite',
  summary: 'Remove an item or a collection from the favorites',
  method: 'DELETE',
  path: '/api/users/v1/:userId/favorites',
  access: 'library.mark',
  params: UserParams,
  body: Subject,
  status: 204,
})

export const listFavorites = endpoint({
  name: 'listFavorites',
  summary: 'List a person’s favorites, newest first',
  method: 'GET',
  path: '/api/users/v1/:userId/list/favorites',
  access: 'library.read',
  params: UserParams,
  query: Type.Object({ itemType: Type.Optional(ItemType), ...CursorQuery.properties }),
  reply: Page(Favorite),
})

/** A person's preferences for automatic emails. */
export const MailWishes = Type.Object({
  visitMail: Type.Enum(['each', 'digest', 'none'], {
    description:
      'Emails about visits to my links: each session, once a day, or never. A link can override this',
  }),
})
export type MailWishes = Static<typeof MailWishes>

export const getMailWishes = endpoint({
  name: 'getMailWishes',
  summary: 'Get which emails I receive',
  method: 'GET',
  path: '/api/users/v1/:userId/notifications',
  access: 'links.share',
  params: UserParams,
  reply: MailWishes,
})

export const changeMailWishes = endpoint({
  name: 'changeMailWishes',
  summary: 'Set which emails I receive',
  method: 'PUT',
  path: '/api/users/v1/:userId/notifications',
  access: 'links.share',
  params: UserParams,
  body: MailWishes,
  reply: MailWishes,
})
