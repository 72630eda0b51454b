import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, ItemType, Nullable, Time } from '../schemas.ts'

/** Days in which somebody has to open my links twice. */
export const SILENCE_DAYS = 7

/** A person who came back to what I shared with them, and whom I have sent nothing since. */
export const SilentReader = Type.Object({
  email: Type.String(),
  organization: Nullable(Type.String()),
  views: Type.Integer({ description: 'Of my links for them in the last 7 days' }),
  lastViewedAt: Time,
  last: Type.Object(
    { itemType: ItemType, itemId: Id, itemName: Type.String(), linkId: Id },
    { description: 'What they opened last' },
  ),
  had: Type.Array(Id, { description: 'Items that somebody has shared with them' }),
})
export type SilentReader = Static<typeof SilentReader>

export const listSilentReaders = endpoint({
  name: 'listSilentReaders',
  summary:
    'List who opened my links for them at least twice in the last 7 days and got no new one since, the latest first',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/silence',
  access: 'links.share',
  reply: Type.Object({ items: Type.Array(SilentReader, { maxItems: 20 }) }),
})
