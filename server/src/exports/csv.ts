import { IMPORT_FIELDS, type ImportField } from '@satchel/contract/imports/imports.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { csvLine, joinLabels, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { ItemRow } from './queries.ts'

/** Columns in addition to those an import reads. */
const MORE = [
  ['Kind', ({ kind }) => kind],
  ['File name', ({ originalName, kind }) => (kind === 'file' ? originalName : '')],
  ['Media type', ({ mime }) => mime],
  ['Bytes', ({ bytes }) => bytes],
  ['SHA-256', ({ sha256 }) => sha256],
  ['Status', ({ status }) => status],
  ['Views', ({ views }) => views],
  ['Upvotes', ({ upvotes }) => upvotes],
  ['Shares', ({ shares }) => shares],
  ['Created', ({ createdAt }) => createdAt],
  ['Updated', ({ updatedAt }) => updatedAt],
  ['ID', ({ id }) => id],
] as const satisfies [string, (row: ItemRow) => string | number | null][]

export function head(): string {
  return UTF8_MARK + csvLine([...Object.values(IMPORT_FIELDS), ...MORE.map(([name]) => name)])
}

export function line(row: ItemRow): string {
  const fields = fieldsOf(row)
  const fixed = (Object.keys(IMPORT_FIELDS) as ImportField[]).map((field) => fields[field])
  return csvLine([...fixed, ...MORE.map(([, read]) => String(read(row) ?? ''))])
}

function fieldsOf(row: ItemRow): Record<ImportField, string> {
  const { url, name, description, visitorDescription, tags, collections, owner, kind } = row
  const [funnelStage = '', contentProduct = '', contentType = '', ...places] = CATEGORIES.map(
    (category) => joinLabels(row.categories?.[category] ?? []),
  )
  const [contentIndustry = '', contentRegion = ''] = places
  return {
    url: url ?? '',
    name,
    description,
    visitorDescription,
    funnelStage,
    contentProduct,
    contentType,
    contentIndustry,
    contentRegion,
    tags: joinLabels(tags),
    collections: joinLabels(collections.map((collection) => collection.name)),
    owner,
    shareable: row.shareable ? 'yes' : 'no',
    inLibrary: row.inLibrary ? 'yes' : 'no',
    releasesOn: row.releasesOn ?? '',
    expiresOn: row.expiresOn ?? '',
    action: kind === 'link' ? 'Link' : '',
  }
}
