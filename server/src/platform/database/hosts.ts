import pg from 'pg'
import { SECOND } from '../time.ts'

/** Hosts of one database, of which one takes writes at a time. */
export interface Hosts {
  /** Finds the one to connect to: the first that can be used. Throws the last one's error if there is none. */
  find(): Promise<{ host: string; port: number }>
}

/** Milliseconds after which a host that doesn't answer is passed over. */
const ANSWER_MAX = 3 * SECOND
/** The time for which a host that was found is used for other connections without asking again. */
const FOUND_MS = SECOND

/**
 * Returns the URL of each host in `postgres://user@one:5432,two:5432/name`. In its parameters, `target_session_attrs`
 * says which of them may be used.
 */
export function urlsOf(url: string): { urls: string[]; wants: string | undefined } {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  const urls = hosts.split(',').map((host) => start + host + rest)
  const parsed = urls.map((one) => new URL(one))
  const wants = parsed[0]?.searchParams.get('target_session_attrs') ?? undefined
  for (const one of parsed) one.searchParams.delete('target_session_attrs')
  return { urls: wants ? parsed.map(String) : urls, wants }
}

/** Tries hosts in turn, as libpq does and node-postgres doesn't; the one found last comes first. */
export function openHosts(urls: readonly string[], wants: string): Hosts {
  let order = urls
  let found: { host: string; port: number; at: number } | undefined
  let finding: Promise<{ host: string; port: number }> | undefined

  async function look(): Promise<{ host: string; port: number }> {
    let failure: unknown
    for (const url of order)
      try {
        const place = await ask(url, wants)
        order = [url, ...order.filter((other) => other !== url)]
        found = { ...place, at: Date.now() }
        return place
      } catch (error) {
        failure = error
      }
    throw failure
  }

  return {
    async find() {
      if (found && Date.now() - found.at < FOUND_MS) return found
      finding ??= look().finally(() => {
        finding = undefined
      })
      return finding
    },
  }
}

async function ask(url: string, wants: string): Promise<{ host: string; port: number }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MAX })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (/^(read-write|primary)$/.test(wants)) {
      const { rows } = await client.query('show transaction_read_only')
      if (rows[0].transaction_read_only === 'on')
        throw readOnly(`The database at ${client.host}:${client.port} takes no writes`)
    }
    return { host: client.host, port: client.port }
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Error of a database that is away until another host takes writes: PostgreSQL's code of one that is starting up. */
function readOnly(message: string): Error {
  return Object.assign(new Error(message), { code: '57P03' })
}
