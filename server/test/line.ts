import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Line {
  /** The database's URL by way of this line. */
  url: string
  /** Drops all connections and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Cuts the line as soon as an answer of the database fits, which gets lost; resolves then. */
  spoil(fits: (answer: string) => boolean): Promise<void>
  close(): Promise<void>
}

/** A TCP line to the database of `url` that a test can cut, as when the database is away. */
export async function lineTo(url: string): Promise<Line> {
  const target = new URL(url)
  const open = new Set<Socket>()
  let loses = (_answer: string) => false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy()).on('close', () => open.delete(from))
    }
    near.pipe(far)
    far.on('data', (data) => !loses(data.toString('latin1')) && near.write(data))
    far.on('end', () => near.end())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const end = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  const port = await listen(0)
  const own = new URL(url)
  own.host = `127.0.0.1:${port}`
  // The scratch database's socket file, past this line.
  own.searchParams.delete('host')
  return {
    url: own.href,
    cut: end,
    mend: async () => {
      await listen(port)
    },
    spoil: (fits) =>
      new Promise((resolve, reject) => {
        loses = (answer) => {
          if (!fits(answer)) return false
          loses = () => false
          end().then(resolve, reject)
          return true
        }
      }),
    close: end,
  }
}
