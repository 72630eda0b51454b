import { createHash } from 'node:crypto'
import type { CtaEvent, CtaEventPlace } from '@satchel/contract/ctas/events.ts'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '../../platform/problem.ts'
import { storable } from '../../platform/text.ts'
import { field } from './form.ts'

const VALUE_MAX = 5_000
export const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const KINDS = ['impression', 'click', 'held'] as const

/** Seen is seen once a visit; a form that is sent again with the same answers is the same one. */
export function eventOf(request: FastifyRequest, visitId: string, elapsedMs: number): CtaEvent {
  const kind = KINDS.find((one) => one === field(request, 'kind', 20)) ?? 'submission'
  const values = valuesOf(request)
  const place = placeOf(field(request, 'place', 100))
  const input = field(request, 'id', 36)
  const subject = [request.url, visitId, kind, place?.position, JSON.stringify(values)].join('\n')
  const id = kind === 'click' && ID.test(input) ? input : uuidOf(subject)
  return { id, kind, values, elapsedMs, ...(place && { place }) }
}

export function valuesOf({ body }: FastifyRequest): Record<string, string> {
  if (!(body instanceof URLSearchParams)) return {}
  const entries = [...body].flatMap(([name, value]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), storable(value, VALUE_MAX)]] : [],
  )
  return Object.fromEntries(entries)
}

const PREFIX = 'values.'

/** `ITEM <id> end`, or `TENANT end`. */
function placeOf(text: string): CtaEventPlace | undefined {
  const words = text.split(' ')
  const [type, id] = words
  const position = words.at(-1)
  const isOfOne = words.length === 3 && id !== undefined && ID.test(id)
  if (!isOfOne && words.length !== 2) return undefined
  return { type, ...(isOfOne && { id }), position } as CtaEventPlace
}

export function problemsOf({ code, errors = [] }: Problem): Record<string, string> {
  if (errors.length === 0) return { '': code }
  return Object.fromEntries(errors.map(({ path, message }) => [path.slice(PREFIX.length), message]))
}

function uuidOf(subject: string): string {
  const hex = createHash('sha256').update(subject).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
