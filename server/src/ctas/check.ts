import {
  type CtaField,
  type CtaKind,
  type CtaPlacement,
  HONEYPOT,
} from '@satchel/contract/ctas/ctas.ts'
import { canMean } from '@satchel/contract/ctas/meanings.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import { EMBED_HOSTS } from '@satchel/contract/sites/blocks.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'
import { withMoments } from './days.ts'

/** Parts of a CTA that have to fit together. */
export interface Checked {
  kind: CtaKind
  url: string | null
  fields: CtaField[]
  placements: CtaPlacement[]
}

/** Throws `invalid` with every fault that a schema cannot say. */
export function requireSound({ kind, url, fields, placements }: Checked, timeZone: string): void {
  const errors = [
    ...urlErrors(kind, url),
    ...(kind === 'form' && fields.length === 0
      ? [{ path: 'fields', ...says('mustHaveAtLeastOneField') }]
      : []),
    ...fields.flatMap((field, index) => fieldErrors(field, index, fields)),
    ...placements.flatMap((placement, index) =>
      placementErrors(withMoments(placement, timeZone), index),
    ),
  ]
  if (errors.length > 0) throw new Problem('invalid', says('someFieldsAreInvalid'), { errors })
}

const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const NEEDS_URL: ReadonlySet<CtaKind> = new Set(['button', 'meeting', 'embed'])

function urlErrors(kind: CtaKind, value: string | null): FieldError[] {
  const path = 'url'
  if (value === null) return NEEDS_URL.has(kind) ? [{ path, ...says('isMissing') }] : []
  const url = URL.parse(value)
  if (!url || !LINKS.has(url.protocol)) return [{ path, ...says('mustBeLinkScheme') }]
  if (url.username || url.password) return [{ path, ...says('mustNotHaveUserNameOrPassword') }]
  if (kind === 'embed' && !isEmbeddable(url)) return [{ path, ...says('siteCantBeEmbedded') }]
  return []
}

function isEmbeddable({ protocol, hostname, port }: URL): boolean {
  if (protocol !== 'https:' || port) return false
  return EMBED_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

function fieldErrors(
  { name, type, options, meaning }: CtaField,
  index: number,
  all: CtaField[],
): FieldError[] {
  const errors: FieldError[] = []
  const add = (part: string, reason: Reason) =>
    errors.push({ path: `fields.${index}.${part}`, ...reason })
  // Those that read the answers elsewhere look them up by name.
  if (name === HONEYPOT || name in Object.prototype) add('name', says('isReserved'))
  if (all.findIndex((field) => field.name === name) < index) add('name', says('isRepeated'))
  if (meaning && !canMean({ type })) add('meaning', says('isOnlyForTextSelectOrPhone'))
  if (type !== 'select') return errors
  if (!options?.length) add('options', says('mustHaveAtLeastOneOption'))
  else if (new Set(options).size < options.length) add('options', says('mustNotRepeatOption'))
  return errors
}

function placementErrors(placement: CtaPlacement, index: number): FieldError[] {
  const { type, id, startsAt, endsAt } = placement
  const errors: FieldError[] = []
  const add = (part: string, reason: Reason) =>
    errors.push({ path: `placements.${index}.${part}`, ...reason })
  if (type !== 'TENANT' && !id) add('id', says('isMissing'))
  if (type === 'TENANT' && id) add('id', says('mustBeLeftOutForAccount'))
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    add('endsAt', says('mustBeAfterStart'))
  return errors
}
