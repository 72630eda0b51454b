import { resolve } from 'node:path'
import { ENVIRONMENT, IDENTITY_POOL_REGION } from '@satchel/contract/constants.ts'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { requireBackupSettings } from './backup/settings.ts'
import { isLoopbackHost, readSignUp, type SignUp } from './sign-up.ts'
import { findMisspelled, type Misspelled } from './spelling.ts'

const BUCKET_NAME = '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$'
const ORIGIN = 'https?://[\\w.-]+(:\\d{1,5})?'

/** An email address, or a `mailto:`, `https:` or `tel:` address. */
const CONTACT = '^((mailto:)?[^\\s@:<>]+@[^\\s@:<>]+|https://[^\\s<>]+|tel:\\+?[0-9.()-]+)$'

/** Tags of languages, separated by commas. */
const LANGUAGES = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*( *, *[a-z]{2,3}(-[A-Za-z0-9]{2,8})*)*$'

const Config = Type.Object({
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65_535 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#\\s]+' })),
  DATA_DIR: Type.String({ default: './data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** The same database past the pooler that `DATABASE_URL` leads through, for locks and notices. */
  DATABASE_DIRECT_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** A replica that reports are read from. */
  DATABASE_READ_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** The bucket for files; without it, they are in `DATA_DIR`. */
  S3_BUCKET: Type.Optional(Type.String({ pattern: BUCKET_NAME })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  S3_REGION: Type.String({ default: IDENTITY_POOL_REGION }),
  /** The host of the bucket, if it isn't Amazon's. */
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]+$' })),
  /** The same host as browsers reach it, which then download from it. */
  S3_PUBLIC_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]+$' })),
  /** The folder that the worker backs up to each day, or the bucket. */
  BACKUP_DIR: Type.Optional(Type.String()),
  BACKUP_S3_BUCKET: Type.Optional(Type.String({ pattern: BUCKET_NAME })),
  /** The account of that bucket, where it isn't that of `S3_BUCKET`. */
  BACKUP_S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  BACKUP_S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  BACKUP_S3_REGION: Type.Optional(Type.String()),
  BACKUP_S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]+$' })),
  /** The hour of the backup, in UTC, and how many stay; 2 and 14 if absent. */
  BACKUP_HOUR: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
  BACKUP_KEEP: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The stylesheet of a font provider, the font of it that the app is set in, and the host of its files if another. */
  FONT_URL: Type.Optional(Type.String({ pattern: `^${ORIGIN}([/?][^\\s"'<>]*)?$` })),
  FONT_FAMILY: Type.Optional(Type.String({ pattern: '^[\\w -]{1,60}$' })),
  FONT_FILES_URL: Type.Optional(Type.String({ pattern: `^${ORIGIN}/?$` })),
  /** The Redis server that passes notices between nodes; without it, PostgreSQL does. */
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://' })),
  /** ClamAV's daemon, which scans what visitors send. */
  CLAMD_URL: Type.Optional(
    Type.String({ pattern: '^tcp://(\\[[0-9a-fA-F:]+\\]|[\\w.-]+):\\d{1,5}/?$' }),
  ),
  /** The address that receives replies to questions, as `answers@example.com`, and the secret that signs what its service posts. */
  INBOUND_MAIL_ADDRESS: Type.Optional(
    Type.String({ pattern: '^[^\\s@+<>"(),:;\\[\\]]{1,11}@[a-zA-Z0-9.-]+\\.[a-zA-Z0-9-]{2,}$' }),
  ),
  INBOUND_MAIL_SECRET: Type.Optional(Type.String({ minLength: 8 })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.String({ default: 'Satchel <satchel@localhost>' }),
  TRUSTED_PROXIES: Type.Optional(Type.String()),
  FETCH_ALLOWED_NETWORKS: Type.String({ default: '' }),
  /** A host of the operator's whose `/{slug}` are short links too, and which custom domains are pointed to. */
  SHORT_DOMAIN: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]+$' })),
  /** DNS servers in place of the machine's, as `address` or `address:port`. */
  DNS_SERVERS: Type.String({ default: '' }),
  /** Stripe's keys; without them, an owner sets plans by hand. */
  STRIPE_SECRET_KEY: Type.Optional(Type.String()),
  STRIPE_WEBHOOK_SECRET: Type.Optional(Type.String()),
  /** An address other than Stripe's, such as a test double. */
  STRIPE_API_URL: Type.String({ default: 'https://api.stripe.com', pattern: '^https?://[^/]+$' }),
  /** The app that the operator registered at HubSpot; without it, nobody can connect it. */
  HUBSPOT_CLIENT_ID: Type.Optional(Type.String()),
  HUBSPOT_CLIENT_SECRET: Type.Optional(Type.String()),
  /** An address other than HubSpot's, such as a test double. */
  HUBSPOT_URL: Type.Optional(Type.String({ pattern: `^${ORIGIN}$` })),
  /** The app that the operator registered at Salesforce. */
  SALESFORCE_CLIENT_ID: Type.Optional(Type.String()),
  SALESFORCE_CLIENT_SECRET: Type.Optional(Type.String()),
  /** The address at which people sign in to Salesforce, such as `https://test.salesforce.com` for sandboxes. */
  SALESFORCE_LOGIN_URL: Type.String({
    default: 'https://login.salesforce.com',
    pattern: `^${ORIGIN}$`,
  }),
  /** The server to which errors are reported, instead of this server's own list. */
  SENTRY_DSN: Type.Optional(Type.String({ pattern: '^https?://\\w+@[\\w.:-]+/[\\w/-]*\\d+$' })),
  /** The address client events are passed on to, besides being counted here. */
  ANALYTICS_FORWARD_URL: Type.Optional(Type.String({ pattern: '^https?://\\S+$' })),
  /** The rule by which companies sign up: `open`, `first`, `closed`, or domains of addresses. */
  SIGN_UP: Type.Optional(Type.String()),
  /** Says whether accounts have trials, plans and limits. */
  PLANS: Type.Optional(Type.Enum(['on', 'off'])),
  /** The id of the account that operates this server; by default the first that was confirmed. */
  OPERATOR_TENANT: Type.Optional(Type.String({ format: 'uuid' })),
  /** The purpose of this installation; anything but `production` marks names of what it shares with others. */
  ENVIRONMENT: Type.String({ default: ENVIRONMENT, pattern: '^[a-z0-9-]{1,32}$' }),
  /** Seconds within which headers are sent and a body moves. */
  REQUEST_TIMEOUT: Type.Number({ default: 30, minimum: 1 }),
  /** Megabytes (MiB) of the disk below which uploads and tracking are refused; 0 for never. */
  DISK_RESERVE_MB: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Megabytes (MiB) of memory for pages that many visitors get; 0 for none. */
  PAGE_CACHE_MB: Type.Integer({ default: 96, minimum: 0, maximum: 4_096 }),
  /** Earlier public addresses, which lead to `PUBLIC_URL`. */
  FORMER_URLS: Type.String({ default: '' }),
  /** The key that the database's secrets are sealed with; without it, they are in `DATA_DIR`. */
  SECRET_KEY: Type.Optional(Type.String({ minLength: 32 })),
  /** The key before it, with which the secrets may still be sealed. */
  SECRET_KEY_PREVIOUS: Type.Optional(Type.String({ minLength: 32 })),
  /** True if to start on a database whose secrets are lost, without what was sealed with them. */
  NEW_SECRETS: Type.Optional(Type.Enum(['true', 'false'])),
  /** The commit that an image was built from; `/readyz` shows it. */
  SATCHEL_COMMIT: Type.Optional(Type.String({ pattern: '^[0-9a-f]{7,40}$' })),
  /** The place of the data, in the operator's words, for the page on which visitors see theirs. */
  DATA_LOCATION: Type.Optional(Type.String({ maxLength: 200 })),
  /** The contact for vulnerabilities of this installation; without it there is no security.txt. */
  SECURITY_CONTACT: Type.Optional(Type.String({ pattern: CONTACT })),
  /** The languages in which they may be reported, the preferred one first. */
  SECURITY_LANGUAGES: Type.String({ pattern: LANGUAGES, default: 'en' }),
  ROLE: Type.Enum(['all', 'web', 'worker'], { default: 'all' }),
  /** The bearer token with which `/metrics` is read. */
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  /** The collector that traces are sent to, over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String()),
  /** Headers for the collector, as `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(
    Type.String({ pattern: '^[^\\s=,]+=[^,]+(,\\s*[^\\s=,]+=[^,]+)*$' }),
  ),
  OTEL_SERVICE_NAME: Type.String({ default: 'satchel' }),
  OTEL_TRACES_SAMPLER: Type.Enum(
    [
      ...['always_on', 'always_off', 'traceidratio'],
      ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
    ],
    { default: 'parentbased_always_on' },
  ),
  /** The share of traces that samplers by ratio export. */
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ default: 1, minimum: 0, maximum: 1 }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { default: 'warn' }),
  SEED_DEMO: Type.Optional(Type.Enum(['true', 'false'])),
  /** The search path for LibreOffice and ffmpeg. */
  PATH: Type.String({ default: '/usr/local/bin:/usr/bin:/bin' }),
})
type Variables = Static<typeof Config>

export type Config = Readonly<
  Omit<
    Variables,
    | 'PUBLIC_URL'
    | 'SEED_DEMO'
    | 'NEW_SECRETS'
    | 'FETCH_ALLOWED_NETWORKS'
    | 'DNS_SERVERS'
    | 'FORMER_URLS'
    | 'SIGN_UP'
    | 'PLANS'
  >
> & {
  /** The public address without a trailing slash. */
  readonly PUBLIC_URL: string
  readonly SIGN_UP: SignUp
  readonly PLANS: 'on' | 'off'
  readonly SEED_DEMO: boolean
  readonly NEW_SECRETS: boolean
  readonly FETCH_ALLOWED_NETWORKS: readonly string[]
  readonly DNS_SERVERS: readonly string[]
  /** Earlier public addresses, without trailing slashes. */
  readonly FORMER_URLS: readonly string[]
  /** Variables that aren't ours but nearly have the name of one. */
  readonly misspelled: readonly Misspelled[]
}

/** Reads the configuration. Only main.ts calls this, and nothing else reads process.env. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const entries = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  // Read before: the next step removes what isn't ours.
  const names = Object.keys(entries)
  const values = Value.Convert(Config, Value.Default(Config, Value.Clean(Config, entries)))
  const faults = Value.Errors(Config, values).map(
    ({ instancePath, message }) => `  ${instancePath.slice(1)} ${message}`,
  )
  if (faults.length > 0) throw new Error(`The configuration is invalid:\n${faults.join('\n')}`)
  const variables = values as Variables
  requireWhole(variables)
  requireBackupSettings(variables)
  requireCollector(variables.OTEL_EXPORTER_OTLP_ENDPOINT)
  const SIGN_UP = readSignUp(variables)
  const PUBLIC_URL = originOf(variables.PUBLIC_URL) ?? `http://localhost:${variables.PORT}`
  const isSold = variables.STRIPE_SECRET_KEY !== undefined || SIGN_UP === 'open'
  return Object.freeze({
    ...variables,
    ...(variables.S3_BUCKET && { S3_BUCKET: bucketOf(variables, variables.S3_BUCKET) }),
    ...(variables.BACKUP_S3_BUCKET && {
      BACKUP_S3_BUCKET: bucketOf(variables, variables.BACKUP_S3_BUCKET),
    }),
    ...(variables.BACKUP_DIR && { BACKUP_DIR: resolve(variables.BACKUP_DIR) }),
    DATA_DIR: resolve(variables.DATA_DIR),
    PUBLIC_URL,
    FORMER_URLS: formerOrigins(listOf(variables.FORMER_URLS), PUBLIC_URL),
    SIGN_UP,
    // One's own company isn't a customer: it tries nothing and runs out of nothing.
    PLANS: variables.PLANS ?? (isSold ? 'on' : 'off'),
    SEED_DEMO: variables.SEED_DEMO
      ? variables.SEED_DEMO === 'true'
      : isLoopbackHost(variables.HOST),
    NEW_SECRETS: variables.NEW_SECRETS === 'true',
    FETCH_ALLOWED_NETWORKS: listOf(variables.FETCH_ALLOWED_NETWORKS),
    DNS_SERVERS: listOf(variables.DNS_SERVERS),
    misspelled: findMisspelled(names, Object.keys(Config.properties)),
  })
}

/** Throws, saying what to set, if there is a part of what belongs together. */
function requireWhole(variables: Variables): void {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (variables[name] && !variables.DATABASE_URL)
      throw new Error(`Set DATABASE_URL with ${name}.`)
  if (variables.SECRET_KEY_PREVIOUS && !variables.SECRET_KEY)
    throw new Error('Set SECRET_KEY with SECRET_KEY_PREVIOUS.')
  if (variables.PLANS === 'off' && variables.STRIPE_SECRET_KEY)
    throw new Error('PLANS is off, but Stripe is set up. Set one of them.')
  if (Boolean(variables.STRIPE_SECRET_KEY) !== Boolean(variables.STRIPE_WEBHOOK_SECRET))
    throw new Error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither of them.')
  for (const crm of ['HUBSPOT', 'SALESFORCE'] as const)
    if (Boolean(variables[`${crm}_CLIENT_ID`]) !== Boolean(variables[`${crm}_CLIENT_SECRET`]))
      throw new Error(`Set ${crm}_CLIENT_ID and ${crm}_CLIENT_SECRET, or neither of them.`)
  if (new Set(BUCKET.map((name) => Boolean(variables[name]))).size > 1)
    throw new Error(`Set ${BUCKET.join(', ')} together, or none of them.`)
  if (Boolean(variables.FONT_URL) !== Boolean(variables.FONT_FAMILY))
    throw new Error('Set FONT_URL and FONT_FAMILY, or neither of them.')
}

/** Returns the address without a trailing slash; throws if it names more than a host. */
function originOf(url: string | undefined): string | undefined {
  const origin = url?.replace(/\/$/, '')
  if (origin && !/^https?:\/\/[^/?#]+$/.test(origin))
    throw new Error(
      `PUBLIC_URL is ${url}, but Satchel can’t be served below a path. Give it a host of its own, such as https://satchel.company.com.`,
    )
  return origin
}

/** Returns earlier addresses without trailing slashes; throws where one isn't an address, or leads to itself. */
function formerOrigins(urls: readonly string[], PUBLIC_URL: string): string[] {
  return urls.map((url) => {
    const origin = url.replace(/\/$/, '')
    if (!new RegExp(`^${ORIGIN}$`).test(origin))
      throw new Error(
        `FORMER_URLS has ${url}, but each must be an address such as https://old.company.com.`,
      )
    if (new URL(origin).hostname === new URL(PUBLIC_URL).hostname)
      throw new Error(`FORMER_URLS has ${url}, which has the host of PUBLIC_URL.`)
    return origin
  })
}

/** Throws if there is an address that nothing could be sent to. It isn't shown, since it may have a password in it. */
function requireCollector(endpoint: string | undefined): void {
  if (endpoint === undefined) return
  const { protocol = '', username, search, hash } = URL.parse(endpoint) ?? {}
  if (!/^https?:$/.test(protocol) || username || search || hash)
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector without a user and a query, such as http://localhost:4318.',
    )
}

/** Settings that every bucket needs. */
const BUCKET = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Returns the bucket's whole name, so that a copy of production's variables doesn't touch its files. */
function bucketOf({ ENVIRONMENT: environment }: Variables, name: string): string {
  return environment === ENVIRONMENT ? name : `${environment}-${name}`
}

function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}
