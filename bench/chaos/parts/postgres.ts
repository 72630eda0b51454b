import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../server/src/platform/database/embedded-postgres.ts'
import { untilOpen } from '../../../server/test/deploy/proxies.ts'
import { type Ends, launch, type Running } from './process.ts'

const PATRONI = '/usr/bin/patroni'
const ETCD = '/usr/bin/etcd'
const BINARIES = '/usr/lib/postgresql/15/bin'
const USER = process.getuid?.() === 0 ? 'postgres' : undefined

/** PostgreSQL with Patroni: a primary and a synchronous replica, which takes over. */
export interface Database {
  /** Both hosts, of which connections find the one that takes writes. */
  url: string
  /** Kills the primary and its Patroni, and resolves to a function that starts both again. */
  killPrimary(): Promise<() => Promise<void>>
  /** Resolves once another takes writes: to the time of that. */
  promotion(): Promise<number>
  /** Resolves once there is a replica that each commit waits for. */
  untilSynchronous(): Promise<void>
}

interface Member {
  name: string
  port: number
  apiPort: number
  data: string
  start(): void
  patroni?: Running
}

export async function startDatabase(folder: string, ends: Ends): Promise<Database> {
  const { etcd, address } = await startEtcd(folder)
  ends.push(etcd.kill)
  const members = [await member(folder, 'one', address), await member(folder, 'two', address)]
  const [first, second] = members as [Member, Member]
  ends.push(async () => {
    for (const { patroni } of members) await patroni?.kill()
    for (const one of members) await killPostmaster(one)
  })
  first.start()
  await until(() => isPrimary(first))
  second.start()
  let primary = first
  const database: Database = {
    url: `postgres://postgres@127.0.0.1:${first.port},127.0.0.1:${second.port}/postgres?target_session_attrs=read-write`,
    async killPrimary() {
      const killed = primary
      primary = killed === first ? second : first
      await killed.patroni?.kill()
      await killPostmaster(killed)
      return async () => killed.start()
    },
    async promotion() {
      await until(() => takesWrites(primary), 20)
      return performance.now()
    },
    untilSynchronous: () => until(() => hasSynchronous(primary)),
  }
  await database.untilSynchronous()
  return database
}

async function startEtcd(folder: string) {
  const [clients, peers] = [await freePort(), await freePort()]
  const [address, peer] = [`127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`]
  const data = ['--data-dir', join(folder, 'etcd'), '--name', 'one', '--unsafe-no-fsync']
  const args = [
    ...data,
    ...['--listen-client-urls', `http://${address}`],
    ...['--advertise-client-urls', `http://${address}`, '--listen-peer-urls', peer],
    ...['--initial-advertise-peer-urls', peer, '--initial-cluster', `one=${peer}`],
  ]
  const etcd = launch({ file: ETCD, args, log: join(folder, 'logs', 'etcd.log') })
  await untilOpen(clients)
  return { etcd, address }
}

async function member(folder: string, name: string, etcd: string): Promise<Member> {
  const home = join(folder, `postgres-${name}`)
  await mkdir(home)
  const made = { name, data: join(home, 'data'), port: await freePort(), apiPort: await freePort() }
  const file = join(home, 'patroni.yml')
  await writeFile(file, JSON.stringify(settings(made, home, etcd)))
  if (USER) {
    const ids = (await readFile('/etc/passwd', 'utf8')).match(/^postgres:[^:]*:(\d+):(\d+):/m)
    await chown(home, Number(ids?.[1]), Number(ids?.[2]))
  }
  const self: Member = {
    ...made,
    start() {
      const program = { file: PATRONI, args: [file], log: join(folder, 'logs', `${name}.log`) }
      self.patroni = launch({ ...program, ...(USER && { user: USER }) })
    },
  }
  return self
}

/** Patroni's settings, as JSON, which is YAML too. Its shortest times: a primary that is gone is missed after 20 s. */
function settings(
  { name, port, apiPort, data }: Omit<Member, 'start'>,
  home: string,
  etcd: string,
) {
  const local = (ofPort: number) => `127.0.0.1:${ofPort}`
  const api = { listen: local(apiPort), connect_address: local(apiPort) }
  const access = { username: 'postgres', password: 'postgres' }
  return {
    scope: 'satchel',
    name,
    restapi: api,
    etcd3: { hosts: etcd },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: local(port),
      connect_address: local(port),
      data_dir: data,
      bin_dir: BINARIES,
      pgpass: join(home, 'pgpass'),
      authentication: { superuser: access, replication: access, rewind: access },
      parameters: { unix_socket_directories: home, shared_buffers: '128MB' },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  }
}

async function killPostmaster({ data }: Member): Promise<void> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
    for (;;) {
      process.kill(pid, 0)
      await setTimeout(20)
    }
  } catch {
    // It is gone.
  }
}

const isPrimary = ({ apiPort }: Member) =>
  fetch(`http://127.0.0.1:${apiPort}/primary`).then(
    ({ status }) => status === 200,
    () => false,
  )

const takesWrites = (one: Member) => holds(one, 'select not pg_is_in_recovery() as holds')

const hasSynchronous = (one: Member) =>
  holds(one, `select exists (select from pg_stat_replication where sync_state = 'sync') as holds`)

async function holds({ port }: Member, query: string): Promise<boolean> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(query)).rows[0].holds
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Waits, for two minutes at most. */
async function until(holdsNow: () => Promise<boolean>, pause = 200): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await setTimeout(pause))
    if (await holdsNow()) return
  throw new Error('PostgreSQL didn’t get there within two minutes')
}
