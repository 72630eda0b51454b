import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, ItemType } from '../schemas.ts'
import { Memo } from './links.ts'

/** Number of items that are recommended at most. */
export const RECOMMENDED_MAX = 3

export const listRecommended = endpoint({
  name: 'listRecommended',
  summary:
    'List up to three items to send an organization along with one: those opened next by organizations that have opened content of the same categories, such as its industry and stage. Empty as long as the organization has opened nothing',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/item/:id/recommended',
  access: 'links.share',
  params: IdParams,
  query: Type.Object({ sharedToOrganization: Memo, itemType: Type.Optional(ItemType) }),
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        thumbnailUrl: Type.Optional(Type.String()),
        organizations: Type.Integer({
          description: 'Number of similar organizations that opened it',
        }),
      }),
    ),
  }),
})
