import { type Static, Type } from 'typebox'
import { REPORT_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Color, Id, IdParams, NameText, Nullable, Time } from '../schemas.ts'
import type { WishStatus } from './wishes.ts'

export const WISH_LABEL_MAX = 40

const Label = NameText(WISH_LABEL_MAX)
const StatusName = Type.Object({ label: Label, color: Color })
const StatusNames = {
  open: StatusName,
  planned: StatusName,
  started: StatusName,
  done: StatusName,
  declined: StatusName,
} satisfies Record<WishStatus, typeof StatusName>

/** Colors of the statuses until a company chooses others. */
export const WISH_STATUS_COLORS: Readonly<Record<WishStatus, string>> = {
  open: '#64748b',
  planned: '#2563eb',
  started: '#b45309',
  done: '#15803d',
  declined: '#b91c1c',
}

export const WishSettings = Type.Object({
  version: Type.Integer(),
  needsApproval: Type.Boolean({
    description: 'New wishes of people who aren’t editors wait for approval',
  }),
  statuses: Type.Object(StatusNames),
})
export type WishSettings = Static<typeof WishSettings>

export const WishSettingsChange = Type.Object({
  needsApproval: Type.Optional(Type.Boolean()),
  statuses: Type.Optional(
    Type.Partial(
      Type.Object({
        open: Type.Partial(StatusName),
        planned: Type.Partial(StatusName),
        started: Type.Partial(StatusName),
        done: Type.Partial(StatusName),
        declined: Type.Partial(StatusName),
      }),
    ),
  ),
})
export type WishSettingsChange = Static<typeof WishSettingsChange>

export const getWishSettings = endpoint({
  name: 'getWishSettings',
  summary: 'Get what this account calls the statuses, and whether wishes need approval',
  method: 'GET',
  path: '/api/wishes/v1/settings',
  access: 'library.read',
  reply: WishSettings,
})

export const changeWishSettings = endpoint({
  name: 'changeWishSettings',
  summary: 'Name the statuses, or require approval; omitted fields stay',
  method: 'PUT',
  path: '/api/wishes/v1/settings',
  access: 'taxonomy.manage',
  body: WishSettingsChange,
  reply: WishSettings,
})

export const makeWishFeed = endpoint({
  name: 'makeWishFeed',
  summary: 'Get a new address of my Atom feed; the one before no longer works',
  method: 'POST',
  path: '/api/wishes/v1/feed',
  access: 'library.mark',
  inPerson: true,
  reply: Type.Object({ url: Type.String() }),
})

export const removeWishFeed = endpoint({
  name: 'removeWishFeed',
  summary: 'Turn off the address of my Atom feed',
  method: 'DELETE',
  path: '/api/wishes/v1/feed',
  access: 'library.mark',
  inPerson: true,
  status: 204,
})

export const getWishFeed = endpoint({
  name: 'getWishFeed',
  summary: 'Tell whether my Atom feed has an address, and when it was last used',
  method: 'GET',
  path: '/api/wishes/v1/feed/address',
  access: 'library.mark',
  inPerson: true,
  reply: Type.Object({
    feed: Nullable(
      Type.Object({
        createdAt: Time,
        lastUsedAt: Nullable({ ...Time, description: 'To the hour' }),
      }),
    ),
  }),
})

export const readWishFeed = endpoint({
  name: 'readWishFeed',
  summary: 'Read the newest wishes as an Atom feed',
  method: 'GET',
  path: '/api/wishes/v1/feed',
  access: 'public',
  takesUnknown: true,
  query: Type.Object({ token: Type.String({ maxLength: 200 }) }),
  raw: true,
  reply: Type.String({ description: '`application/atom+xml`' }),
})

/** An organization with a request, and whether it got and read what was delivered. */
const AskingOrganization = Type.Object({
  name: Type.String(),
  shared: Type.Boolean(),
  read: Type.Boolean(),
})

export const WishOutcome = Type.Object({
  daysToDeliver: Nullable(Type.Integer({ description: 'From wish to delivery; null until done' })),
  askers: Type.Integer({ description: 'The author and everyone who voted' }),
  shares: Type.Integer({ description: 'Links to the delivered items since the wish was made' }),
  views: Type.Integer(),
  viewers: Type.Integer(),
  seconds: Type.Integer({ description: 'Time read' }),
  organizations: Type.Array(AskingOrganization),
})
export type WishOutcome = Static<typeof WishOutcome>

export const getWishOutcome = endpoint({
  name: 'getWishOutcome',
  summary: 'Tell what became of a wish: shares, views and reading of its items, and who asked',
  method: 'GET',
  path: '/api/wishes/v1/:id/outcome',
  access: 'library.read',
  limit: REPORT_LIMIT,
  params: IdParams,
  reply: WishOutcome,
})

const Person = Type.Object({ id: Id, name: Type.String() })

export const WishRanking = Type.Object({
  askers: Type.Array(
    Type.Object({
      person: Person,
      wishes: Type.Integer(),
      votes: Type.Integer({ description: 'Votes of others for them' }),
      delivered: Type.Integer({ description: 'How many of their wishes are done' }),
    }),
  ),
  deliverers: Type.Array(
    Type.Object({
      person: Person,
      delivered: Type.Integer(),
      days: Type.Integer({ description: 'Median days from wish to delivery' }),
      shares: Type.Integer(),
      views: Type.Integer(),
    }),
  ),
  organizations: Type.Array(
    Type.Object({
      name: Type.String(),
      wishes: Type.Integer({ description: 'Wishes made or voted for on its behalf' }),
      delivered: Type.Integer(),
    }),
  ),
})
export type WishRanking = Static<typeof WishRanking>

export const getWishRanking = endpoint({
  name: 'getWishRanking',
  summary: 'Rank who asks and who delivers, with what became of it',
  method: 'GET',
  path: '/api/wishes/v1/ranking',
  access: 'reports.read',
  limit: REPORT_LIMIT,
  reply: WishRanking,
})
