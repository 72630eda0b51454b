import { createClient } from '@redis/client'
import type { Log } from '../log.ts'

export interface BusOptions {
  url: string
  /** Names the database in Redis, which may serve others too. */
  topic: string
}

interface Sent {
  from: string
  /** Counts the notices of this sender, so that a lost one is noticed. */
  number: number
  /** The channel of a notice; missing in a heartbeat, which only says that the sender is alive. */
  channel?: string
  payload?: string
}

export interface Bus {
  /** Tells whether Redis can be reached. */
  isReady(): boolean
  /** Tells whether a sender was heard lately. */
  isHeard(): boolean
  publish(channel: string, payload: string): void
  beat(): void
  close(): void
}

interface Subscriber {
  notice(channel: string, payload: string): unknown
  /** Some notices were lost. */
  gap(): unknown
}

/** Milliseconds without a beat after which the sender counts as gone. */
const SILENCE_MAX = 3_500
const RECONNECT_MAX = 2_000

/** Opens two connections to Redis, which are kept open and opened again, and never waits for them. */
export function openBus({ url, topic }: BusOptions, log: Log, subscriber: Subscriber): Bus {
  const own = crypto.randomUUID()
  const socket = { reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, RECONNECT_MAX) }
  const sender = createClient({ url, socket, disableOfflineQueue: true })
  const receiver = createClient({ url, socket })
  let number = 0
  let last: Sent | undefined
  let heardAt = 0
  let isAway = false

  for (const client of [sender, receiver]) {
    client.on('error', (error) => {
      if (!isAway) log.warn({ err: error }, 'Redis is away: notices come by PostgreSQL')
      isAway = true
    })
    client.on('ready', () => {
      if (isAway && sender.isReady && receiver.isReady) {
        isAway = false
        log.warn('Redis is back')
      }
    })
    client.connect().catch((error) => log.warn({ err: error }, 'Redis'))
  }
  receiver.subscribe(topic, take).catch((error) => log.warn({ err: error }, 'Redis'))

  function take(text: string): void {
    const sent = JSON.parse(text) as Sent
    if (sent.from === own) return
    heardAt = Date.now()
    const isNext = last?.from === sent.from && last.number + (sent.channel ? 1 : 0) === sent.number
    if (last && !isNext) subscriber.gap()
    last = sent
    if (sent.channel) subscriber.notice(sent.channel, sent.payload ?? '')
  }

  function send(sent: Sent): void {
    // A failure is seen by the others: they miss the number.
    sender.publish(topic, JSON.stringify(sent)).catch(() => undefined)
  }

  return {
    isReady: () => sender.isReady && receiver.isReady,
    isHeard: () => receiver.isReady && Date.now() - heardAt < SILENCE_MAX,
    publish(channel, payload) {
      number += 1
      send({ from: own, number, channel, payload })
    },
    beat: () => send({ from: own, number }),
    close() {
      for (const client of [sender, receiver]) if (client.isOpen) client.destroy()
    },
  }
}
