import type { FastifyRequest } from 'fastify'

/**
 * Tells whether a request was sent on this machine, to an address of it. It reads the connection's own address: what a
 * proxy passes on is not from here, nor is a page of a foreign name that resolves to this machine.
 */
export function isFromLoopback({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? ''
  const isHere = address.startsWith('127.') || address === '::1'
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return isHere && !isPassedOn && isLoopback(`http://${headers.host}`)
}

/** Tells whether a URL leads to this machine by its name or number. */
export function isLoopback(url: string): boolean {
  const { hostname } = URL.parse(url) ?? {}
  return hostname !== undefined && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
