import { DIGEST, nextDigest } from '../chat/service.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { eachInTurns } from '../platform/jobs/each.ts'
import { insertDelivery } from './delivery-queries.ts'
import * as query from './digest-queries.ts'
import { enqueueAll, JSON_TYPE, payloadOf } from './publish.ts'

export const DIGEST_TASK = 'send-webhook-digests'
const MINUTES = 10

/** Sends the digests that are due, of all tenants. */
export async function sendDigests({ database, log }: Services): Promise<void> {
  const due = await query.findDue(database.system)
  await eachInTurns(
    log,
    DIGEST_TASK,
    due,
    ({ tenantId, id }) =>
      withScope(database, systemActor(tenantId), (scope) => sendDigest(scope, id)),
    MINUTES,
  )
}

async function sendDigest(scope: Scope, id: string): Promise<void> {
  const { actor } = scope
  const webhook = await query.lockDue(scope, id)
  if (!webhook) return
  const { timing, active, timeZone, ownZone } = webhook
  const next = timing === 'digest' ? nextDigest(ownZone ?? timeZone).toISOString() : null
  await query.setDue(scope, id, next)
  const found = active ? await query.collect(scope, id) : undefined
  if (!found) return
  const payload = payloadOf(DIGEST, found.data)
  const deliveryId = await insertDelivery(scope, {
    webhookId: id,
    event: DIGEST,
    contentType: JSON_TYPE,
    payload,
  })
  await query.setDelivery(scope, found.ids, deliveryId)
  await enqueueAll(scope, [{ id: deliveryId, webhookId: id, tenantId: actor.tenantId, tried: 0 }])
}
