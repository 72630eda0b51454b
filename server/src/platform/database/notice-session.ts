import type pg from 'pg'
import type { Log } from '../log.ts'
import { newClient } from './connecting.ts'

/** A connection that is opened again when it breaks. What it listened to and locked is gone with it. */
export interface NoticeSession {
  /** The open connection; undefined while there is none. */
  readonly client: pg.Client | undefined
  close(): Promise<void>
}

interface Options {
  url: string
  log: Log
  onOpen(client: pg.Client): Promise<void>
  onNotice(channel: string, payload: string): void
  onLost(): void
  /** Runs once it is open again; what happened meanwhile was missed. */
  onBack(): unknown
}

const RECONNECT = 1_000

/** Connects to PostgreSQL; throws if that fails the first time. */
export async function openNoticeSession(options: Options): Promise<NoticeSession> {
  const { url, log, onOpen, onNotice, onLost, onBack } = options
  let client: pg.Client | undefined
  let isClosed = false
  let isAway = false
  await connect()
  return {
    get client() {
      return client
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }

  async function connect(): Promise<void> {
    const next = newClient(url)
    next.on('error', (error) => log.warn({ err: error }, 'notices: connection lost'))
    next.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload))
    try {
      await next.connect()
      await onOpen(next)
    } catch (error) {
      // One that found no host never tells of its end.
      void next.end().catch(() => undefined)
      throw error
    }
    client = next
    next.once('end', () => {
      client = undefined
      onLost()
      retryLater()
    })
  }

  function retryLater(): void {
    setTimeout(() => void retry(), RECONNECT).unref()
  }

  async function retry(): Promise<void> {
    if (isClosed) return
    try {
      await connect()
      onBack()
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'notices: not reachable')
      isAway = true
      return retryLater()
    }
    isAway = false
  }
}
