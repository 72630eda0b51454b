import { type Static, Type } from 'typebox'
import { JOB_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Id, Page, Time } from './schemas.ts'
import { SearchForm } from './search.ts'

/** How long the file of an export can be fetched. */
export const EXPORT_DAYS = 7

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
  summary:
    'Make a copy of all items I find, or of those that fit a search: a CSV, or a ZIP with files',
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
  summary: 'My exports, the newest first',
  method: 'GET',
  path: '/api/items/v1/exports',
  access: 'library.write',
  query: CursorQuery,
  reply: Page(Export),
})

export const getExport = endpoint({
  name: 'getExport',
  summary: 'How an export of mine stands',
  method: 'GET',
  path: '/api/items/v1/exports/:exportId',
  access: 'library.write',
  params,
  reply: Export,
})

export const cancelExport = endpoint({
  name: 'cancelExport',
  summary: 'Stop an export of mine, or remove the file it became',
  method: 'DELETE',
  path: '/api/items/v1/exports/:exportId',
  access: 'library.write',
  params,
  status: 204,
})
