import { type Static, Type } from 'typebox'
import { QuietHours, WebhookTiming } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Day, Id, IdParams, NameText, Nullable, Page, Time } from '../schemas.ts'
import { WEBHOOK_EVENTS } from './webhook-events.ts'

export const WEBHOOK_NAME_MAX = 40
export const WEBHOOKS_MAX = 20
/** Days for which deliveries are kept. */
export const DELIVERIES_KEPT = 30
/** Days without one success, after which a webhook is turned off. */
export const WEBHOOK_FAILING_DAYS = 5
/** Hours for which a replaced secret signs beside the new one. */
export const SECRET_OVERLAP_HOURS = 24

const Name = NameText(WEBHOOK_NAME_MAX)
const Url = Type.String({ minLength: 1, maxLength: 2_048 })
const Events = Type.Array(Type.Enum([...WEBHOOK_EVENTS]), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  uniqueItems: true,
})

export const DeliveryState = Type.Enum(['waiting', 'delivered', 'failed'])
export type DeliveryState = Static<typeof DeliveryState>

/** The reason that an attempt failed. */
export const AttemptFault = Type.Enum(
  [
    ...['status', 'redirect', 'timeout', 'unreachable', 'refused', 'off'],
    ...['revoked', 'no-channel', 'archived', 'forbidden', 'limited', 'rejected', 'no-address'],
    'no-rights',
  ] as const,
  {
    description:
      '`status`: the response isn’t 2xx, `refused`: the address isn’t public, `off`: the webhook was turned off meanwhile. From Slack and Teams: `revoked`: the address doesn’t work anymore, `no-channel`, `archived`: the channel is gone or archived, `forbidden`: the workspace doesn’t allow it, `limited`: too many messages, `rejected`: the message isn’t accepted. `no-address`: the address was lost and must be entered again. `no-rights`: the key or app that set the webhook up has lost the scope or expired, or its person isn’t an admin anymore',
  },
)
export type AttemptFault = Static<typeof AttemptFault>

export const WEBHOOK_FORMATS = ['standard', 'slack', 'teams'] as const
export const WebhookFormat = Type.Enum([...WEBHOOK_FORMATS], {
  description: 'JSON of Standard Webhooks, or messages for a channel in Slack or Microsoft Teams',
})
export type WebhookFormat = Static<typeof WebhookFormat>

export const Webhook = Type.Object({
  id: Id,
  name: Type.String(),
  url: Type.String({ description: 'That of a chat is secret: only its host and end are shown' }),
  format: WebhookFormat,
  when: WebhookTiming,
  quietHours: Nullable(QuietHours),
  events: Type.Array(Type.String()),
  ownLinksOnly: Type.Boolean({
    description: 'Events of links are sent for links of `createdBy` only',
  }),
  createdBy: Nullable(Type.Object({ id: Id, name: Type.String() })),
  program: Nullable(
    Type.String({
      description:
        'The API key or connected app that set it up; it ends with that, and sends nothing beyond its scopes',
    }),
  ),
  active: Type.Boolean(),
  failingSince: Nullable(Time),
  turnedOffAt: Nullable({
    ...Time,
    description: 'When it was turned off after days without a success',
  }),
  lastState: Nullable(DeliveryState),
  lastProblem: Nullable(
    Type.Object({
      at: Time,
      status: Nullable(Type.Integer()),
      error: Type.String(),
      fault: Type.Optional(AttemptFault),
    }),
  ),
  oldSecretUntil: Nullable({ ...Time, description: 'Until when replaced secrets sign as well' }),
  createdAt: Time,
})
export type Webhook = Static<typeof Webhook>

const Secret = Type.String({ description: 'Signs the deliveries; never shown again' })

export const WebhookDelivery = Type.Object({
  id: Type.String({ format: 'uuid', description: 'The header `webhook-id`' }),
  event: Type.String(),
  state: DeliveryState,
  at: Time,
  nextAt: Nullable({
    ...Time,
    description:
      'When it is sent next; null if it isn’t, or after an earlier one about the same link or item',
  }),
  payload: Type.String({ description: 'The body as it is sent' }),
  attempts: Type.Array(
    Type.Object({
      at: Time,
      ms: Type.Integer(),
      status: Nullable(Type.Integer()),
      error: Nullable(Type.String()),
      fault: Type.Optional(AttemptFault),
      answer: Type.String({ description: 'How the response began' }),
    }),
    { description: 'The latest 20, oldest first' },
  ),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

const base = '/api/integrations/v1/webhooks'
const access = 'tenant.manage'

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'List the webhooks, newest first; an API key or app gets those it created',
  method: 'GET',
  path: base,
  access,
  reply: Type.Object({ items: Type.Array(Webhook) }),
})

export const createWebhook = endpoint({
  name: 'createWebhook',
  summary: 'Create a webhook; the response alone has its secret',
  method: 'POST',
  path: base,
  access,
  body: Type.Object({
    name: Name,
    url: Url,
    events: Events,
    ownLinksOnly: Type.Optional(Type.Boolean()),
    format: Type.Optional(WebhookFormat),
    when: Type.Optional(WebhookTiming),
    quietHours: Type.Optional(Nullable(QuietHours)),
  }),
  status: 201,
  reply: Type.Object({ ...Webhook.properties, secret: Secret }),
})

export const updateWebhook = endpoint({
  name: 'updateWebhook',
  summary: 'Change a webhook, or turn it on or off',
  method: 'PATCH',
  path: `${base}/:id`,
  access,
  inPerson: true,
  params: IdParams,
  body: Type.Object({
    name: Type.Optional(Name),
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    ownLinksOnly: Type.Optional(Type.Boolean()),
    when: Type.Optional(WebhookTiming),
    quietHours: Type.Optional(Nullable(QuietHours)),
    active: Type.Optional(Type.Boolean()),
  }),
  reply: Webhook,
})

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  summary: 'Delete a webhook with its deliveries',
  method: 'DELETE',
  path: `${base}/:id`,
  access,
  params: IdParams,
  status: 204,
})

export const renewWebhookSecret = endpoint({
  name: 'renewWebhookSecret',
  summary: 'Replace the secret; for 24 hours deliveries are signed with the old one too',
  method: 'POST',
  path: `${base}/:id/secret`,
  access,
  inPerson: true,
  params: IdParams,
  body: Type.Optional(
    Type.Object({
      stopOld: Type.Optional(
        Type.Boolean({ description: 'Replaced secrets sign nothing from now on' }),
      ),
    }),
  ),
  reply: Type.Object({ secret: Secret }),
})

export const testWebhook = endpoint({
  name: 'testWebhook',
  summary: 'Send a test, also to a webhook that is off',
  method: 'POST',
  path: `${base}/:id/test`,
  access,
  inPerson: true,
  limit: { calls: 30, seconds: 60 },
  params: IdParams,
  status: 201,
  reply: WebhookDelivery,
})

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  summary: 'List the deliveries of 30 days, newest first',
  method: 'GET',
  path: `${base}/:id/deliveries`,
  access,
  inPerson: true,
  params: IdParams,
  query: Type.Object({ ...CursorQuery.properties, state: Type.Optional(DeliveryState) }),
  reply: Page(WebhookDelivery),
})

export const resendWebhookDelivery = endpoint({
  name: 'resendWebhookDelivery',
  summary: 'Send a delivery again now, with the same id',
  method: 'POST',
  path: `${base}/:id/deliveries/:deliveryId/resend`,
  access,
  inPerson: true,
  limit: { calls: 60, seconds: 60 },
  params: Type.Object({ id: Id, deliveryId: Id }),
  reply: WebhookDelivery,
})

export const replayWebhook = endpoint({
  name: 'replayWebhook',
  summary: 'Send the deliveries of a day again, with the same ids and in the same order',
  method: 'POST',
  path: `${base}/:id/replay`,
  access,
  inPerson: true,
  limit: { calls: 10, seconds: 60 },
  params: IdParams,
  body: Type.Object({ day: Day }),
  status: 202,
  reply: Type.Object({ count: Type.Integer({ description: 'Deliveries that are sent again' }) }),
})
