import { type Static, Type } from 'typebox'
import { IMPORT_ROWS_MAX, JOB_LIMIT, NAME_MAX, READ_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { SentenceReason } from '../problem.ts'
import { CursorQuery, Id, NameText, Nullable, Page, Time, WebUrl } from '../schemas.ts'
import { CategoryIds, perCategory, TagLabel } from '../taxonomy.ts'
import { CSV_DELIMITERS, CSV_ENCODINGS } from './csv.ts'
import { ImportSentence, ImportSentences } from './import-sentences.ts'
import { LinkPasswords, LinkPlan, LinkProduct } from './links.ts'

/** The fields of a CSV import with their column headers, in the template's order. */
export const IMPORT_FIELDS = {
  url: 'URL',
  name: 'Title',
  description: 'Description',
  visitorDescription: 'Description for visitors',
  funnelStage: 'Funnel stage',
  contentProduct: 'Product',
  contentType: 'Content type',
  contentIndustry: 'Industry',
  contentRegion: 'Region',
  tags: 'Tags',
  collections: 'Collection',
  owner: 'Owner email',
  shareable: 'Shareable',
  inLibrary: 'In library',
  releasesOn: 'Releases on',
  expiresOn: 'Expires on',
  action: 'Import action',
} as const
export type ImportField = keyof typeof IMPORT_FIELDS

const Field = Type.Enum(Object.keys(IMPORT_FIELDS) as ImportField[])

export const ImportSource = Type.Enum(['upload', 'urls', 'csv', 'sitemap', 'archive', 'links'])
export type ImportSource = Static<typeof ImportSource>
export const ImportStatus = Type.Enum([
  'running',
  'completed',
  'failed',
  'cancelled',
  'undoing',
  'undone',
])
export type ImportStatus = Static<typeof ImportStatus>

const Encoding = Type.Enum([...CSV_ENCODINGS], {
  description: 'A name from the WHATWG Encoding Standard; detected when omitted',
})
const Delimiter = Type.Enum([...CSV_DELIMITERS], {
  description: 'What separates cells; detected when omitted',
})

const ImportName = NameText(NAME_MAX)
const RowNumber = Type.Integer({
  description: 'Numbered as in a spreadsheet: below a header, the first row is 2',
})
const Labels = Type.Array(Type.String({ maxLength: NAME_MAX }), { maxItems: 200 })

export const Import = Type.Object({
  importId: Id,
  source: ImportSource,
  name: Type.String(),
  status: ImportStatus,
  failure: Type.Optional(
    Type.String({ description: 'Human-readable reason why the import failed' }),
  ),
  failureReason: Type.Optional(SentenceReason),
  total: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
  skipped: Type.Integer({ description: 'Already in the library' }),
  errors: Type.Array(
    Type.Object({ row: RowNumber, message: Type.String(), sentences: ImportSentences }),
    {
      description: 'The first ones; the problem CSV has all of them',
    },
  ),
  collectionId: Type.Optional(Id),
  owner: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Time,
  finishedAt: Type.Optional(Time),
})
export type Import = Static<typeof Import>

/** Options for turning rows into items; see each description for its default. */
const Choices = {
  mapping: Type.Optional(
    Type.Array(Nullable(Field), {
      maxItems: 500,
      description: 'What each column contains, in order; guessed from the header when omitted',
    }),
  ),
  mode: Type.Optional(
    Type.Enum(['link', 'host'], {
      description:
        'Add the address as a link, or fetch the file behind it; a row can override this',
    }),
  ),
  duplicates: Type.Optional(
    Type.Enum(['skip', 'add'], { description: 'Skip what is already in the library' }),
  ),
  createValues: Type.Optional(
    Type.Object(perCategory(Type.Optional(Labels)), {
      description:
        'Values to create first; needs `taxonomy.manage`. Other unknown values are left out',
    }),
  ),
  createTags: Type.Optional(Type.Boolean({ description: 'Default true' })),
  createCollections: Type.Optional(Type.Boolean({ description: 'Default true' })),
  include: Type.Optional(
    Type.Array(Type.String({ maxLength: 500 }), {
      maxItems: 50,
      description: 'Only addresses that contain one of these',
    }),
  ),
  exclude: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 50 })),
  classify: Type.Optional(
    Type.Object(
      { ...Type.Partial(CategoryIds).properties, tags: Type.Optional(Type.Array(TagLabel)) },
      {
        description: 'Values for rows without any in the category; tags are added to a row’s own',
      },
    ),
  ),
  collectionId: Type.Optional(Id),
}

/** The source of the rows: an existing draft, or data in the request. */
const SOURCE = {
  draftId: Type.Optional(Id),
  urls: Type.Optional(
    Type.Union([
      Type.Array(Type.String({ maxLength: 4_096 }), { maxItems: IMPORT_ROWS_MAX }),
      Type.String({ description: 'One per line, or anywhere in a text' }),
    ]),
  ),
  csv: Type.Optional(Type.String({ description: 'A small CSV; upload a large one separately' })),
  delimiter: Type.Optional(Delimiter),
}

export const ImportRequest = Type.Object({
  source: ImportSource,
  name: Type.Optional(ImportName),
  total: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  sitemapUrl: Type.Optional(WebUrl),
  dryRun: Type.Optional(
    Type.Boolean({ description: 'For links: answers 200 with the plan, and saves nothing' }),
  ),
  passwords: Type.Optional(LinkPasswords),
  ...SOURCE,
  ...Choices,
})
export type ImportRequest = Static<typeof ImportRequest>

/** The question of the check before an import, of which it takes all that the import does. */
export const ImportQuestion = Type.Object({
  source: Type.Optional(ImportSource),
  name: Type.Optional(ImportName),
  ...SOURCE,
  ...Choices,
})
export type ImportQuestion = Static<typeof ImportQuestion>

const NewLabel = Type.Object({ label: Type.String(), rows: Type.Integer() })

/** The expected result of an import; nothing was saved. */
export const ImportCheck = Type.Object({
  total: Type.Integer(),
  ready: Type.Integer({ description: 'Rows that would become items' }),
  faulty: Type.Integer({ description: 'Rows that would fail' }),
  duplicates: Type.Integer({ description: 'Rows that are already in the library or the list' }),
  problems: Type.Array(
    Type.Object({
      row: RowNumber,
      level: Type.Enum(['error', 'warning', 'duplicate']),
      field: Type.Optional(Field),
      ...ImportSentence.properties,
    }),
    { description: 'Problems of the first thousand rows that have one' },
  ),
  newValues: Type.Object(perCategory(Type.Array(NewLabel))),
  mayCreateValues: Type.Boolean(),
  newTags: Type.Array(NewLabel),
  newCollections: Type.Array(NewLabel),
  preview: Type.Array(Type.Object({ row: RowNumber, url: Type.String(), name: Type.String() }), {
    description: 'The first rows that are ready',
  }),
})
export type ImportCheck = Static<typeof ImportCheck>

/** Rows that were read and wait for review; kept a day. */
export const ImportDraft = Type.Object({
  draftId: Id,
  source: ImportSource,
  name: Type.String(),
  status: Type.Enum(['reading', 'ready', 'failed']),
  failure: Type.Optional(Type.String()),
  failureReason: Type.Optional(SentenceReason),
  total: Type.Integer(),
  encoding: Type.Optional(Encoding),
  delimiter: Type.Optional(Type.String()),
  product: Type.Optional(LinkProduct),
  notes: Type.Array(Type.String(), { description: 'What couldn’t be read and was left out' }),
  noteSentences: Type.Array(ImportSentence, { description: 'The notes with their reasons' }),
  names: Type.Optional(Type.Array(Type.String(), { description: 'Some names in an archive' })),
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
  sentences: Type.Optional(ImportSentences),
  slug: Type.Optional(Type.String({ description: 'Of a row of a table of links' })),
  url: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  itemId: Type.Optional(Id),
})
export type ImportRow = Static<typeof ImportRow>

export const ImportParams = Type.Object({ importId: Id })

export const startImport = endpoint({
  name: 'startImport',
  fillsDisk: true,
  summary:
    'Import a list of addresses, a CSV, a sitemap, an archive or links with their slugs, or track a batch of uploads',
  method: 'POST',
  path: '/api/items/v1/history',
  limit: JOB_LIMIT,
  access: 'library.write',
  body: ImportRequest,
  status: 201,
  orThere: true,
  reply: Type.Union([LinkPlan, Import]),
})

export const undoImport = endpoint({
  name: 'undoImport',
  summary:
    'Undo an import of links, also one that is running: its links are deleted with their visits, and items that it created and nothing else uses go to the trash',
  method: 'POST',
  path: '/api/items/v1/history/:importId/undo',
  limit: JOB_LIMIT,
  access: 'library.write',
  params: ImportParams,
  reply: Import,
})

export const changeImport = endpoint({
  name: 'changeImport',
  summary: 'Rename an import, or cancel it after the current rows',
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
  summary: 'List my imports, newest first; for admins, everyone’s',
  method: 'GET',
  path: '/api/items/v1/history',
  access: 'library.write',
  query: CursorQuery,
  reply: Page(Import),
})

export const getImport = endpoint({
  name: 'getImport',
  summary: 'Get an import',
  method: 'GET',
  path: '/api/items/v1/history/status',
  access: 'library.write',
  query: ImportParams,
  reply: Import,
})

export const checkImport = endpoint({
  name: 'checkImport',
  summary: 'Preview an import row by row without saving anything',
  method: 'POST',
  path: '/api/items/v1/history/check',
  limit: READ_LIMIT,
  access: 'library.write',
  body: ImportQuestion,
  reply: ImportCheck,
})

export const uploadImportCsv = endpoint({
  name: 'uploadImportCsv',
  fillsDisk: true,
  summary: 'Upload a CSV of up to 50 MiB as the `text/csv` body; it becomes a draft',
  method: 'POST',
  path: '/api/items/v1/history/csv',
  limit: READ_LIMIT,
  access: 'library.write',
  query: Type.Object({
    name: Type.Optional(ImportName),
    source: Type.Optional(
      Type.Enum(['csv', 'links'], {
        description: 'What the table has: items by default, or links',
      }),
    ),
    encoding: Type.Optional(Encoding),
    delimiter: Type.Optional(Delimiter),
  }),
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
  summary: 'Get a draft: its columns with samples and a guess of what each contains',
  method: 'GET',
  path: '/api/items/v1/history/drafts/:importId',
  access: 'library.write',
  params: ImportParams,
  reply: ImportDraft,
})

export const changeImportDraft = endpoint({
  name: 'changeImportDraft',
  fillsDisk: true,
  summary: 'Read the uploaded CSV or archive of a draft again with another encoding or separator',
  method: 'PUT',
  path: '/api/items/v1/history/drafts/:importId',
  limit: READ_LIMIT,
  access: 'library.write',
  params: ImportParams,
  body: Type.Object({
    encoding: Type.Optional(Encoding),
    delimiter: Type.Optional(Delimiter),
  }),
  reply: ImportDraft,
})

export const listImportRows = endpoint({
  name: 'listImportRows',
  summary: 'List the result of each row',
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
  fillsDisk: true,
  summary: 'Retry the failed rows; for a canceled import also the remaining ones',
  method: 'POST',
  path: '/api/items/v1/history/:importId/retry',
  limit: JOB_LIMIT,
  access: 'library.write',
  params: ImportParams,
  reply: Import,
})
