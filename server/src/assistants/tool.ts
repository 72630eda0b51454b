import type { ApiScope } from '@satchel/contract/api-keys.ts'
import type { Static, TObject } from 'typebox'
import { Value } from 'typebox/value'
import { bodyCheck } from '../platform/http/input/validate.ts'
import { type Api, Refused } from './api.ts'

/** An answer: a sentence of ours, and data that other people may have written. */
export interface Answer {
  said: string
  found?: unknown
}

/** A tool of assistants. */
export interface Tool<Schema extends TObject = TObject> {
  name: string
  title: string
  description: string
  scope: ApiScope
  input: Schema
  /** True if it creates or changes something. */
  changes?: boolean
  run(api: Api, input: Static<Schema>): Promise<Answer>
}

/** Types a tool by the schema of its input. */
export function tool<Schema extends TObject>(tool: Tool<Schema>): Tool {
  return tool as unknown as Tool
}

/**
 * Returns valid input; throws `Refused` with each faulty field. Models write numbers as text, and null for what they leave
 * out: that can't be misunderstood.
 */
export function requireInput({ input: schema }: Tool, input: unknown): Record<string, unknown> {
  const isGiven = ([name, value]: [string, unknown]) =>
    value !== null || schema.required?.includes(name)
  const read = ([name, value]: [string, unknown]) => {
    const property = schema.properties[name]
    return [name, property && value !== null ? Value.Convert(property, value) : value]
  }
  const named =
    typeof input === 'object' && input !== null
      ? Object.fromEntries(Object.entries(input).filter(isGiven).map(read))
      : input
  const checked = bodyCheck(schema)(named)
  if ('value' in checked) return checked.value as Record<string, unknown>
  throw new Refused(checked.errors.map(({ path, message }) => `${path} ${message}`).join('; '))
}
