import type { FastifyRequest } from 'fastify'

/** Headers that proxies add. */
const PASSED_ON = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host']

/**
 * Tells whether a request was sent on this machine, to an address of it, by somebody here. It reads the connection's
 * own address: what a proxy passes on is not from here, nor is a page of a foreign name that resolves to this machine.
 * A proxy may add nothing and call us localhost, so where `PUBLIC_URL` is elsewhere nothing counts as from here.
 */
export function isFromLoopback({ socket, headers, server }: FastifyRequest): boolean {
  if (!isLoopback(server.services.config.PUBLIC_URL)) return false
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? ''
  const isHere = address.startsWith('127.') || address === '::1'
  const isPassedOn = PASSED_ON.some((name) => headers[name] !== undefined)
  return isHere && !isPassedOn && isLoopback(`http://${headers.host}`)
}

/** Tells whether a URL leads to this machine by its name or number. */
export function isLoopback(url: string): boolean {
  const { hostname } = URL.parse(url) ?? {}
  return hostname !== undefined && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
