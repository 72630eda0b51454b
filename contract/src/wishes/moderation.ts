import { type Static, Type } from 'typebox'
import { DESCRIPTION_MAX, JOB_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nullable, Time } from '../schemas.ts'
import { Wish } from './wishes.ts'

/** The maximum number of wishes decided about at once. */
export const MODERATE_MAX = 100

export const approveWish = endpoint({
  name: 'approveWish',
  summary: 'Show a wish that waits for approval to everyone',
  method: 'POST',
  path: '/api/wishes/v1/:id/approve',
  access: 'library.write',
  params: IdParams,
  body: Type.Optional(
    Type.Object({
      trust: Type.Optional(
        Type.Boolean({ description: 'From now on, wishes of its author need no approval' }),
      ),
    }),
  ),
  reply: Wish,
})

export const deleteWish = endpoint({
  name: 'deleteWish',
  summary:
    'Delete a wish with its votes and comments: editors, and its author while nobody else voted for it',
  method: 'DELETE',
  path: '/api/wishes/v1/:id',
  access: 'library.mark',
  params: IdParams,
  status: 204,
})

export const WishModeration = Type.Object({
  wishIds: Type.Array(Id, { minItems: 1, maxItems: MODERATE_MAX, uniqueItems: true }),
  action: Type.Enum(['approve', 'decline', 'delete']),
  response: Type.Optional(
    Nullable(
      Type.String({ maxLength: DESCRIPTION_MAX, description: 'What declined wishes say about it' }),
    ),
  ),
})
export type WishModeration = Static<typeof WishModeration>

export const moderateWishes = endpoint({
  name: 'moderateWishes',
  summary: 'Approve, decline or delete several wishes; those it doesn’t apply to stay as they are',
  method: 'POST',
  path: '/api/wishes/v1/moderate',
  access: 'library.write',
  limit: JOB_LIMIT,
  body: WishModeration,
  reply: Type.Object({ changed: Type.Integer({ description: 'How many wishes it applied to' }) }),
})

export const TrustedPerson = Type.Object({
  id: Id,
  name: Type.String(),
  at: Time,
})
export type TrustedPerson = Static<typeof TrustedPerson>

export const listTrustedPeople = endpoint({
  name: 'listTrustedPeople',
  summary: 'List people whose wishes need no approval, by name',
  method: 'GET',
  path: '/api/wishes/v1/trusted',
  access: 'taxonomy.manage',
  reply: Type.Object({ items: Type.Array(TrustedPerson) }),
})

export const removeTrustedPerson = endpoint({
  name: 'removeTrustedPerson',
  summary: 'Require approval again for wishes of a person',
  method: 'DELETE',
  path: '/api/wishes/v1/trusted/:userId',
  access: 'taxonomy.manage',
  params: Type.Object({ userId: Id }),
  status: 204,
})
