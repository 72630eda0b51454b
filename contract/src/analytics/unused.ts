import { type Static, Type } from 'typebox'
import { REPORT_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Day, Id, ItemType, Page, Time } from '../schemas.ts'
import { VisitsRankingQuery } from './analytics.ts'

const { interval: _, ...filters } = VisitsRankingQuery.properties

export const UnusedQuery = Type.Object({ ...filters, ...CursorQuery.properties })
export type UnusedQuery = Static<typeof UnusedQuery>

export const UnusedContent = Type.Object({
  itemType: ItemType,
  itemId: Id,
  name: Type.String(),
  createdAt: Time,
})
export type UnusedContent = Static<typeof UnusedContent>

export const UnusedReport = Type.Object({
  from: Day,
  to: Day,
  total: Type.Integer({
    description:
      'Items, or what `itemType` says, that existed by the end of the range and weren’t viewed, shared or downloaded in it',
  }),
  totalBefore: Type.Integer({ description: 'In the previous range' }),
  ...Page(UnusedContent).properties,
})
export type UnusedReport = Static<typeof UnusedReport>

export const listUnusedContent = endpoint({
  name: 'listUnusedContent',
  mayLag: true,
  summary:
    'List and count items, or collections or sites, that weren’t viewed, shared or downloaded in a date range, oldest first',
  method: 'GET',
  path: '/api/analytics/v1/reports/content/unused',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: UnusedQuery,
  alsoCsv: true,
  reply: UnusedReport,
})
