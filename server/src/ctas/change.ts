import {
  CTAS_MAX,
  type Cta,
  type CtaChange,
  type CtaDraft,
  type CtaField,
  type CtaPlacement,
} from '@satchel/contract/ctas/ctas.ts'
import { canMean, meaningOf } from '@satchel/contract/ctas/meanings.ts'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { requireSound } from './check.ts'
import { toStored } from './days.ts'
import { presentAll } from './present.ts'
import * as query from './queries.ts'
import { type CtaRow, findCta } from './select-queries.ts'
import { requireRecipients, requireTargets } from './targets.ts'

export async function create(scope: Scope, services: Addresses, draft: CtaDraft): Promise<Cta> {
  const { recipients = [], control, ...input } = draft
  const fields = (draft.fields ?? []).map(withMeaning)
  const url = urlOf(draft.url) ?? null
  const timeZone = await query.findTimeZone(scope)
  const placements = (draft.placements ?? []).map((each) => toStored(each, timeZone))
  requireSound({ kind: draft.kind, url, fields, placements }, timeZone)
  await requireTargets(scope, services, placements)
  await requireRecipients(scope, recipients)
  if ((await query.lockAndCount(scope)) >= CTAS_MAX)
    throw new Problem('conflict', says('youAlreadyHaveCtasDeleteOneFirst', { max: CTAS_MAX }))
  const isCompared = control ?? placements.some(hasCondition)
  const columns = columnsOf({ ...input, fields, placements, recipients, control: isCompared })
  const id = await query.insertCta(scope, { ...columns, url, name: draft.name, kind: draft.kind })
  await publish(scope)
  return one(scope, id)
}

/** Adds the meaning of a field, guessed once: a later label doesn't change it. */
function withMeaning(field: CtaField): CtaField {
  return canMean(field) ? { ...field, meaning: meaningOf(field) } : field
}

function hasCondition({ readPercent, visits }: CtaPlacement): boolean {
  return readPercent !== undefined || visits !== undefined
}

interface At {
  id: string
  ifMatch: number | undefined
}

/** Changes the fields given; what is as it was changes nothing. */
export async function change(
  scope: Scope,
  services: Addresses,
  { id, ifMatch }: At,
  { placements: places, ...rest }: CtaChange,
): Promise<Cta> {
  orNotFound(await query.lock(scope, id), 'CTA')
  const before = orNotFound(await findCta(scope, id), 'CTA')
  requireVersion('CTA', before.version, ifMatch)
  const { timeZone } = before
  const input = {
    ...rest,
    ...(rest.fields && { fields: rest.fields.map(withMeaning) }),
    ...(places && { placements: places.map((each) => toStored(each, timeZone)) }),
  }
  const url = urlOf(input.url)
  const { kind, fields, placements } = { ...before, ...defined(input) }
  requireSound({ kind, fields, placements, url: url === undefined ? before.url : url }, timeZone)
  if (input.placements) await requireTargets(scope, services, input.placements, before.placements)
  if (input.recipients) await requireRecipients(scope, input.recipients, before.recipients)
  const changed = { ...defined(input), ...(url !== undefined && { url }) }
  if (isDifferent(before, changed)) {
    await query.updateCta(scope, id, columnsOf(changed))
    await publish(scope)
  }
  return one(scope, id)
}

/** The URL in its standard form, so that what is checked is what browsers open. Null for none. */
function urlOf(input: string | null | undefined): string | null | undefined {
  if (input === undefined) return undefined
  const text = input?.trim() ?? ''
  return text === '' ? null : (URL.parse(text)?.href ?? text)
}

function defined<T extends object>(input: T): T {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T
}

function isDifferent(before: CtaRow, change: object): boolean {
  return Object.entries(change).some(
    ([name, value]) => JSON.stringify(before[name as keyof CtaRow]) !== JSON.stringify(value),
  )
}

const JSON_COLUMNS = ['fields', 'placements', 'style'] as const
const LINES = ['name', 'headline', 'label'] as const

function columnsOf(input: CtaChange) {
  const columns: Record<string, unknown> = { ...defined(input) }
  for (const name of LINES) if (input[name] !== undefined) columns[name] = input[name].trim()
  for (const name of JSON_COLUMNS)
    if (input[name] !== undefined) columns[name] = JSON.stringify(input[name])
  return columns
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const name = orNotFound(await query.setDeleted(scope, id, true), 'CTA')
  await audit(scope, { action: 'cta.deleted', target: { type: 'cta', id, name } })
  await publish(scope)
}

export async function restore(scope: Scope, id: string): Promise<Cta> {
  if ((await query.lockAndCount(scope)) >= CTAS_MAX)
    throw new Problem('conflict', says('youAlreadyHaveCtasDeleteOneFirst', { max: CTAS_MAX }))
  orNotFound(await query.setDeleted(scope, id, false), 'Deleted CTA')
  await publish(scope)
  return one(scope, id)
}

/** Publishes a change to every node, whose pages in memory were made without it. */
function publish(scope: Scope): Promise<void> {
  return record(scope, { type: 'cta.changed' })
}

async function one(scope: Scope, id: string): Promise<Cta> {
  const [cta] = await presentAll(scope, [orNotFound(await findCta(scope, id), 'CTA')])
  return orNotFound(cta, 'CTA')
}
