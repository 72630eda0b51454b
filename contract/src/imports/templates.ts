import { endpoint } from '../endpoint.ts'

export const getImportTemplate = endpoint({
  name: 'getImportTemplate',
  summary: 'Get a CSV template with all columns and example rows',
  method: 'GET',
  path: '/api/items/v1/history/template',
  access: 'library.write',
  raw: true,
})

export const getLinkTemplate = endpoint({
  name: 'getLinkTemplate',
  summary: 'Get a CSV template for links with all columns and example rows',
  method: 'GET',
  path: '/api/items/v1/history/links-template',
  access: 'library.write',
  raw: true,
})
