import { type Static, Type } from 'typebox'
import { BULK_MAX, REPORT_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Item } from '../items/items.ts'
import { CursorQuery, Id, Page } from '../schemas.ts'

/** Days after which content that nobody changed or reviewed is stale. */
export const STALE_DAYS = 180
/** Days before its expiration date on which an item counts as expiring. */
export const EXPIRING_DAYS = 30
/** Days that an item has to be used for the first time. */
export const UNUSED_DAYS = 30

export const HEALTH_KINDS = ['expiring', 'broken', 'unclassified', 'stale', 'unused'] as const
export const HealthKind = Type.Enum([...HEALTH_KINDS])
export type HealthKind = Static<typeof HealthKind>

const Mine = Type.Optional(Type.Boolean({ description: 'Only items I own' }))

export const HealthCounts = Type.Object({
  expiring: Type.Integer({ description: 'Expired, or expiring within 30 days' }),
  broken: Type.Integer({ description: 'Web pages that can’t be reached, and files that failed' }),
  unclassified: Type.Integer({ description: 'Without a value in any category' }),
  stale: Type.Integer({ description: 'Not changed or reviewed for 180 days' }),
  unused: Type.Integer({ description: 'Older than 30 days, and never viewed or shared' }),
})
export type HealthCounts = Static<typeof HealthCounts>

export const getContentHealth = endpoint({
  name: 'getContentHealth',
  summary: 'Count the items that need attention, by what is wrong',
  method: 'GET',
  path: '/api/analytics/v1/health',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: Type.Object({ mine: Mine }),
  reply: HealthCounts,
})

export const listUnhealthyItems = endpoint({
  name: 'listUnhealthyItems',
  summary: 'List the items that need attention, most urgent first',
  method: 'GET',
  path: '/api/analytics/v1/health/items',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: Type.Object({
    kind: HealthKind,
    mine: Mine,
    ...CursorQuery.properties,
  }),
  reply: Type.Object({ ...Page(Item).properties, total: Type.Integer() }),
})

export const reviewItems = endpoint({
  name: 'reviewItems',
  summary: 'Say that items are up to date; they aren’t stale for another 180 days',
  method: 'POST',
  path: '/api/analytics/v1/health/reviewed',
  access: 'library.write',
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX }) }),
  status: 204,
})

export const MyDay = Type.Object({
  views: Type.Integer({ description: 'Of my links today, in the tenant’s time zone' }),
  sureViews: Type.Optional(
    Type.Integer({ description: 'Of these, views of which it is sure that a person read' }),
  ),
  viewers: Type.Integer({ description: 'Sum of the visitors per link' }),
  downloads: Type.Integer(),
  opened: Type.Integer({ description: 'My links that were opened today' }),
  expiring: Type.Integer({ description: 'My items that expired, or expire within 30 days' }),
  broken: Type.Integer({ description: 'My items that can’t be reached or read' }),
  failed: Type.Integer({ description: 'Those of `broken` that are files which couldn’t be read' }),
  replies: Type.Integer({ description: 'Unread replies to my links' }),
  wishes: Type.Integer({ description: 'Wishes that wait for approval; 0 unless I may approve' }),
})
export type MyDay = Static<typeof MyDay>

export const getMyDay = endpoint({
  name: 'getMyDay',
  summary: 'Count what needs me, and what my links did today',
  method: 'GET',
  path: '/api/analytics/v1/today',
  access: 'library.read',
  reply: MyDay,
})
