import { notify } from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { audit } from '../platform/security/audit.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { findSharer, insertAcceptance, type Signer } from './acceptance-queries.ts'

/** The version of an agreement that a visitor was shown. */
export interface Shown {
  name: string
  sha256: string
}

export const MAIL_TASK = 'mail-acceptance'

/** Keeps that a visitor agreed, tells who shared the link, and has a copy mailed to a verified address. */
export async function accept(scope: Scope, signer: Signer, shown: Shown): Promise<void> {
  const id = await insertAcceptance(scope, signer)
  if (!id) return
  const { agreementId, version, linkId, name, email, emailProved } = signer
  const sharer = await findSharer(scope, linkId)
  await publishToWebhooks(scope, 'agreement.accepted', {
    ...{ id, name, email, proved: emailProved, linkId, sha256: shown.sha256 },
    agreement: { id: agreementId, name: shown.name, version },
    recipient: sharer?.recipient ?? null,
  })
  // Whoever it was is in the record, which goes in its time; the log keeps what happened.
  const target = { type: 'agreement', id: agreementId, name: shown.name }
  await audit(scope, { action: 'agreement.accepted', target, details: { version, linkId } })
  await record(scope, { type: 'agreement.changed', data: { agreementId } })
  if (emailProved) await enqueue(scope, MAIL_TASK, { tenantId: scope.actor.tenantId, id })
  if (!sharer) return
  const { sharedBy, itemType, itemId, itemName } = sharer
  await notify(scope, {
    ...{ kind: 'agreement-accepted', userIds: [sharedBy], url: `/links/${linkId}` },
    ...{ itemType, itemId, itemName: itemName ?? shown.name, detail: shown.name },
    actor: { id: null, name: emailProved ? email : null },
  })
}
