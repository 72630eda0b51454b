import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Role } from '@satchel/contract/permissions.ts'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, inject } from 'vitest'
import { type App, buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { connect, type Database } from '../src/platform/database/database.ts'
import { startWorker } from '../src/platform/jobs/jobs.ts'
import { loadSecrets, type Secrets } from '../src/platform/security/secrets.ts'
import type { Example } from '../src/reference/examples.ts'
import { flushVisits } from '../src/tracking/flusher.ts'
import { addPerson, createTenant, type NewTenant } from './new-tenant.ts'
import { copyDatabase, dropDatabase } from './postgres.ts'
import { awaitMail } from './product.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answers
  body: any
  headers: Record<string, string | string[] | number | undefined>
}

export type Call = (
  method: NonNullable<InjectOptions['method']>,
  path: string,
  body?: object | string,
  headers?: Record<string, string>,
) => Promise<Answer>

export interface Person extends NewTenant {
  /** Calls a path below `/api`, unless it starts with another folder. */
  call: Call
}

export interface Owner extends Person {
  /** A further person of the same tenant. */
  withRole(role: Role): Promise<Person>
}

interface Options {
  config?: Record<string, string>
  /** True if jobs run, as in the real server. */
  worker?: boolean
  /** True if it's shared with other files, each with its own tenants and address: for those that only call the API. */
  shared?: boolean
}

export interface Product {
  readonly app: App
  readonly config: Config
  readonly database: Database
  readonly anonymous: Call
  newTenant(): Promise<Owner>
  /** Has a tenant operate the server, in place of the first one. */
  makeOperator(owner: Pick<Owner, 'tenantId'>): Promise<void>
  /** The payload of the newest mail to an address, sent or waiting. */
  codeFor(email: string): Promise<string>
  /** The newest mail that was sent to an address and whose subject fits; waits until it has come. */
  mailTo(email: string, subject?: RegExp): Promise<Email>
  /** Returns the number of emails sent to an address. */
  mailsTo(email: string): Promise<number>
  /** Listens on a port, for sockets and streams, which `inject` can't do. */
  listen(): Promise<string>
}

/** The product on a database of its own, for all tests of a file. */
export function product({ shared = false, ...options }: Options = {}): Product {
  let parts: Parts
  beforeAll(async () => {
    parts = shared ? await share() : await open(options)
  })
  afterAll(() => (shared ? undefined : parts.close()))
  const of = <K extends keyof Parts>(name: K): Parts[K] => parts[name]
  return {
    get app() {
      return of('app')
    },
    get config() {
      return of('config')
    },
    get database() {
      return of('database')
    },
    anonymous: (...args) => caller(parts)(...args),
    newTenant: () => newTenant(parts),
    makeOperator: async ({ tenantId: companyId }) => {
      await parts.database.system.updateTable('auth.operator').set({ companyId }).execute()
    },
    codeFor: (email) => codeFor(parts, email),
    mailTo: (email, subject = /./) =>
      awaitMail(join(parts.config.DATA_DIR, 'outbox'), email, subject),
    mailsTo: async (email) => (await mailsTo(email, join(parts.config.DATA_DIR, 'outbox'))).length,
    listen: async () => {
      const { http } = parts.app
      if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
      const address = http.server.address()
      return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    },
  }
}

export interface Parts {
  app: App
  config: Config
  secrets: Secrets
  database: Database
  /** The address people call from. */
  address: string
  close(): Promise<void>
}

/** Ends with this process. */
let common: Promise<Parts> | undefined
let sharing = 0

async function share(): Promise<Parts> {
  common ??= open({})
  sharing += 1
  return { ...(await common), address: `127.1.${sharing}.1` }
}

async function open({ config: variables = {}, worker = false }: Options): Promise<Parts> {
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'data-'))
  const url = await copyDatabase(inject('template'))
  // Temporary files may be on a disk that has little left.
  const DISK_RESERVE_MB = '0'
  const defaults = { DATA_DIR, DATABASE_URL: url, LOG_LEVEL: 'error', DISK_RESERVE_MB }
  const config = readConfig({ ...defaults, TRUSTED_PROXIES: '127.0.0.0/8', ...variables })
  const secrets = await loadSecrets(DATA_DIR)
  const database = connect(url)
  const app = await buildApp(config, secrets, database)
  const runner = worker ? await startWorker(url, app.tasks, [], app.services.log) : undefined
  const close = async () => {
    await app.close()
    await runner?.stop()
    await database.close()
    await dropDatabase(url)
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  return { app, config, secrets, database, address: '127.0.0.1', close }
}

async function newTenant(parts: Parts): Promise<Owner> {
  const owner = await createTenant(parts)
  return {
    ...signedIn(parts, owner),
    withRole: async (role) => signedIn(parts, await addPerson(parts, owner.tenantId, role)),
  }
}

function signedIn(parts: Parts, { tokens, ...rest }: NewTenant): Person {
  return { ...rest, tokens, call: caller(parts, tokens) }
}

/** True under `npm run examples -- FILES`. */
const isCollecting = process.env.EXAMPLES === 'collect'

async function keep(method: string, call: Example): Promise<void> {
  const { collect } = await import('./collect-examples.ts')
  if (typeof call.body !== 'string') collect(method, call)
}

function caller({ app, address }: Parts, tokens?: Person['tokens']): Call {
  return async (method, path, body, headers = {}) => {
    const url = path.startsWith('/') ? path : `/api/${path}`
    const response = await app.http.inject({
      ...{ method, url },
      remoteAddress: address,
      headers: {
        ...(tokens && {
          authorization: `Bearer ${tokens.accessToken}`,
          'x-identity-token': tokens.identityToken,
        }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    })
    // They are moved within a second; tests do not wait for it.
    if (path.startsWith('/') && !path.startsWith('/api')) await flushVisits(app.services)
    const isJson = /json/.test(String(response.headers['content-type'] ?? ''))
    const content = isJson && response.payload ? response.json() : response.payload
    const status = response.statusCode
    if (isCollecting) await keep(method, { url, body, status, answer: content })
    return { status, body: content, headers: response.headers }
  }
}

async function codeFor({ database, config }: Parts, email: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select payload ->> 'text' as text from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} order by id desc limit 1`.execute(database.system)
  const text = rows[0]?.text ?? (await sentTo(email, join(config.DATA_DIR, 'outbox')))
  const code = text?.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`There is no mail with a code for ${email}`)
  return code
}

/** Returns a sent email; a worker may have been faster. */
async function sentTo(email: string, outbox: string): Promise<string | undefined> {
  return (await mailsTo(email, outbox))[0]?.text
}

/** The newest first. */
async function mailsTo(email: string, outbox: string): Promise<Email[]> {
  const names = await readdir(outbox).catch(() => [])
  const mails: Email[] = []
  for (const name of names
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()) {
    const mail = await PostalMime.parse(await readFile(join(outbox, name)))
    if (mail.to?.some(({ address }) => address === email)) mails.push(mail)
  }
  return mails
}
