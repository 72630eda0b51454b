import pg from 'pg'
import type { Log } from '../log.ts'

export type Listener = (payload: string) => void

export interface Notices {
  on(channel: string, listener: Listener): void
  close(): Promise<void>
}

const RECONNECT = 1_000

/** Listens on its own connection and reconnects when it breaks. */
export async function listen(url: string, channels: string[], log: Log): Promise<Notices> {
  const listeners = new Map<string, Listener[]>()
  let client: pg.Client | undefined
  let closed = false

  await connect()
  return {
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    async close() {
      closed = true
      await client?.end()
    },
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('error', (error) => log.warn({ err: error }, 'notices: connection lost'))
    next.on('end', () => {
      if (!closed) setTimeout(() => void retry(), RECONNECT)
    })
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    await next.connect()
    for (const channel of channels) await next.query(`listen "${channel}"`)
    client = next
  }

  async function retry(): Promise<void> {
    if (closed) return
    await connect().catch((error) => log.warn({ err: error }, 'notices: not reachable'))
  }
}
