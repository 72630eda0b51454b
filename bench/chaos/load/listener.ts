import { setTimeout } from 'node:timers/promises'
import { socketProtocols } from '@satchel/contract/live.ts'
import { WebSocket } from 'ws'
import type { Person } from './person.ts'

/** Client that hears of changes and, after a gap, reads what it has missed. */
export interface Listener {
  hasSeen(name: string): boolean
  /** Number of times that it connected. */
  connections(): number
  close(): void
}

const PAUSE = 300
/** Pages of changes that are read after a gap: more than happen while a node stands still. */
const PAGES = 10

/** Opens a socket at the proxy, and another one whenever it closes. */
export function listen(url: string, person: Person): Listener {
  const seen = new Set<string>()
  let connections = 0
  let isOver = false
  let current: WebSocket | undefined

  /** Reads a page of changes, and returns where the next one begins. */
  async function readPage(cursor: string): Promise<string> {
    while (!isOver) {
      const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) })
      const { status, json } = await person.call('GET', `activity/v1/list?${query}`)
      for (const { itemName } of json.items ?? []) seen.add(itemName)
      if (status === 200) return json.nextCursor ?? ''
      await setTimeout(PAUSE)
    }
    return ''
  }

  async function readMissed(): Promise<void> {
    let cursor = await readPage('')
    for (let pages = 1; pages < PAGES && cursor; pages++) cursor = await readPage(cursor)
  }

  function open(): void {
    const { accessToken, identityToken } = person
    const protocols = socketProtocols(accessToken, identityToken)
    const address = new URL('/socket', url.replace('https', 'wss'))
    const socket = new WebSocket(address, protocols, { rejectUnauthorized: false })
    current = socket
    socket.on('open', () => {
      connections += 1
      void readMissed()
    })
    socket.on('message', (data) => {
      const { action, activity } = JSON.parse(data.toString())
      if (action === 'ping') socket.send('{"action":"pong"}')
      if (activity) seen.add(activity.itemName)
    })
    socket.on('error', () => undefined)
    socket.on('close', async () => {
      await setTimeout(PAUSE)
      if (!isOver) open()
    })
  }

  open()
  return {
    hasSeen: (name) => seen.has(name),
    connections: () => connections,
    close() {
      isOver = true
      current?.terminate()
    },
  }
}
