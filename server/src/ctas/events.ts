import { isDeepStrictEqual } from 'node:util'
import type { CtaEvent } from '@satchel/contract/ctas/events.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import {
  type Budget,
  bytesOf,
  MEGABYTE,
  ROW_BYTES,
  spendBytes,
} from '../platform/security/budgets.ts'
import * as query from './event-queries.ts'
import { type Answers, judge } from './form.ts'
import { notifyOfSuspicious, passOn } from './leads.ts'
import { findVisible, type ShownCta } from './select-queries.ts'
import { insertSubmission } from './submission-queries.ts'

/** The person or browser that caused an event, and where. */
export interface Source {
  /** The tenant that the CTA has to belong to; any if omitted. */
  tenantId?: string
  /** The network it came from. */
  network: string
  /** A keyed hash of the visitor. */
  visitor?: Buffer | null
  /** The visit, where it is known and proved. */
  origin?: query.Origin
}

type Needed = Pick<Services, 'database' | 'limits' | 'config' | 'secrets'>

/** The number of forms that a network may send to one CTA; offices and fairs share one. */
const SUBMISSIONS = { name: 'cta-submission', calls: 60, seconds: 600 }

/**
 * Events that visitors may have stored in a day. Forms have their own budget, so that views of buttons don't use it
 * up.
 */
const STORED: Budget = {
  name: 'cta-events',
  network: 5 * MEGABYTE,
  strangers: 0,
  trial: 50 * MEGABYTE,
  trials: 500 * MEGABYTE,
  account: 1_000 * MEGABYTE,
}
const STORED_FORMS: Budget = {
  name: 'cta-forms',
  network: 2 * MEGABYTE,
  strangers: 0,
  trial: 20 * MEGABYTE,
  trials: 100 * MEGABYTE,
  account: 200 * MEGABYTE,
}
/** A form is stored with its text for searching, and goes to webhooks and into notifications. */
const FORM_ROWS = 4

/**
 * Stores an event once, and counts it. Returns what to show after a submission. Throws `not-found` for CTAs that
 * visitors don't see, and `invalid` for wrong values.
 */
export async function recordEvent(
  services: Needed,
  ctaId: string,
  event: CtaEvent,
  source: Source,
): Promise<{ thanks: string }> {
  const cta = orNotFound(await findVisible(services.database.system, ctaId, source.tenantId), 'CTA')
  const isForm = event.kind === 'submission'
  if (isForm && cta.kind !== 'form') throw invalidField('kind', says('isNotPossibleForThisCta'))
  const judged = isForm ? judge(cta.fields, event) : undefined
  if (isForm) await services.limits.spend(SUBMISSIONS, `${ctaId} ${source.network}`)
  const bytes = judged ? FORM_ROWS * (ROW_BYTES + bytesOf(judged.answers.values)) : ROW_BYTES
  const giver = { network: source.network, tenantId: cta.tenantId }
  await spendBytes(services, isForm ? STORED_FORMS : STORED, giver, bytes)
  await withScope(services.database, systemActor(cta.tenantId), (scope) =>
    store(scope, services, { cta, event, source, judged }),
  )
  return { thanks: cta.thanks }
}

interface Happened {
  cta: ShownCta
  event: CtaEvent
  source: Source
  judged: ReturnType<typeof judge> | undefined
}

async function store(
  scope: Scope,
  services: Needed,
  { cta, event, source, judged }: Happened,
): Promise<void> {
  const origin = source.origin ?? (await originOf(scope, event))
  const place = placeOf(cta, event)
  const isNew = await query.insertEvent(scope, {
    id: event.id,
    ctaId: cta.id,
    kind: event.kind,
    place,
    visitor: source.visitor ?? null,
    visitId: origin?.visitId ?? null,
    counted: !judged || judged.state === 'received',
  })
  if (!judged) return
  const { answers, state } = judged
  if (!isNew) return requireSame(scope, { ctaId: cta.id, eventId: event.id }, answers.values)
  const { linkId = null, itemId = null, siteId = null } = origin ?? {}
  const from = { linkId, itemId, siteId }
  const { id: ctaId } = cta
  const draft = { ...answers, ...from, ctaId, state, place, eventId: event.id }
  const id = await insertSubmission(scope, draft)
  if (state === 'received') await passOn(scope, services, cta, { id, ...answers, ...from })
  if (state === 'held') await notifyOfSuspicious(scope, cta)
}

/** One that comes again was stored, and only its answer got lost; with other values it would be lost itself. */
async function requireSame(
  scope: Scope,
  { ctaId, eventId }: { ctaId: string; eventId: string },
  values: Answers['values'],
): Promise<void> {
  const stored = await query.findValues(scope, ctaId, eventId)
  if (stored && !isDeepStrictEqual(stored, values))
    throw new Problem('conflict', says('formIdWithOtherValues'))
}

/** A visit that is named without proof counts only if it is the tenant's. */
async function originOf(scope: Scope, { linkVisitId, siteVisitId }: CtaEvent) {
  const visitId = linkVisitId ?? siteVisitId
  return visitId ? query.findOrigin(scope, visitId) : undefined
}

/** The placement that showed it; empty for pages of others. */
function placeOf({ placements }: ShownCta, { place }: CtaEvent): string {
  const found =
    place &&
    placements.find(
      ({ type, id, position }) =>
        type === place.type &&
        id === place.id &&
        (place.position === undefined || place.position === position),
    )
  return found ? [found.type, found.id, found.position].filter(Boolean).join(' ') : ''
}
