import { notify } from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { findReceived } from './file-queries.ts'

/** Tells webhooks of a file that came, once, and its owner also of a virus that is found later. */
export async function notifyReceived(scope: Scope, id: string, isFirst: boolean): Promise<void> {
  const file = await findReceived(scope, id)
  if (!file) return
  const { name, slot, bytes, mime, scanned, requestId, title, linkId, recipient } = file
  const { email, emailProved, ownerId } = file
  if (isFirst)
    await publishToWebhooks(scope, 'file.received', {
      ...{ id, name, slot, bytes, mime, scanned, linkId, recipient },
      request: { id: requestId, title },
      sender: { email, proved: emailProved },
    })
  await notify(scope, {
    kind: 'file-received',
    userIds: [ownerId],
    url: `/requests/${requestId}`,
    itemName: title,
    detail: name,
    actor: { id: null, name: emailProved ? email : null },
    ...(scanned === 'infected' && { failed: true }),
  })
}
