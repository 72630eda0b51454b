import { EVENT_EXAMPLES } from '@satchel/contract/webhooks/event-examples.ts'
import {
  AUDIT_SCHEMA,
  bodyOf,
  cloudEventOf,
  EVENT_SCHEMAS,
  type PlainEvent,
  TEST_SCHEMA,
} from '@satchel/contract/webhooks/event-schemas.ts'
import { AUDIT_EVENT, WEBHOOK_EVENTS } from '@satchel/contract/webhooks/webhook-events.ts'
import type { TSchema } from 'typebox'

const HEADERS = {
  type: 'object',
  properties: {
    'webhook-id': {
      type: 'string',
      format: 'uuid',
      description: 'The same each time a delivery is sent: ignore one that you have',
    },
    'webhook-timestamp': {
      type: 'string',
      pattern: '^[0-9]+$',
      description: 'Seconds since 1970 at which it was sent',
    },
    'webhook-signature': {
      type: 'string',
      pattern: '^v1,\\S+( v1,\\S+)*$',
      description: 'By the secret and, for a day after it was replaced, by the one before',
    },
  },
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
}

interface Message {
  name: string
  summary: string
  contentType: string
  payload: TSchema
  examples?: { payload: object }[] | undefined
}

const JSON_TYPE = 'application/json'
const CLOUD_EVENT = 'application/cloudevents+json'

function examplesOf(type: string): Message['examples'] {
  const data = type in EVENT_EXAMPLES && EVENT_EXAMPLES[type as PlainEvent]
  return data ? [{ payload: { type, timestamp: '2026-11-25T04:05:00.000Z', data } }] : undefined
}

function messages(): Message[] {
  const plain: Message[] = Object.entries({ ...EVENT_SCHEMAS, test: TEST_SCHEMA }).map(
    ([name, { summary, data }]) => ({
      name,
      summary,
      contentType: JSON_TYPE,
      payload: bodyOf(name, data),
      examples: examplesOf(name),
    }),
  )
  const audited = cloudEventOf({ pattern: '^satchel\\.audit\\.' }, AUDIT_SCHEMA.data)
  const tested = cloudEventOf({ const: 'satchel.test' }, TEST_SCHEMA.data)
  const cloud = [
    { name: AUDIT_EVENT, summary: AUDIT_SCHEMA.summary, payload: audited },
    { name: 'test.cloud', summary: `${TEST_SCHEMA.summary} of ${AUDIT_EVENT}`, payload: tested },
  ].map((message) => ({ ...message, contentType: CLOUD_EVENT }))
  const order = (name: string) => (WEBHOOK_EVENTS as readonly string[]).indexOf(name)
  return [...plain, ...cloud].sort((one, other) => order(one.name) - order(other.name))
}

/** Returns the events of webhooks as AsyncAPI 3, made from the schemas by which they are typed. */
export function asyncapi(publicUrl: string): object {
  const all = messages()
  const refs = (path: string) => all.map(({ name }) => ({ $ref: `#/${path}/${name}` }))
  return {
    asyncapi: '3.0.0',
    id: publicUrl,
    info: {
      title: 'Satchel webhooks',
      version: '1',
      description:
        'Events that Satchel sends to the addresses of webhooks, signed as in Standard Webhooks. A delivery is sent at least once; those about one link, item, collection, site, wish or person in their order.',
      externalDocs: { url: 'https://www.standardwebhooks.com' },
    },
    defaultContentType: JSON_TYPE,
    channels: {
      webhook: {
        address: null,
        title: 'Webhook',
        description: 'The address of a webhook, which takes POST requests',
        messages: Object.fromEntries(
          all.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      sendEvent: {
        action: 'send',
        summary: 'Send an event to a webhook that is subscribed to it',
        channel: { $ref: '#/channels/webhook' },
        bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
        messages: refs('channels/webhook/messages'),
      },
    },
    components: {
      messages: Object.fromEntries(
        all.map((message) => [message.name, { title: message.name, headers: HEADERS, ...message }]),
      ),
    },
  }
}
