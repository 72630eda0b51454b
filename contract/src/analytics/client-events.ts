import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Time } from '../schemas.ts'

/** Events accepted per call; the rest is named in `rejected`. */
export const EVENTS_PER_CALL = 100
/** Maximum deviation and delay of an event's clock, in ms. */
export const EVENT_CLOCK_OFF = 24 * 60 * 60_000
/** Days that single events are kept; sums by day are kept longer. */
export const EVENTS_KEPT = 30
export const EVENT_SUMS_KEPT = 400
/** Resends to `ANALYTICS_FORWARD_URL`. */
export const FORWARD_RESENDS = 5
/** Calls per network: a tab sends one every five seconds while something happens. In seconds. */
const EVENTS_LIMIT = { calls: 3_000, seconds: 60 }
const NAME = Type.String({ minLength: 1, maxLength: 64 })

const Attributes = Type.Record(
  Type.String({ minLength: 1, maxLength: 64 }),
  Type.String({ maxLength: 1_000 }),
  { maxProperties: 50 },
)
const Metrics = Type.Record(Type.String({ minLength: 1, maxLength: 64 }), Type.Number(), {
  maxProperties: 50,
})

export const ClientEvent = Type.Object({
  id: NAME,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  at: Time,
  attributes: Type.Optional(Attributes),
  metrics: Type.Optional(Metrics),
})
export type ClientEvent = Static<typeof ClientEvent>

export const EventBatch = Type.Object({
  endpointId: Id,
  sessionId: NAME,
  events: Type.Array(ClientEvent),
})
export type EventBatch = Static<typeof EventBatch>

export const EventsReceipt = Type.Object({
  accepted: Type.Integer(),
  duplicate: Type.Integer({ description: 'Seen before; not counted again' }),
  rejected: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), code: Type.Enum(['too-many', 'clock-off']) })),
  ),
})
export type EventsReceipt = Static<typeof EventsReceipt>

export const sendEvents = endpoint({
  name: 'sendEvents',
  fillsDisk: true,
  summary: 'Take events of a client, each id once; up to 100 a call and at most a day late',
  method: 'POST',
  path: '/api/analytics/v1/events',
  access: 'public',
  takesUnknown: true,
  limit: EVENTS_LIMIT,
  status: 202,
  body: EventBatch,
  reply: EventsReceipt,
})

export const sendBeacon = endpoint({
  name: 'sendBeacon',
  fillsDisk: true,
  summary: 'Take the last events of a session, as JSON in text/plain',
  method: 'POST',
  path: '/api/analytics/v1/beacon',
  access: 'public',
  takesUnknown: true,
  limit: EVENTS_LIMIT,
  status: 202,
  raw: true,
  body: EventBatch,
  reply: EventsReceipt,
})

const EndpointUpdate = Type.Object({
  attributes: Type.Optional(Attributes),
  optOut: Type.Optional(
    Type.Boolean({ description: 'Nothing is stored of its events from then on' }),
  ),
})
export type EndpointUpdate = Static<typeof EndpointUpdate>

export const putEndpoint = endpoint({
  name: 'putEndpoint',
  fillsDisk: true,
  summary:
    'Describe a client, such as a browser; with tokens it belongs to their account, without them no attributes are kept',
  method: 'PUT',
  path: '/api/analytics/v1/endpoints/:id',
  access: 'public',
  takesUnknown: true,
  limit: EVENTS_LIMIT,
  params: IdParams,
  body: EndpointUpdate,
  reply: Type.Object({
    id: Id,
    attributes: Attributes,
    optOut: Type.Boolean(),
    createdAt: Time,
    updatedAt: Time,
  }),
})
