import type pg from 'pg'
import type { Log } from '../log.ts'
import { type NoticeSession, openNoticeSession } from './notice-session.ts'
import type { Bus, BusOptions } from './redis-bus.ts'

export type Listener = (payload: string) => void

export interface Notices {
  on(channel: string, listener: Listener): void
  /** Subscribes to gaps in which notices may have been lost, as when a connection broke. */
  onGap(listener: () => void): void
  /** Tells whether notices come in at the moment, from PostgreSQL or by Redis. */
  isListening(): boolean
  /** Tells whether Redis can be reached; undefined where it isn't used. */
  hasRedis(): boolean | undefined
  close(): Promise<void>
}

interface Options {
  url: string
  channels: string[]
  log: Log
  /** The bus between nodes; without it, all of them listen to PostgreSQL. */
  redis?: BusOptions | undefined
}

/** The source a node hears notices from, and whether it passes on those of PostgreSQL. */
interface State {
  source: 'postgres' | 'redis'
  isLeading: boolean
}

const ROUND = 1_000
const LEAD = `select pg_try_advisory_lock(hashtext('satchel notices')) as leads`
const STEP_DOWN = `select pg_advisory_unlock(hashtext('satchel notices'))`

/**
 * Listens to PostgreSQL's notices on a connection of its own. With Redis, one node at a time passes them on to the
 * others, which listen to PostgreSQL only while no node does: a node hears each notice from one of the two.
 */
export async function listen({ url, channels, log, redis }: Options): Promise<Notices> {
  const state: State = { source: 'postgres', isLeading: false }
  const subscribers = openSubscribers()
  const bus =
    redis &&
    (await loadBus())(redis, log, {
      notice: (...notice) => state.source === 'redis' && subscribers.deliver(...notice),
      gap: () => state.source === 'redis' && subscribers.reportGap(),
    })
  const session = await openNoticeSession({
    url,
    log,
    onOpen: async (client) => {
      if (state.source === 'postgres') await listenOn(client, channels)
    },
    onNotice(...notice) {
      if (state.isLeading) bus?.publish(...notice)
      if (state.source === 'postgres') subscribers.deliver(...notice)
    },
    onLost() {
      state.isLeading = false
    },
    onBack: () => state.source === 'postgres' && subscribers.reportGap(),
  })
  const stop = bus && repeat(log, () => look({ state, session, bus, channels, subscribers, log }))
  return {
    on: subscribers.on,
    onGap: subscribers.onGap,
    isListening: () => session.client !== undefined,
    hasRedis: () => bus?.isReady(),
    async close() {
      await stop?.()
      bus?.close()
      await session.close()
    },
  }
}

/** The client of Redis is a sixth of all files that the server loads: only where it's used. */
const loadBus = async () => (await import('./redis-bus.ts')).openBus

interface Parts extends Pick<Options, 'channels' | 'log'> {
  state: State
  session: NoticeSession
  bus: Bus
  subscribers: Subscribers
}

/** Looks after who passes notices on, and which of the two this node hears. */
async function look(parts: Parts): Promise<void> {
  const { state, bus, session } = parts
  const { client } = session
  if (!client) return
  if (state.isLeading && !bus.isReady()) {
    state.isLeading = false
    await client.query(STEP_DOWN)
  } else if (!state.isLeading && bus.isReady()) {
    const { rows } = await client.query<{ leads: boolean }>(LEAD)
    if (rows[0]?.leads) {
      await hearFrom('postgres', client, parts)
      state.isLeading = true
    }
  }
  if (state.isLeading) bus.beat()
  else await hearFrom(bus.isHeard() ? 'redis' : 'postgres', client, parts)
}

/** Switches the source of notices; a gap makes up for what came by both or neither meanwhile. */
async function hearFrom(
  next: State['source'],
  client: pg.Client,
  { state, channels, subscribers, log }: Parts,
): Promise<void> {
  if (state.source === next) return
  if (next === 'postgres') await listenOn(client, channels)
  state.source = next
  if (next === 'redis') await client.query('unlisten *')
  log.info(`notices come by ${next}`)
  subscribers.reportGap()
}

async function listenOn(client: pg.Client, channels: string[]): Promise<void> {
  for (const channel of channels) await client.query(`listen "${channel}"`)
}

interface Subscribers extends Pick<Notices, 'on' | 'onGap'> {
  deliver(channel: string, payload: string): void
  reportGap(): void
}

function openSubscribers(): Subscribers {
  const listeners = new Map<string, Listener[]>()
  const gapListeners: (() => void)[] = []
  return {
    on: (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    onGap: (listener) => {
      gapListeners.push(listener)
    },
    deliver(channel, payload) {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    reportGap() {
      for (const listener of gapListeners) listener()
    },
  }
}

/** Works each second, one round at a time; the returned function ends that after the round. */
function repeat(log: Log, work: () => Promise<void>): () => Promise<void> {
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    round ??= work()
      .catch((error) => log.warn({ err: error }, 'notices'))
      .finally(() => {
        round = undefined
      })
  }, ROUND)
  return async () => {
    clearInterval(timer)
    await round
  }
}
