import { type Static, Type } from 'typebox'
import { IMPORT_ROWS_MAX, JOB_LIMIT, NAME_MAX, READ_LIMIT, REPORT_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Id, Nullable, Page, Time, WebUrl } from './schemas.ts'
import { CategoryIds, perCategory, TagLabel } from './taxonomy.ts'

/** What a column of a CSV may hold; the template has them in this order, under these heads. */
export const IMPORT_FIELDS = {
  url: 'URL',
  name: 'Title',
  description: 'Description',
  funnelStage: 'Funnel stage',
  contentProduct: 'Product',
  contentType: 'Content type',
  contentIndustry: 'Industry',
  contentRegion: 'Region',
  tags: 'Tags',
  collections: 'Collection',
  owner: 'Owner e-mail',
  shareable: 'Shareable',
  inLibrary: 'In library',
  releasesOn: 'Releases on',
  expiresOn: 'Expires on',
  action: 'Import action',
} as const
export type ImportField = keyof typeof IMPORT_FIELDS

const Field = Type.Enum(Object.keys(IMPORT_FIELDS) as ImportField[])

export const ImportSource = Type.Enum(['upload', 'urls', 'csv', 'sitemap', 'archive'])
export type ImportSource = Static<typeof ImportSource>
export const ImportStatus = Type.Enum(['running', 'completed', 'failed', 'cancelled'])
export type ImportStatus = Static<typeof ImportStatus>

const ImportName = Type.String({ minLength: 1, maxLength: NAME_MAX, pattern: '\\S' })
const RowNumber = Type.Integer({
  description: 'As a spreadsheet counts: of a CSV with a head the first row is 2',
})
const Labels = Type.Array(Type.String({ maxLength: NAME_MAX }), { maxItems: 200 })

export const Import = Type.Object({
  importId: Id,
  source: ImportSource,
  name: Type.String(),
  status: ImportStatus,
  failure: Type.Optional(Type.String({ description: 'Why all of it failed, for a person' })),
  total: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
  skipped: Type.Integer({ description: 'Were there already' }),
  errors: Type.Array(Type.Object({ row: RowNumber, message: Type.String() }), {
    description: 'The first ones; all of them are in the CSV of problems',
  }),
  collectionId: Type.Optional(Id),
  owner: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Time,
  finishedAt: Type.Optional(Time),
})
export type Import = Static<typeof Import>

/** How rows become items; what is left out is decided as the description tells. */
const Choices = {
  mapping: Type.Optional(
    Type.Array(Nullable(Field), {
      maxItems: 500,
      description: 'What each column holds, in their order; guessed from the heads when left out',
    }),
  ),
  mode: Type.Optional(
    Type.Enum(['link', 'host'], {
      description: 'Keep the address, or fetch the file behind it; a row may say otherwise',
    }),
  ),
  duplicates: Type.Optional(
    Type.Enum(['skip', 'add'], { description: 'What is in the library already is skipped' }),
  ),
  createValues: Type.Optional(
    Type.Object(perCategory(Type.Optional(Labels)), {
      description: 'Values to make first; needs `taxonomy.manage`. Unknown ones are left out',
    }),
  ),
  createTags: Type.Optional(Type.Boolean({ description: 'Default true' })),
  createCollections: Type.Optional(Type.Boolean({ description: 'Default true' })),
  include: Type.Optional(
    Type.Array(Type.String({ maxLength: 500 }), {
      maxItems: 50,
      description: 'Of addresses only those that contain one of these',
    }),
  ),
  exclude: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 50 })),
  classify: Type.Optional(
    Type.Object(
      { ...Type.Partial(CategoryIds).properties, tags: Type.Optional(Type.Array(TagLabel)) },
      {
        description: 'What rows get that have nothing of the category; the tags come to their own',
      },
    ),
  ),
  collectionId: Type.Optional(Id),
}

/** Where the rows come from: a draft read before, or given here. */
const Given = {
  draftId: Type.Optional(Id),
  urls: Type.Optional(
    Type.Union([
      Type.Array(Type.String({ maxLength: 4_096 }), { maxItems: IMPORT_ROWS_MAX }),
      Type.String({ description: 'One on each line, or anywhere in a text' }),
    ]),
  ),
  csv: Type.Optional(Type.String({ description: 'A small one; a large one is sent for itself' })),
}

export const ImportRequest = Type.Object({
  source: ImportSource,
  name: Type.Optional(ImportName),
  total: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  sitemapUrl: Type.Optional(WebUrl),
  ...Given,
  ...Choices,
})
export type ImportRequest = Static<typeof ImportRequest>

export const ImportQuestion = Type.Object({ ...Given, ...Choices })
export type ImportQuestion = Static<typeof ImportQuestion>

const NewLabel = Type.Object({ label: Type.String(), rows: Type.Integer() })

/** What a run would do; nothing was written. */
export const ImportCheck = Type.Object({
  total: Type.Integer(),
  ready: Type.Integer({ description: 'Rows that would become items' }),
  faulty: Type.Integer({ description: 'Rows that would fail' }),
  duplicates: Type.Integer({ description: 'Rows that are in the library or in the list already' }),
  problems: Type.Array(
    Type.Object({
      row: RowNumber,
      level: Type.Enum(['error', 'warning', 'duplicate']),
      field: Type.Optional(Field),
      message: Type.String(),
    }),
    { description: 'Of the first thousand rows that have one' },
  ),
  newValues: Type.Object(perCategory(Type.Array(NewLabel))),
  mayCreateValues: Type.Boolean(),
  newTags: Type.Array(NewLabel),
  newCollections: Type.Array(NewLabel),
  preview: Type.Array(Type.Object({ row: RowNumber, url: Type.String(), name: Type.String() }), {
    description: 'The first of the rows that are ready',
  }),
})
export type ImportCheck = Static<typeof ImportCheck>

/** Rows that were read and wait to be looked through; kept a day. */
export const ImportDraft = Type.Object({
  draftId: Id,
  source: ImportSource,
  name: Type.String(),
  status: Type.Enum(['reading', 'ready', 'failed']),
  failure: Type.Optional(Type.String()),
  total: Type.Integer(),
  encoding: Type.Optional(Type.String()),
  delimiter: Type.Optional(Type.String()),
  notes: Type.Array(Type.String(), { description: 'What could not be read, and was left out' }),
  columns: Type.Array(
    Type.Object({
      head: Type.String(),
      samples: Type.Array(Type.String()),
      field: Nullable(Field),
    }),
  ),
})
export type ImportDraft = Static<typeof ImportDraft>

export const ImportRow = Type.Object({
  row: RowNumber,
  status: Type.Enum(['waiting', 'done', 'failed', 'skipped']),
  message: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  itemId: Type.Optional(Id),
})
export type ImportRow = Static<typeof ImportRow>

const ImportParams = Type.Object({ importId: Id })

export const startImport = endpoint({
  name: 'startImport',
  summary:
    'Bring in a list of addresses, a CSV, a sitemap or an archive, or count a batch of uploads',
  method: 'POST',
  path: '/api/items/v1/history',
  limit: JOB_LIMIT,
  access: 'library.write',
  body: ImportRequest,
  status: 201,
  reply: Import,
})

export const changeImport = endpoint({
  name: 'changeImport',
  summary: 'Rename an import, or cancel it after the rows in hand',
  method: 'PUT',
  path: '/api/items/v1/history',
  access: 'library.write',
  body: Type.Object({
    importId: Id,
    name: Type.Optional(ImportName),
    status: Type.Optional(Type.Literal('cancelled')),
  }),
  reply: Import,
})

export const listImports = endpoint({
  name: 'listImports',
  summary: 'My imports, for admins those of all, the newest first',
  method: 'GET',
  path: '/api/items/v1/history',
  access: 'library.write',
  query: CursorQuery,
  reply: Page(Import),
})

export const getImport = endpoint({
  name: 'getImport',
  summary: 'How an import stands',
  method: 'GET',
  path: '/api/items/v1/history/status',
  access: 'library.write',
  query: ImportParams,
  reply: Import,
})

export const checkImport = endpoint({
  name: 'checkImport',
  summary: 'What an import would do, row by row; nothing is written',
  method: 'POST',
  path: '/api/items/v1/history/check',
  limit: READ_LIMIT,
  access: 'library.write',
  body: ImportQuestion,
  reply: ImportCheck,
})

export const uploadImportCsv = endpoint({
  name: 'uploadImportCsv',
  summary: 'Send a CSV (the body, as `text/csv`) of up to 50 MiB; it is read and becomes a draft',
  method: 'POST',
  path: '/api/items/v1/history/csv',
  limit: READ_LIMIT,
  access: 'library.write',
  query: Type.Object({ name: Type.Optional(ImportName) }),
  raw: true,
  status: 201,
  reply: ImportDraft,
})

export const readSitemap = endpoint({
  name: 'readSitemap',
  summary: 'Read a sitemap; its addresses become a draft',
  method: 'POST',
  path: '/api/items/v1/history/sitemap',
  limit: READ_LIMIT,
  access: 'library.write',
  body: Type.Object({ sitemapUrl: WebUrl }),
  status: 201,
  reply: ImportDraft,
})

export const readArchive = endpoint({
  name: 'readArchive',
  summary: 'Read a ZIP export that was uploaded with the purpose `import`; it becomes a draft',
  method: 'POST',
  path: '/api/items/v1/history/archive',
  limit: READ_LIMIT,
  access: 'library.write',
  body: Type.Object({ uploadId: Id }),
  status: 201,
  reply: ImportDraft,
})

export const getImportDraft = endpoint({
  name: 'getImportDraft',
  summary: 'A draft: its columns with samples, and what each seems to hold',
  method: 'GET',
  path: '/api/items/v1/history/drafts/:importId',
  access: 'library.write',
  params: ImportParams,
  reply: ImportDraft,
})

export const listImportRows = endpoint({
  name: 'listImportRows',
  summary: 'What became of each row',
  method: 'GET',
  path: '/api/items/v1/history/:importId/rows',
  access: 'library.write',
  params: ImportParams,
  query: Type.Object({
    status: Type.Optional(ImportRow.properties.status),
    ...CursorQuery.properties,
  }),
  reply: Page(ImportRow),
})

export const retryImport = endpoint({
  name: 'retryImport',
  summary: 'Try the failed rows again; of a cancelled import also those left',
  method: 'POST',
  path: '/api/items/v1/history/:importId/retry',
  limit: JOB_LIMIT,
  access: 'library.write',
  params: ImportParams,
  reply: Import,
})

export const getImportProblems = endpoint({
  name: 'getImportProblems',
  summary: 'The rows that failed as a CSV: as they came, each with its problem',
  method: 'GET',
  path: '/api/items/v1/history/:importId/problems',
  limit: REPORT_LIMIT,
  access: 'library.write',
  params: ImportParams,
  raw: true,
})

export const getImportTemplate = endpoint({
  name: 'getImportTemplate',
  summary: 'A CSV with the heads that an import understands and a row of each kind',
  method: 'GET',
  path: '/api/items/v1/history/template',
  access: 'library.write',
  raw: true,
})
