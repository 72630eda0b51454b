import { type Static, Type } from 'typebox'
import { JOB_LIMIT, NAME_MAX, UPLOAD_MAX } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Day, Id, IdParams, NameText, Nullable, Page, Time } from './schemas.ts'
import { CategoryIds } from './taxonomy.ts'

/** The maximum number of named slots of a request, and of its media types. */
export const REQUEST_SLOTS_MAX = 20
export const REQUEST_TYPES_MAX = 50
export const REQUEST_NOTE_MAX = 2_000
/** The maximum size of each file unless the request sets one, in bytes. */
export const REQUEST_BYTES_DEFAULT = 100_000_000
/** The maximum number of files that wait or were accepted: of a request, and of those one link brought. */
export const REQUEST_FILES_MAX = 200
export const LINK_FILES_MAX = 60
/** The maximum number of files for one slot, by one link. */
export const SLOT_FILES_MAX = 5
/** The maximum of bytes that wait behind one link. */
export const LINK_WAITING_BYTES_MAX = 10 * 1024 ** 3

export const REQUEST_FILE_STATES = ['waiting', 'accepted', 'refused', 'infected'] as const
export const RequestFileState = Type.Enum([...REQUEST_FILE_STATES])
export type RequestFileState = Static<typeof RequestFileState>

export const SCANS = ['clean', 'infected', 'not-scanned'] as const
const Scanned = Type.Enum([...SCANS], {
  description: 'What the virus scanner says; `not-scanned` without one, and until it has answered',
})

const Person = Type.Object({ id: Id, name: Type.String() })
const Slot = Type.Object({ name: NameText(NAME_MAX) })

/** A media type, or all of a kind as `image/*`. */
const MediaType = Type.String({
  maxLength: 100,
  pattern: '^[a-zA-Z0-9][\\w.+-]*/(\\*|[a-zA-Z0-9][\\w.+-]*)$',
})

const Slots = Type.Array(Slot, { maxItems: REQUEST_SLOTS_MAX })
const Types = Type.Array(MediaType, {
  maxItems: REQUEST_TYPES_MAX,
  uniqueItems: true,
  description: 'Media types that may be sent, with `image/*` for all of a kind; empty for all',
})
const MaxBytes = Type.Integer({
  minimum: 1,
  maximum: UPLOAD_MAX,
  description: 'The maximum size of each file',
})
const Note = Type.String({ maxLength: REQUEST_NOTE_MAX, description: 'Plain text' })

/** A file that a visitor sent for a request. */
export const RequestFile = Type.Object({
  id: Id,
  slot: Nullable(Type.String({ description: 'The name of its slot' })),
  name: Type.String(),
  bytes: Type.Integer(),
  mime: Nullable(Type.String({ description: 'By its content; null until it was examined' })),
  state: RequestFileState,
  scanned: Scanned,
  reason: Nullable(
    Type.Enum(['type', 'virus', 'team'], {
      description: 'Why it was refused: its type, a virus, or by someone of the team',
    }),
  ),
  finding: Nullable(Type.String({ description: 'The scanner’s name of the virus' })),
  itemId: Nullable(Id),
  linkId: Nullable(Id),
  sender: Type.Object({
    email: Nullable(Type.String()),
    proved: Type.Boolean({ description: 'They verified the address by a code' }),
  }),
  receivedAt: Time,
  decidedAt: Nullable(Time),
  decidedBy: Nullable(Person),
  downloadUrl: Nullable(
    Type.String({ description: 'For as long as it waits; not while a scan is outstanding' }),
  ),
})
export type RequestFile = Static<typeof RequestFile>

export const REQUEST_STATES = ['open', 'closed'] as const
const RequestState = Type.Enum([...REQUEST_STATES], {
  description: '`closed` once someone closed it, or its last day is over',
})

/** A request for files, of a link, of all links to a collection, or of those to a site. */
export const FileRequest = Type.Object({
  id: Id,
  version: Type.Integer(),
  linkId: Nullable(Id),
  collectionId: Nullable(Id),
  siteId: Nullable(Id),
  name: Nullable(Type.String({ description: 'The name of what the link shows' })),
  recipient: Nullable(Type.String({ description: 'Whom the link was made for' })),
  owner: Person,
  title: Type.String(),
  note: Type.String(),
  slots: Type.Array(Type.Object({ name: Type.String() })),
  types: Type.Array(Type.String()),
  maxBytes: Type.Integer(),
  lastDay: Nullable(Day),
  state: RequestState,
  missing: Type.Array(Type.String(), {
    description: 'Names of slots for which no file waits or was accepted',
  }),
  counts: Type.Object({
    waiting: Type.Integer(),
    accepted: Type.Integer(),
    refused: Type.Integer(),
    infected: Type.Integer(),
  }),
  remindedAt: Nullable(Time),
  createdAt: Time,
  updatedAt: Time,
})
export type FileRequest = Static<typeof FileRequest>

export const FileRequestDetails = Type.Object({
  ...FileRequest.properties,
  files: Type.Array(RequestFile, { description: 'The newest first, at most 500' }),
})
export type FileRequestDetails = Static<typeof FileRequestDetails>

export const FileRequestDraft = Type.Object({
  linkId: Type.Optional(Id),
  collectionId: Type.Optional(Id),
  siteId: Type.Optional(Id),
  title: NameText(NAME_MAX),
  note: Type.Optional(Note),
  slots: Type.Optional(Slots),
  types: Type.Optional(Types),
  maxBytes: Type.Optional(MaxBytes),
  lastDay: Type.Optional(Nullable(Day)),
})
export type FileRequestDraft = Static<typeof FileRequestDraft>

export const FileRequestChange = Type.Object({
  title: Type.Optional(NameText(NAME_MAX)),
  note: Type.Optional(Note),
  lastDay: Type.Optional(Nullable(Day)),
  state: Type.Optional(RequestState),
})
export type FileRequestChange = Static<typeof FileRequestChange>

export const FileRequestQuery = Type.Object({
  linkId: Type.Optional(Id),
  collectionId: Type.Optional(Id),
  siteId: Type.Optional(Id),
  state: Type.Optional(RequestState),
  waiting: Type.Optional(Type.Boolean({ description: 'Only those with files that wait' })),
  ...CursorQuery.properties,
})
export type FileRequestQuery = Static<typeof FileRequestQuery>

const PATH = '/api/requests/v1'
const FileParams = Type.Object({ id: Id, fileId: Id })

export const listFileRequests = endpoint({
  name: 'listFileRequests',
  summary: 'List requests for files, newest first: mine, or everyone’s if I may see their links',
  method: 'GET',
  path: `${PATH}/list`,
  access: 'library.read',
  query: FileRequestQuery,
  reply: Page(FileRequest),
})

export const getFileRequest = endpoint({
  name: 'getFileRequest',
  summary: 'Get a request with the files that came',
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'library.read',
  params: IdParams,
  reply: FileRequestDetails,
})

export const createFileRequest = endpoint({
  name: 'createFileRequest',
  summary: 'Request files from visitors of a link, or of all links to a collection or site',
  method: 'POST',
  path: PATH,
  access: 'library.write',
  limit: JOB_LIMIT,
  body: FileRequestDraft,
  status: 201,
  reply: FileRequestDetails,
})

export const changeFileRequest = endpoint({
  name: 'changeFileRequest',
  summary: 'Change a request, close it or open it again',
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'library.write',
  params: IdParams,
  body: FileRequestChange,
  changedAt: { remindedAt: 'POST /api/requests/v1/:id/reminders' },
  reply: FileRequestDetails,
})

export const acceptRequestFile = endpoint({
  name: 'acceptRequestFile',
  summary: 'Accept a file: it becomes my item, outside of the library',
  method: 'POST',
  path: `${PATH}/:id/files/:fileId/accept`,
  access: 'library.write',
  fillsDisk: 'rows',
  params: FileParams,
  body: Type.Optional(
    Type.Object({
      name: Type.Optional(NameText(NAME_MAX)),
      ...Type.Partial(CategoryIds).properties,
    }),
  ),
  reply: RequestFile,
})

export const refuseRequestFile = endpoint({
  name: 'refuseRequestFile',
  summary: 'Refuse a file, which is deleted',
  method: 'POST',
  path: `${PATH}/:id/files/:fileId/refuse`,
  access: 'library.write',
  params: FileParams,
  reply: RequestFile,
})
