import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { MINUTE, SECOND } from '../time.ts'
import { connectionTo } from './connecting.ts'
import { isDatabaseAway } from './connection-loss.ts'

interface Place {
  url: string
  /** The variable that has the URL. */
  variable: string
}

interface Options extends Place {
  say: (text: string) => void
  /** Ends the wait, which then rejects. */
  signal?: AbortSignal | undefined
}

const PAUSE = SECOND
/** Milliseconds after which a host that doesn't answer counts as away. */
const ANSWER_MAX = 5 * SECOND
/** The wait is mentioned again after so long, though nothing changed. */
const REMINDER = MINUTE

/** Returns the databases of the operator's own that nothing works without: PostgreSQL, and the pooler before it. */
export function ownDatabases(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
): Place[] {
  return (['DATABASE_DIRECT_URL', 'DATABASE_URL'] as const).flatMap((variable) => {
    const url = config[variable]
    return url ? [{ url, variable }] : []
  })
}

/** Throws, saying which variable's database it is and why, if it can't be connected to. */
export async function requireDatabase({ url, variable }: Place): Promise<void> {
  const error = await connectOnce(url)
  if (error) throw refusal(error, placeOf({ url, variable }))
}

/**
 * Waits until a database takes connections, however long that is, and says for what. Throws at once where waiting doesn't
 * help: if it refuses the user or the password, doesn't have the database, or speaks another protocol.
 */
export async function waitForDatabase({ url, variable, say, signal }: Options): Promise<void> {
  const place = placeOf({ url, variable })
  let last = { reason: '', at: 0 }
  for (;;) {
    const error = await connectOnce(url, signal)
    signal?.throwIfAborted()
    if (!error) return last.reason ? say(`Connected to ${place}`) : undefined
    const reason = reasonOf(error)
    // A name that isn't known yet may be that of a container about to start.
    if (!isDatabaseAway(error)) throw refusal(error, place)
    if (reason !== last.reason || performance.now() - last.at > REMINDER) {
      say(`Waiting for ${place}: ${reason}`)
      last = { reason, at: performance.now() }
    }
    await sleep(PAUSE, undefined, { signal })
  }
}

type Failure = Error & { code?: string; errors?: Failure[] }

async function connectOnce(url: string, signal?: AbortSignal): Promise<Failure | undefined> {
  const { Client, ...options } = connectionTo(url)
  const client = new Client({ ...options, connectionTimeoutMillis: ANSWER_MAX })
  client.on('error', () => undefined)
  const listening = new AbortController()
  const aborted = signal ? [once(signal, 'abort', { signal: listening.signal })] : []
  try {
    await Promise.race([client.connect(), ...aborted])
    return undefined
  } catch (error) {
    return error as Failure
  } finally {
    listening.abort()
    for (const one of aborted) one.catch(() => undefined)
    void client.end().catch(() => undefined)
  }
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name server doesn’t answer',
  EHOSTUNREACH: 'the host can’t be reached',
  ENETUNREACH: 'the network can’t be reached',
  ETIMEDOUT: 'the host doesn’t answer',
  ECONNRESET: 'the connection was reset',
}

/** Says why a connection failed, in words or in those of PostgreSQL, which never name the password. */
function reasonOf({ code = '', message, errors }: Failure): string {
  if (message === 'timeout expired') return 'the host doesn’t answer'
  return REASONS[code] ?? (message || errors?.[0]?.message || code)
}

/** An error with the code of its cause, by which an embedded database's wrong password is known. */
function refusal(cause: Failure, place: string): Error {
  const message = `Couldn’t connect to ${place}: ${reasonOf(cause)}.`
  return Object.assign(new Error(message, { cause }), { code: cause.code })
}

const placeOf = ({ url, variable }: Place) => `the database of ${variable} at ${hostsOf(url)}`

/** Returns `host:port` of each host in a URL, without the user and the password. */
function hostsOf(url: string): string {
  const [, hosts = ''] = /^\w+:\/\/(?:[^/?]*@)?([^/?]*)/.exec(url) ?? []
  return hosts || new URL(url).searchParams.get('host') || 'the local socket'
}
