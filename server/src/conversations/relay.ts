import type { ShareReply } from '@satchel/contract/live.ts'
import type { Services } from '../platform/http/services.ts'

/** Notifies sharers of replies that any node has taken; nobody else of the tenant. */
export function relayReplies({ notices, live }: Services): void {
  notices.on('reply', (payload) => {
    const space = payload.indexOf(' ')
    const { sharedBy, ...reply } = JSON.parse(payload.slice(space + 1)) as ShareReply & {
      sharedBy: string
    }
    const message = { action: 'share-reply', ...reply } as const
    live.send(payload.slice(0, space), message, ({ actor }) => actor.id === sharedBy)
  })
}
