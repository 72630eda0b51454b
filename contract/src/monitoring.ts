import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Id, IdParams, Nullable, Page, Time } from './schemas.ts'

/** Calls per network; an SDK waits where it is refused. In seconds. */
const ENVELOPE_LIMIT = { calls: 120, seconds: 60 }
/** The maximum size of an envelope as it is sent, and of what it unpacks to. */
export const ENVELOPE_MAX = 1_048_576
export const ENVELOPE_UNPACKED_MAX = 5 * 1_048_576
export const ENVELOPE_ITEMS_MAX = 100
/** Days after its last event that an error is deleted. */
export const ERRORS_KEPT = 90

const LEVELS = ['fatal', 'error', 'warning', 'info', 'debug'] as const
export type ErrorLevel = (typeof LEVELS)[number]
export const ErrorLevel = Type.Enum([...LEVELS])

export const ErrorStatus = Type.Enum(['open', 'resolved', 'ignored'], {
  description: 'A resolved error opens again when it happens again; an ignored one is only counted',
})
export type ErrorStatus = Static<typeof ErrorStatus>

export const ErrorSource = Type.Enum(['person', 'server', 'key', 'anonymous'], {
  description:
    'Who reported it: the browser of someone signed in, the server, a tool with the account’s DSN, or nobody known. Each has entries of its own',
})
export type ErrorSource = Static<typeof ErrorSource>

export const ErrorGroup = Type.Object({
  id: Id,
  title: Type.String(),
  level: ErrorLevel,
  source: ErrorSource,
  status: ErrorStatus,
  count: Type.Integer(),
  people: Type.Integer({ description: 'Distinct people who met it' }),
  firstAt: Time,
  lastAt: Time,
  release: Nullable(Type.String()),
  url: Type.Optional(Type.String({ description: 'Where it happened last, without secrets' })),
})
export type ErrorGroup = Static<typeof ErrorGroup>

export const Frame = Type.Object({
  function: Nullable(Type.String()),
  file: Nullable(Type.String({ description: 'The source file where a source map is known' })),
  line: Nullable(Type.Integer()),
  column: Nullable(Type.Integer()),
  inApp: Type.Boolean({ description: 'Not of a library' }),
  code: Type.Optional(
    Type.Object(
      { firstLine: Type.Integer(), lines: Type.Array(Type.String()) },
      { description: 'The source around the line' },
    ),
  ),
})
export type Frame = Static<typeof Frame>

const Exception = Type.Object({
  type: Type.String(),
  value: Type.String(),
  stack: Type.Array(Frame, { description: 'Where it was thrown comes first' }),
})
export type Exception = Static<typeof Exception>

const Breadcrumb = Type.Object({
  at: Nullable(Time),
  category: Type.String(),
  message: Type.String(),
  level: Type.String(),
})
export type Breadcrumb = Static<typeof Breadcrumb>

export const ErrorEvent = Type.Object({
  ...Exception.properties,
  id: Type.String(),
  at: Time,
  platform: Type.String(),
  environment: Nullable(Type.String()),
  causes: Type.Array(Exception),
  breadcrumbs: Type.Array(Breadcrumb, { description: 'The oldest first' }),
  person: Nullable(
    Type.Object({
      id: Nullable(Type.String()),
      name: Nullable(Type.String()),
      email: Nullable(Type.String()),
    }),
  ),
  tags: Type.Record(Type.String(), Type.String()),
  agent: Nullable(Type.String({ description: '“Firefox on Linux”' })),
})
export type ErrorEvent = Static<typeof ErrorEvent>

export const ErrorDetails = Type.Object({ ...ErrorGroup.properties, lastEvent: ErrorEvent })
export type ErrorDetails = Static<typeof ErrorDetails>

const Received = Type.Object({ id: Type.Optional(Type.String()) })

/**
 * Returns an endpoint for envelopes, which has several addresses: SDKs build theirs from a DSN, with or without a
 * slash.
 */
const envelope = (name: string, path: string) =>
  endpoint({
    name,
    fillsDisk: true,
    summary:
      'Receive errors in the envelope format of Sentry SDKs, as text/plain or application/x-sentry-envelope',
    method: 'POST',
    path,
    access: 'public',
    limit: ENVELOPE_LIMIT,
    raw: true,
    takesUnknown: true,
    reply: Received,
  })

/** Path the browser reports to. */
export const ENVELOPE_PATH = '/api/monitoring/envelope'

export const sendEnvelope = envelope('sendEnvelope', ENVELOPE_PATH)
export const sendEnvelopeSlash = envelope('sendEnvelopeSlash', '/api/monitoring/envelope/')
export const sendEnvelopeByDsn = envelope('sendEnvelopeByDsn', '/api/monitoring/api/1/envelope/')
export const sendEnvelopeByDsnBare = envelope(
  'sendEnvelopeByDsnBare',
  '/api/monitoring/api/1/envelope',
)

export const listErrors = endpoint({
  name: 'listErrors',
  summary: 'List errors that people met, the latest first',
  method: 'GET',
  path: '/api/monitoring/errors',
  access: 'errors.manage',
  query: Type.Object({
    status: Type.Optional(ErrorStatus),
    source: Type.Optional(ErrorSource),
    ...CursorQuery.properties,
  }),
  reply: Page(ErrorGroup),
})

export const getError = endpoint({
  name: 'getError',
  summary: 'Get an error with its last event: stack, breadcrumbs, person',
  method: 'GET',
  path: '/api/monitoring/errors/:id',
  access: 'errors.manage',
  params: IdParams,
  reply: ErrorDetails,
})

export const changeError = endpoint({
  name: 'changeError',
  summary: 'Resolve, ignore or reopen an error',
  method: 'PATCH',
  path: '/api/monitoring/errors/:id',
  access: 'errors.manage',
  params: IdParams,
  body: Type.Object({ status: ErrorStatus }),
  reply: ErrorGroup,
})

export const deleteError = endpoint({
  name: 'deleteError',
  summary: 'Delete an error and what is known about it',
  method: 'DELETE',
  path: '/api/monitoring/errors/:id',
  access: 'errors.manage',
  params: IdParams,
  status: 204,
})

export const getErrorDsn = endpoint({
  name: 'getErrorDsn',
  summary: 'Get the DSN with which your own tools report errors to this account',
  method: 'GET',
  path: '/api/monitoring/dsn',
  access: 'errors.manage',
  reply: Type.Object({ dsn: Type.String() }),
})
