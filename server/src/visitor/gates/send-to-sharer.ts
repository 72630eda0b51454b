import type { NotificationFacts } from '@satchel/contract/notifications.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { mailable, notify } from '../../notifications/service.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { unsubscribeUrl } from '../../platform/mail/unsubscribe.ts'
import type { Sharer } from './queries.ts'

interface Message {
  mail: Mail
  /** The visitor's message, or what they ask for. */
  detail?: string
  facts?: NotificationFacts
  /** The visitor's verified address. */
  visitor?: string | null
}

/** Passes a visitor's message on to the sharer: by mail unless they don't want that, and in the app. */
export async function sendToSharer(
  services: Services,
  scope: Scope,
  sharer: Sharer,
  { mail, visitor = null, ...about }: Message,
): Promise<void> {
  const { sharedBy, linkId, itemId, itemName, itemType } = sharer
  const kind = 'share-reply'
  const [wantsMail] = await mailable(scope, kind, [sharedBy])
  const { tenantId } = scope.actor
  const unsubscribe = unsubscribeUrl(services, { tenantId, memberId: sharedBy, topics: [kind] })
  if (wantsMail) await enqueueMail(scope, { ...mail, unsubscribe })
  await notify(scope, {
    kind,
    userIds: [sharedBy],
    url: `/links/${linkId}`,
    ...about,
    itemType: itemType as ItemType,
    itemId,
    itemName,
    actor: { id: null, name: visitor },
  })
}
