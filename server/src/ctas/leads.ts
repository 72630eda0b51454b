import { meaningOf } from '@satchel/contract/ctas/meanings.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import * as notifications from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { mailWaitOf } from '../platform/mail/mail-caps.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import * as tenants from '../tenants/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { leadEmail } from './emails.ts'
import { findKeepers, findLinkNames, findRecipients } from './event-queries.ts'
import type { Answers } from './form.ts'
import type { CtaRow } from './select-queries.ts'

type LeadForm = Pick<CtaRow, 'id' | 'name' | 'fields' | 'recipients'>
type Needed = Pick<Services, 'limits' | 'config' | 'secrets'>

/** A submission that was received, and where it was made. */
export interface Lead extends Pick<Answers, 'values' | 'consent'> {
  id: string
  linkId: string | null
  itemId: string | null
  siteId: string | null
}

/** Passes a submission on to the webhooks and to the people who wait for it. */
export async function passOn(
  scope: Scope,
  services: Needed,
  cta: LeadForm,
  lead: Lead,
): Promise<void> {
  const { id, values, consent, linkId, itemId, siteId } = lead
  const { id: ctaId, name } = cta
  await publishToWebhooks(scope, 'lead.received', {
    id,
    cta: { id: ctaId, name },
    values,
    consent,
    linkId,
    itemId,
    siteId,
  })
  await notifyOfLead(scope, services, cta, lead)
}

/** Notifies those who can release it that a submission is held, at most once a day for each CTA. */
export async function notifyOfSuspicious(
  scope: Scope,
  { id, name, recipients }: Pick<LeadForm, 'id' | 'name' | 'recipients'>,
): Promise<void> {
  const people = await findKeepers(scope, id, recipients)
  const able = people.filter(({ role }) => PERMISSIONS_OF[role].includes('ctas.write'))
  const url = `/ctas/${id}/submissions`
  const notice = { kind: 'cta-held', url, itemName: name } as const
  const userIds = able.map((person) => person.id)
  const unaware = await notifications.unnotifiedToday(scope, { ...notice, userIds })
  await notifications.notify(scope, { ...notice, userIds: unaware })
}

/** Notifies the chosen people and the sharer of the link; those who want it by email, too. */
async function notifyOfLead(
  scope: Scope,
  services: Needed,
  cta: LeadForm,
  { values, linkId }: Lead,
): Promise<void> {
  const { config, limits } = services
  const { tenantId } = scope.actor
  const names = linkId ? await findLinkNames(scope, linkId) : undefined
  const { itemName = null, sharedTo = null } = names ?? {}
  const people = await findRecipients(scope, cta.recipients, linkId)
  const userIds = people.map(({ id }) => id)
  const kind = 'cta-submission'
  const mailable = new Set(await notifications.mailable(scope, kind, userIds))
  const { id: ctaId, name: ctaName, fields } = cta
  const pageFor = (role: Role) =>
    PERMISSIONS_OF[role].includes('ctas.read') || !linkId
      ? `/ctas/${ctaId}/submissions`
      : `/links/${linkId}`
  const look = await tenants.mailLook(scope, config)
  for (const { id, email, role } of people) {
    const isMailed =
      mailable.has(id) && (await mailWaitOf(limits, scope, 'lead', email)) === undefined
    if (!isMailed) continue
    const lead = { ctaName, fields, values, itemName, sharedTo, page: pageFor(role) }
    const unsubscribe = unsubscribeUrl(services, { tenantId, memberId: id, topics: [kind] })
    const locale = await localeOfAddress(scope.db, tenantId, email)
    const mail = leadEmail(config, look, { email, locale }, lead)
    await enqueueMail(scope, { ...mail, unsubscribe })
  }
  for (const [url, some] of Map.groupBy(people, ({ role }) => pageFor(role))) {
    const userIds = some.map(({ id }) => id)
    const actor = { id: null, name: nameOfLead(fields, values) }
    await notifications.notify(scope, { kind, userIds, url, itemName: ctaName, actor })
  }
}

const NAMES: ReadonlySet<string> = new Set(['name', 'firstName', 'lastName'])

/** Returns whom the answers name: a field that asks for a name, else the address; null without either. */
export function nameOfLead(fields: LeadForm['fields'], values: Lead['values']): string | null {
  const field =
    fields.find((field) => NAMES.has(meaningOf(field)) && values[field.name]) ??
    fields.find(({ type }) => type === 'email')
  const value = field && values[field.name]
  const name = typeof value === 'string' ? withoutTurns(value).trim() : ''
  return name || null
}
