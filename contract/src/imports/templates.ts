import { Type } from 'typebox'
import { REPORT_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { TableOnlyForm } from '../schemas.ts'
import { ImportParams } from './imports.ts'

export const getImportTemplate = endpoint({
  name: 'getImportTemplate',
  summary: 'Get a CSV template with all columns and example rows',
  method: 'GET',
  path: '/api/items/v1/history/template',
  access: 'library.write',
  query: Type.Object(TableOnlyForm),
  raw: true,
})

export const getLinkTemplate = endpoint({
  name: 'getLinkTemplate',
  summary: 'Get a CSV template for links with all columns and example rows',
  method: 'GET',
  path: '/api/items/v1/history/links-template',
  access: 'library.write',
  query: Type.Object(TableOnlyForm),
  raw: true,
})

export const getImportProblems = endpoint({
  name: 'getImportProblems',
  summary: 'Get the failed rows as CSV, unchanged, each with its problem',
  method: 'GET',
  path: '/api/items/v1/history/:importId/problems',
  limit: REPORT_LIMIT,
  access: 'library.write',
  params: ImportParams,
  query: Type.Object(TableOnlyForm),
  raw: true,
})
