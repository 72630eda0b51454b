import specs from '@asyncapi/specs'
import { Ajv, type AnySchema } from 'ajv'
import formats from 'ajv-formats'
import { expect } from 'vitest'
import type { Product } from '../harness.ts'

// ajv-formats is CommonJS, whose types name the module.
const addFormats = formats as unknown as typeof formats.default

interface Message {
  contentType: string
  headers: object
  payload: object
  examples?: { payload: { type: string } }[]
}

export interface EventDocument {
  asyncapi: string
  channels: { webhook: { messages: Record<string, object> } }
  components: {
    messages: Record<string, Message>
  }
}

export const readDocument = async ({ anonymous }: Product): Promise<EventDocument> =>
  (await anonymous('GET', 'asyncapi.json')).body

/** Returns what is wrong with a document by the official schema of its version. */
export function faultsOf(document: EventDocument) {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: false }))
  const validate = ajv.compile(specs.schemasWithoutId['3.0.0'] as AnySchema)
  return validate(document) ? [] : validate.errors
}

interface Received {
  headers: object
  body: string
}

/** Returns the check of what a receiver got: its headers and body are as the document says, and the body has no more. */
export function openCheck({ components }: EventDocument) {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }))
  const closed = new Ajv({ strict: false, allErrors: true })
  addFormats(closed)
  return ({ headers, body }: Received): string => {
    const event = JSON.parse(body)
    const name = nameOf(event.type)
    const message = components.messages[name]
    expect(message, `${event.type} is described`).toBeDefined()
    if (!message) return name
    expect(headers).toMatchObject({ 'content-type': message.contentType })
    expect(ajv.validate(message.headers, headers), ajv.errorsText()).toBe(true)
    const isAsDescribed = closed.validate(withoutMore(message.payload), event)
    expect(isAsDescribed, `${name}: ${closed.errorsText()} in ${body}`).toBe(true)
    return name
  }
}

/** Returns the name of the message that describes events of a type. */
function nameOf(type: string): string {
  if (type === 'satchel.test') return 'test.cloud'
  return type.startsWith('satchel.audit.') ? 'audit.recorded' : type
}

/** Returns a schema that also rejects what it doesn't name: receivers mustn't, but nothing may be sent by accident. */
function withoutMore(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === 'object' && value.properties
      ? { ...value, additionalProperties: false }
      : value,
  )
}
