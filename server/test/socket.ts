import { once } from 'node:events'
import { socketProtocols } from '@satchel/contract/live.ts'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

export interface Heard {
  action: string
  [key: string]: unknown
}

interface Tokens {
  accessToken: string
  identityToken: string
}

/** Opens a socket at a server's address, which closes with the test. */
export async function openSocket(address: string, { accessToken, identityToken }: Tokens) {
  const url = new URL('/socket', address.replace('http', 'ws'))
  const socket = new WebSocket(url, socketProtocols(accessToken, identityToken))
  onTestFinished(() => socket.close())
  const messages: Heard[] = []
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  const hears = (action: string) =>
    expect.poll(() => messages.map((message) => message.action)).toContain(action)
  return { socket, messages, closed, hears }
}
