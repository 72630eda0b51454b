import { scrub } from '@satchel/contract/scrub.ts'
import {
  createStackParser,
  createTransport,
  type Event,
  linkedErrorsIntegration,
  makeDsn,
  Scope,
  type TransportMakeRequestResponse,
} from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import type { Config } from '../config.ts'
import type { Actor } from '../database/scope.ts'
import { VERSION } from '../version.ts'

// The core of Sentry's SDK without the instrumentation that `@sentry/node` brings: that takes 60 MB and a quarter of
// the time to start, for traces that nobody asked for.

/** The circumstances in which an error was thrown. */
export interface Circumstances {
  actor?: Actor | undefined
  /** The operation, as `GET /api/…`, or the name of a job. */
  operation?: string
}

export type SentEvent = Record<string, unknown>

export interface Client {
  capture(error: unknown, circumstances: Circumstances): void
  close(): Promise<void>
}

const RELEASE = `satchel-server@${VERSION}`
const PATIENCE = 2_000
/** The folder of the installation, before those of the repository. */
const ROOT = /^(?:file:\/\/)?\/.*?\/(?=(?:server|contract)\/src\/|node_modules\/)/

/** Opens the SDK. Events go to SENTRY_DSN, and without one to `receive`. */
export function openClient(
  { SENTRY_DSN, ENVIRONMENT }: Config,
  receive: (event: SentEvent, actor: Actor | undefined) => void,
): Client {
  const actors = new Map<string, Actor | undefined>()
  const client = new ServerRuntimeClient({
    dsn: SENTRY_DSN ?? 'http://public@localhost/1',
    environment: ENVIRONMENT,
    release: RELEASE,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [linkedErrorsIntegration()],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) => createTransport(options, ({ body }) => post(SENTRY_DSN, body)),
    beforeSend: (event) => {
      const clean = scrub(withoutFolders(event))
      if (SENTRY_DSN) return clean
      const id = event.event_id ?? ''
      receive(clean as unknown as SentEvent, actors.get(id))
      actors.delete(id)
      return null
    },
  })
  client.init()

  return {
    capture(error, { actor, operation }) {
      const id = crypto.randomUUID().replaceAll('-', '')
      const scope = new Scope()
      scope.setTag('version', 'v2')
      if (operation) scope.setTag('operation', operation)
      if (actor) scope.setTag('tenant', actor.tenantId)
      if (actor?.id) scope.setUser({ id: actor.id })
      if (!SENTRY_DSN) actors.set(id, actor)
      client.captureException(error, { event_id: id }, scope)
    },
    close: async () => {
      await client.close(PATIENCE)
    },
  }
}

/** The folder the product was installed in is nobody's business. */
function withoutFolders<E extends Event>(event: E): E {
  for (const { stacktrace } of event.exception?.values ?? [])
    for (const frame of stacktrace?.frames ?? []) {
      const file = (frame.filename ?? '').replace(ROOT, '')
      frame.filename = file
      frame.in_app = !/node_modules\/|^node:/.test(file)
    }
  return event
}

async function post(
  dsn: string | undefined,
  body: string | Uint8Array,
): Promise<TransportMakeRequestResponse> {
  const parts = dsn && makeDsn(dsn)
  if (!parts) return {}
  const { protocol, host, port, path, projectId, publicKey } = parts
  const base = `${protocol}://${host}${port && `:${port}`}${path && `/${path}`}`
  const response = await fetch(
    `${base}/api/${projectId}/envelope/?sentry_version=7&sentry_key=${publicKey}`,
    {
      method: 'POST',
      body: Buffer.from(body),
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(10_000),
    },
  )
  await response.arrayBuffer()
  return {
    statusCode: response.status,
    headers: {
      'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
      'retry-after': response.headers.get('retry-after'),
    },
  }
}
