import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type Answer, decode, encode, type Question } from 'dns-packet'

export interface NameServer {
  /** `address:port`, for DNS_SERVERS. */
  address: string
  /** Records by type and name; missing ones are NXDOMAIN, or no data if the name has other records. */
  records: Map<string, string[]>
  /** Answers that it cannot. */
  isDown: boolean
  close(): void
}

/** A name server on loopback with the records a test defines. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  const server: NameServer = {
    address: '',
    records: new Map(),
    isDown: false,
    close: () => socket.close(),
  }
  socket.on('message', (message, { port, address }) => {
    const { id = 0, questions = [] } = decode(message)
    const [question] = questions
    if (!question) return
    const answers = answersTo(server.records, question)
    // RFC 1035: 2 is SERVFAIL, 3 NXDOMAIN.
    const code = server.isDown ? 2 : isKnown(server.records, question) ? 0 : 3
    const flags = 0x8180 | code
    const response = { type: 'response' as const, id, flags, questions }
    socket.send(encode({ ...response, answers: code === 0 ? answers : [] }), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  server.address = `127.0.0.1:${socket.address().port}`
  return server
}

function isKnown(records: NameServer['records'], { name }: Question): boolean {
  return [...records.keys()].some((key) => key.endsWith(` ${name}`))
}

/** Returns answers; a CNAME is followed to its addresses. */
function answersTo(records: NameServer['records'], { type, name }: Question): Answer[] {
  const target = type.startsWith('A') ? records.get(`CNAME ${name}`)?.[0] : undefined
  const alias = target ? [{ type: 'CNAME' as const, name, data: target, ttl: 0 }] : []
  const found = records.get(`${type} ${target ?? name}`) ?? []
  return [
    ...alias,
    ...found.map((data) => ({ type, name: target ?? name, data, ttl: 0 }) as Answer),
  ]
}
