import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { until } from '../../../test/until.ts'
import { freePort } from './embedded-postgres.ts'
import { waitForDatabase } from './wait-for-database.ts'

const variable = 'DATABASE_DIRECT_URL'
const PASSWORD = 'open-sesame'

/** Returns the tests' database at a port of TCP. */
function urlAt(port: number): string {
  const url = new URL(inject('template'))
  url.hostname = '127.0.0.1'
  url.port = `${port}`
  url.password = PASSWORD
  url.searchParams.delete('host')
  url.pathname = '/template1'
  return url.href
}

async function listen(port: number, answer: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => answer(socket.on('error', () => socket.destroy())))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return server
}

/** Passes a connection on to the socket file of the tests' database. */
function passOn(socket: Socket): void {
  const { port, searchParams } = new URL(inject('template'))
  const target = connect(join(searchParams.get('host') ?? '', `.s.PGSQL.${port}`))
  target.on('error', () => socket.destroy())
  socket.pipe(target).pipe(socket)
}

/** Returns PostgreSQL's message of a fatal error. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}

test('a database that isn’t there yet is waited for, and its variable and place are named', async () => {
  const port = await freePort()
  const lines: string[] = []
  const waiting = waitForDatabase({ url: urlAt(port), variable, say: (text) => lines.push(text) })
  const place = `the database of DATABASE_DIRECT_URL at 127.0.0.1:${port}`
  await until(() => expect(lines).toEqual([`Waiting for ${place}: nothing listens there`]))
  await listen(port, passOn)
  await waiting
  expect(lines.slice(1)).toEqual([`Connected to ${place}`])
  expect(lines.join()).not.toContain(PASSWORD)
})

test('one that is starting is waited for too, until that is called off', async () => {
  const port = await freePort()
  await listen(port, (socket) => {
    socket.once('data', () => socket.end(fatal('57P03', 'the database system is starting up')))
  })
  const lines: string[] = []
  const stopping = new AbortController()
  const waiting = waitForDatabase({
    url: urlAt(port),
    variable,
    signal: stopping.signal,
    say: (text) => lines.push(text),
  })
  await until(() => expect(lines.join()).toContain(': the database system is starting up'))
  stopping.abort()
  await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(lines).toHaveLength(1)
})

test('a start that waits for a host that doesn’t answer ends as soon as it is called off', async () => {
  const port = await freePort()
  const connections: Socket[] = []
  await listen(port, (socket) => void connections.push(socket))
  const stopping = new AbortController()
  const options = { url: urlAt(port), variable, say: () => undefined, signal: stopping.signal }
  const waiting = waitForDatabase(options)
  await until(() => expect(connections).toHaveLength(1))
  stopping.abort()
  await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  for (const socket of connections) socket.destroy()
})

test.for([
  ['the password', '28P01', 'password authentication failed for user "satchel"'],
  ['the name', '3D000', 'database "satchel" does not exist'],
] as const)('one that refuses %s is not waited for', async ([, code, message]) => {
  const port = await freePort()
  await listen(port, (socket) => {
    socket.once('data', () => socket.end(fatal(code, message)))
  })
  const lines: string[] = []
  const waiting = waitForDatabase({ url: urlAt(port), variable, say: (text) => lines.push(text) })
  await expect(waiting).rejects.toThrow(
    `Couldn’t connect to the database of DATABASE_DIRECT_URL at 127.0.0.1:${port}: ${message}.`,
  )
  expect(lines).toEqual([])
})
