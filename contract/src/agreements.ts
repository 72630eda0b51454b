import { type Static, Type } from 'typebox'
import { CATEGORY_VALUES_MAX, JOB_LIMIT, NAME_MAX, REPORT_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import {
  CursorQuery,
  Id,
  IdParams,
  NameText,
  Nullable,
  Page,
  TableForm,
  TableLocale,
  Time,
} from './schemas.ts'
import { RichTextDoc, type TextDoc } from './sites/blocks.ts'

/** The maximum size of an agreement's text as JSON, and of its PDF in bytes and pages. */
export const AGREEMENT_TEXT_MAX = 200_000
export const AGREEMENT_BYTES_MAX = 20_000_000
export const AGREEMENT_PAGES_MAX = 100
/** The maximum number of agreements of a company. */
export const AGREEMENTS_MAX = 200
/** The maximum length of the name that a visitor types. */
export const SIGNER_MAX = 100

const Text = Type.Unsafe<TextDoc>({
  ...RichTextDoc,
  description: 'Rich text, as the `doc` of a site’s text block',
})
const DefaultValues = Type.Array(Id, {
  maxItems: CATEGORY_VALUES_MAX,
  uniqueItems: true,
  description:
    'Category values; new links to what has one of them ask for the agreement unless they say otherwise',
})

/** Text or PDF that visitors agree to before they read. */
export const Agreement = Type.Object({
  id: Id,
  version: Type.Integer({ description: 'Counts changes of its name, text or PDF' }),
  name: Type.String(),
  text: Nullable(Text),
  itemId: Nullable({ ...Id, description: 'The item whose PDF it was made of' }),
  pageCount: Nullable(Type.Integer({ description: 'Pages of its PDF' })),
  sha256: Type.String({ description: 'Of the newest version, as visitors are shown it' }),
  defaultValueIds: DefaultValues,
  archived: Type.Boolean({ description: 'New links can’t ask for it; others go on' }),
  links: Type.Integer({ description: 'Links that ask for it' }),
  acceptances: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
})
export type Agreement = Static<typeof Agreement>

export const AgreementDraft = Type.Object({
  name: NameText(NAME_MAX),
  text: Type.Optional(Text),
  itemId: Type.Optional(Id),
  defaultValueIds: Type.Optional(DefaultValues),
})
export type AgreementDraft = Static<typeof AgreementDraft>

export const AgreementChange = Type.Object({
  ...Type.Partial(AgreementDraft).properties,
  archived: Type.Optional(Type.Boolean()),
})
export type AgreementChange = Static<typeof AgreementChange>

/** Record of what a visitor agreed to, when, and as whom. */
export const Acceptance = Type.Object({
  id: Id,
  agreementId: Id,
  agreementName: Type.String({ description: 'Its name in that version' }),
  version: Type.Integer(),
  sha256: Type.String({ description: 'Of what was shown' }),
  name: Type.String({ description: 'As the visitor typed it' }),
  email: Nullable(Type.String()),
  proved: Type.Boolean({ description: 'They verified the address by a code' }),
  at: Time,
  network: Type.String({ description: 'The network they came from, such as 203.0.113.0/24' }),
  language: Type.String({ description: 'The language of the page' }),
  linkId: Nullable(Id),
})
export type Acceptance = Static<typeof Acceptance>

export const AcceptanceQuery = Type.Object({
  agreementId: Type.Optional(Id),
  linkId: Type.Optional(Id),
  ...TableForm,
  locale: TableLocale,
  ...CursorQuery.properties,
})
export type AcceptanceQuery = Static<typeof AcceptanceQuery>

const PATH = '/api/agreements/v1'

export const listAgreements = endpoint({
  name: 'listAgreements',
  summary: 'List the company’s agreements, newest first',
  method: 'GET',
  path: `${PATH}/list`,
  access: 'links.share',
  query: Type.Object({ archived: Type.Optional(Type.Boolean()), ...CursorQuery.properties }),
  reply: Page(Agreement),
})

export const listAcceptances = endpoint({
  name: 'listAcceptances',
  summary: 'List who agreed by my links, or by everyone’s if I may see them, newest first',
  method: 'GET',
  path: `${PATH}/acceptances`,
  access: 'links.share',
  limit: REPORT_LIMIT,
  alsoCsv: true,
  query: AcceptanceQuery,
  reply: Page(Acceptance),
})

export const getAcceptanceRecord = endpoint({
  name: 'getAcceptanceRecord',
  summary: 'Download the record of an acceptance as PDF, with what was shown',
  method: 'GET',
  path: `${PATH}/acceptances/:id/record`,
  access: 'links.share',
  limit: JOB_LIMIT,
  params: IdParams,
})

export const getAgreement = endpoint({
  name: 'getAgreement',
  summary: 'Get an agreement',
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'links.share',
  params: IdParams,
  reply: Agreement,
})

export const createAgreement = endpoint({
  name: 'createAgreement',
  summary: 'Create an agreement of a text, or of the PDF of an item',
  method: 'POST',
  path: PATH,
  access: 'taxonomy.manage',
  body: AgreementDraft,
  status: 201,
  fillsDisk: true,
  reply: Agreement,
})

export const changeAgreement = endpoint({
  name: 'changeAgreement',
  summary: 'Change an agreement; visitors are asked again for a new name, text or PDF',
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'taxonomy.manage',
  params: IdParams,
  body: AgreementChange,
  fillsDisk: true,
  reply: Agreement,
})
