import { type Static, Type } from 'typebox'
import { JOB_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Id, Page, Time } from './schemas.ts'
import { SearchForm } from './search/search.ts'

/** Days that an export's file can be downloaded. */
export const EXPORT_DAYS = 7
/** Number of a person’s export files that are kept at a time. */
export const EXPORTS_KEPT = 10
/** Number of a person's exports that run at a time. */
export const EXPORTS_RUNNING = 3

export const Export = Type.Object({
  exportId: Id,
  format: Type.Enum(['csv', 'zip']),
  status: Type.Enum(['running', 'completed', 'failed', 'cancelled']),
  failure: Type.Optional(Type.String()),
  total: Type.Integer(),
  done: Type.Integer(),
  bytes: Type.Optional(Type.Integer()),
  downloadUrl: Type.Optional(Type.String()),
  createdAt: Time,
  finishedAt: Type.Optional(Time),
  expiresAt: Type.Optional(Time),
})
export type Export = Static<typeof Export>

const params = Type.Object({ exportId: Id })

export const createExport = endpoint({
  name: 'createExport',
  fillsDisk: true,
  summary: `Export all items I can see, or the results of a search, as CSV or as a ZIP with files; up to ${EXPORTS_RUNNING} at a time`,
  method: 'POST',
  path: '/api/items/v1/exports',
  limit: JOB_LIMIT,
  access: 'library.write',
  reads: true,
  body: Type.Object({
    format: Type.Enum(['csv', 'zip']),
    search: Type.Optional(SearchForm),
  }),
  status: 201,
  reply: Export,
})

export const listExports = endpoint({
  name: 'listExports',
  summary: 'List my exports, newest first',
  method: 'GET',
  path: '/api/items/v1/exports',
  access: 'library.write',
  query: CursorQuery,
  reply: Page(Export),
})

export const getExport = endpoint({
  name: 'getExport',
  summary: 'Get my export',
  method: 'GET',
  path: '/api/items/v1/exports/:exportId',
  access: 'library.write',
  params,
  reply: Export,
})

export const cancelExport = endpoint({
  name: 'cancelExport',
  summary: 'Cancel my export, or delete its file',
  method: 'DELETE',
  path: '/api/items/v1/exports/:exportId',
  access: 'library.write',
  params,
  status: 204,
})
