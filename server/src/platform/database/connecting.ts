import pg from 'pg'
import { noteConnectionError } from './connection-loss.ts'
import { type Hosts, openHosts, urlsOf } from './hosts.ts'
import { KEEP_ALIVE } from './keep-alive.ts'

type Query = (...args: unknown[]) => unknown

interface Internals {
  getStartupConf(): Record<string, string>
}

const opened = new Map<string, Hosts>()

interface Connecting {
  /** True through a pooler that gives each transaction another connection. */
  isPooled?: boolean
  /** The hosts to choose from, if the URL doesn't say: those that take writes, or any. */
  wants?: 'read-write' | 'any'
}

/**
 * Returns options of a pool or client. If the URL names several hosts, each connection goes to the first that can be
 * used at that moment.
 */
export function connectionTo(
  url: string,
  { isPooled = false, wants = 'read-write' }: Connecting = {},
) {
  const { urls, wants: asked } = urlsOf(url)
  const [connectionString = url] = urls
  const base = isPooled ? PooledClient : NotedClient
  const hasChoice = urls.length > 1 || asked !== undefined
  const hosts = hasChoice ? hostsOf(url, () => openHosts(urls, asked ?? wants)) : undefined
  return { connectionString, ...KEEP_ALIVE, Client: hosts ? choosing(base, hosts) : base }
}

export type Client = pg.Client

export function newClient(url: string): pg.Client {
  const { Client, ...options } = connectionTo(url)
  return new Client(options)
}

/** All connections of a process share what is known of the hosts. */
function hostsOf(url: string, open: () => Hosts): Hosts {
  const hosts = opened.get(url) ?? open()
  opened.set(url, hosts)
  return hosts
}

type Done = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** A connection whose errors are distinguished from those of other servers. */
class NotedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options)
    this.on('error', noteConnectionError)
  }

  override connect(): Promise<pg.Client>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.Client> | void {
    const connecting = this.reach().catch((error) => {
      noteConnectionError(error)
      throw error
    })
    if (!done) return connecting
    const tell = done as (error: Error | null, client?: pg.Client) => void
    connecting.then((client) => tell(null, client), tell)
  }

  protected reach(): Promise<pg.Client> {
    return super.connect()
  }
}

function choosing(Base: typeof NotedClient, hosts: Hosts): typeof pg.Client {
  class ChoosingClient extends Base {
    protected override async reach(): Promise<pg.Client> {
      Object.assign(this, await hosts.find())
      return super.reach()
    }
  }
  return ChoosingClient
}

/**
 * A connection through a pooler such as PgBouncer: the next transaction may have another one behind it, which doesn't
 * know the statements prepared on this one.
 */
class PooledClient extends NotedClient {
  constructor(options?: pg.ClientConfig) {
    super(options)
    const query = this.query.bind(this) as Query
    this.query = ((config: unknown, ...rest: unknown[]) =>
      query(isNamed(config) ? { ...config, name: undefined } : config, ...rest)) as never
  }

  /** PgBouncer keeps the time zone of each client, and refuses `options`. */
  protected getStartupConf(): Record<string, string> {
    const { getStartupConf } = pg.Client.prototype as unknown as Internals
    return { ...getStartupConf.call(this), timezone: 'UTC' }
  }
}

/** Tells statements with a name from texts and from queries that send themselves. */
function isNamed(config: unknown): config is { name: string } {
  return typeof config === 'object' && config !== null && !('submit' in config) && 'name' in config
}
