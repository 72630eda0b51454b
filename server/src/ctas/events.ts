import type { CtaEvent } from '@satchel/contract/ctas/events.ts'
import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import { publishToWebhooks } from '../integrations/service.ts'
import * as notifications from '../notifications/service.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { mailWaitOf } from '../platform/mail/mail-caps.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import { invalidField, orNotFound } from '../platform/problem.ts'
import {
  type Budget,
  bytesOf,
  MEGABYTE,
  ROW_BYTES,
  spendBytes,
} from '../platform/security/budgets.ts'
import { leadEmail } from './emails.ts'
import * as query from './event-queries.ts'
import { type Answers, isHasty, isTrapped, requireAnswers, spamAnswers } from './form.ts'
import { findShown, type ShownCta } from './select-queries.ts'
import { insertSubmission } from './submission-queries.ts'

/** What is known of who caused an event, and where. */
export interface Source {
  /** Whose CTA it has to be; anyone's if omitted. */
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

/** What visitors may have stored a day. Forms are counted by themselves, so that seen buttons don't use up their room. */
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
  const cta = orNotFound(await findShown(services.database.system, ctaId, source.tenantId), 'CTA')
  const { values = {}, elapsedMs, kind } = event
  const isForm = kind === 'submission'
  if (isForm && cta.kind !== 'form') throw invalidField('kind', 'is not possible for this CTA')
  const read = isTrapped(values) ? spamAnswers : requireAnswers
  const answers = isForm ? read(cta.fields, values) : undefined
  const isSpam = isForm && (isTrapped(values) || isHasty(elapsedMs))
  if (isForm) await services.limits.spend(SUBMISSIONS, `${ctaId} ${source.network}`)
  const bytes = answers ? FORM_ROWS * (ROW_BYTES + bytesOf(answers.values)) : ROW_BYTES
  const giver = { network: source.network, tenantId: cta.tenantId }
  await spendBytes(services, isForm ? STORED_FORMS : STORED, giver, bytes)
  await withScope(services.database, systemActor(cta.tenantId), (scope) =>
    store(scope, services, { cta, event, source, answers, isSpam }),
  )
  return { thanks: cta.thanks }
}

interface Happened {
  cta: ShownCta
  event: CtaEvent
  source: Source
  answers: Answers | undefined
  isSpam: boolean
}

async function store(
  scope: Scope,
  services: Needed,
  { cta, event, source, answers, isSpam }: Happened,
): Promise<void> {
  const origin = source.origin ?? (await originOf(scope, event))
  const isNew = await query.insertEvent(scope, {
    id: event.id,
    ctaId: cta.id,
    kind: event.kind,
    visitor: source.visitor ?? null,
    visitId: origin?.visitId ?? null,
    place: placeOf(cta, event),
    isSpam,
  })
  if (!isNew || !answers) return
  const { linkId = null, itemId = null, siteId = null } = origin ?? {}
  const from = { linkId, itemId, siteId }
  const id = await insertSubmission(scope, { ...answers, ...from, ctaId: cta.id, spam: isSpam })
  if (isSpam) return
  const { values, consent } = answers
  const { id: ctaId, name } = cta
  const lead = { id, cta: { id: ctaId, name }, values, consent, ...from }
  await publishToWebhooks(scope, 'lead.received', lead)
  await notifyOfLead(scope, services, { cta, values: answers.values, linkId })
}

interface NewLead {
  cta: ShownCta
  values: Answers['values']
  linkId: string | null
}

/** Notifies the chosen people and the sharer of the link; those who want it by email, too. */
async function notifyOfLead(
  scope: Scope,
  services: Needed,
  { cta, values, linkId }: NewLead,
): Promise<void> {
  const { config, limits } = services
  const { tenantId } = scope.actor
  const names = linkId ? await query.findLinkNames(scope, linkId) : undefined
  const { itemName = null, sharedTo = null } = names ?? {}
  const people = await query.findRecipients(scope, cta.recipients, linkId)
  const userIds = people.map(({ id }) => id)
  const kind = 'cta-submission'
  const wanted = new Set(await notifications.mailable(scope, kind, userIds))
  const { id: ctaId, name: ctaName, fields } = cta
  const pageFor = (role: Role) =>
    PERMISSIONS_OF[role].includes('ctas.read') || !linkId
      ? `/ctas/${ctaId}/submissions`
      : `/links/${linkId}`
  for (const { id, email, role } of people) {
    const isMailed =
      wanted.has(id) && (await mailWaitOf(limits, scope, 'lead', email)) === undefined
    if (!isMailed) continue
    const lead = { ctaName, fields, values, itemName, sharedTo, page: pageFor(role) }
    const unsubscribe = unsubscribeUrl(services, { tenantId, memberId: id, topics: [kind] })
    await enqueueMail(scope, { ...leadEmail(config, email, lead), unsubscribe })
  }
  for (const [url, some] of Map.groupBy(people, ({ role }) => pageFor(role))) {
    const userIds = some.map(({ id }) => id)
    await notifications.notify(scope, { kind, userIds, url, itemName: ctaName })
  }
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
