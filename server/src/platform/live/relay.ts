import type { Notices } from '../database/notices.ts'
import type { Log } from '../log.ts'
import type { Live } from './live.ts'

interface Parts {
  notices: Notices
  live: Live
  log: Log
}

/**
 * Passes a channel's notices on, one after the other. Where that fails, the tenant's sockets are closed, so that its
 * windows open them again and load what they missed.
 */
export function relayInOrder(
  { notices, live, log }: Parts,
  channel: string,
  relay: (tenantId: string, ids: string[]) => Promise<void>,
): void {
  let last = Promise.resolve()
  notices.on(channel, (payload) => {
    const [tenantId = '', ...ids] = payload.split(' ')
    if (!live.has(tenantId)) return
    last = last
      .then(() => relay(tenantId, ids))
      .catch((error) => {
        log.error({ err: error, channel }, 'relay')
        live.reload(tenantId)
      })
  })
}
