import type { Services } from '../platform/http/services.ts'

/** Tells a person's open browsers, on every node, that their notifications changed. */
export function relayNotifications({ notices, live }: Services): void {
  notices.on('notification', (payload) => {
    const [tenantId = '', ...ids] = payload.split(' ')
    if (!live.has(tenantId)) return
    const people = new Set<string | null>(ids)
    live.send(tenantId, { action: 'notifications-update' }, ({ actor }) => people.has(actor.id))
  })
}
