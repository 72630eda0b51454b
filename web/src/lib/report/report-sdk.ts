import { ENVELOPE_PATH } from '@satchel/contract/monitoring.ts'
import { scrub } from '@satchel/contract/scrub.ts'
import {
  BrowserClient,
  breadcrumbsIntegration,
  createTransport,
  defaultStackParser,
  type Event,
  eventFiltersIntegration,
  getCurrentScope,
  getIsolationScope,
  httpContextIntegration,
  linkedErrorsIntegration,
} from '@sentry/browser'
import { isMissing } from '../missing-pages.ts'
import { isOffline } from '../offline/offline.ts'
import { pageMeta } from '../page-meta.ts'
import { readClassicLocation } from '../routing.ts'
import { tokenClaims } from '../token-claims.ts'
import { getTokens, refreshTokens, tokenHeaders } from '../tokens.ts'

/** Original `fetch`, before breadcrumbs instrument it: a report isn't one of them. */
const nativeFetch = window.fetch
const TRACED = 0.1
const EARLIER_MAX = 30
const IGNORED = [/^ResizeObserver loop/, /^NetworkError/, /Extension context invalidated/]

/** DSN of the outside collector, if any, and the installation's name, as the server writes them into the page. */
const dsn = pageMeta('satchel-error-dsn')
const environment = pageMeta('satchel-environment')

/** Error reporting client, without the SDK's other integrations. */
export const client = new BrowserClient({
  dsn: dsn ?? `${window.location.protocol}//public@${window.location.host}/1`,
  ...(!dsn && { tunnel: ENVELOPE_PATH }),
  release: `satchel-web@${buildName()}`,
  ...(environment && { environment }),
  tracesSampleRate: dsn ? TRACED : 0,
  // Whole transactions, so that those of missing pages can be left out.
  traceLifecycle: 'static',
  stackParser: defaultStackParser,
  integrations: [
    breadcrumbsIntegration(),
    eventFiltersIntegration({ ignoreErrors: IGNORED }),
    linkedErrorsIntegration(),
    httpContextIntegration(),
  ],
  transport: (options) =>
    createTransport(options, async ({ body }) => {
      const response = await nativeFetch.call(window, options.url, {
        method: 'POST',
        // A view of bytes of their own, which the types can't tell.
        body: body as string,
        headers: { 'content-type': 'text/plain', ...(!dsn && (await ownHeaders())) },
        ...(dsn && { referrerPolicy: 'strict-origin' }),
      })
      return {
        statusCode: response.status,
        headers: {
          'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
          'retry-after': response.headers.get('retry-after'),
        },
      }
    }),
  beforeSend: clean,
  beforeSendTransaction: (event) => (isMissing(pathOf(event)) ? null : clean(event)),
})

const scope = getCurrentScope()
scope.setClient(client)
scope.setTag('version', 'v2')
client.init()
for (const crumb of earlierCalls()) getIsolationScope().addBreadcrumb(crumb)
if (dsn) void import('./report-tracing.ts').then(({ tracing }) => client.addIntegration(tracing()))

const existing = new WeakSet<object>()

/** Sends an error with the person who is signed in, once. What the server refused isn't a fault of this app. */
export function capture(error: unknown, componentStack?: string): void {
  if (typeof error === 'object' && error !== null) {
    const { name } = error as { name?: string }
    if (existing.has(error) || name === 'ApiProblem' || name === 'AbortError') return
    existing.add(error)
  }
  // Files that can't be loaded are no fault either.
  if (!error || isOffline()) return
  const id = tokenClaims()?.sub
  scope.setUser(id ? { id } : null)
  const captureContext = { contexts: { react: { componentStack } } }
  client.captureException(error, componentStack ? { captureContext } : {}, scope)
}

/** Returns the calls before the SDK was loaded: an error may come with the first screen. */
function earlierCalls() {
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return calls
    .filter(({ initiatorType }) => initiatorType === 'fetch')
    .slice(-EARLIER_MAX)
    .map(({ name, startTime, responseStatus }) => ({
      category: 'fetch',
      timestamp: (performance.timeOrigin + startTime) / 1_000,
      data: { url: name, status_code: responseStatus },
    }))
}

/** Removes secrets, and the SDK's own metadata. */
function clean<E extends Event>({ sdkProcessingMetadata, ...event }: E): E {
  return { ...scrub(event), ...(sdkProcessingMetadata && { sdkProcessingMetadata }) } as E
}

function pathOf({ request }: Event): string {
  return readClassicLocation(new URL(request?.url ?? '', window.location.href)).pathname
}

/** Returns the name of this build, which is the content hash in the entry's script. */
function buildName(): string {
  const src = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return /-([\w-]{8})\.js$/.exec(src)?.[1] ?? 'dev'
}

/** Returns headers by which the server knows whose error it is. Errors happen any time, so the tokens may be old. */
async function ownHeaders(): Promise<Record<string, string>> {
  const { exp = 0 } = tokenClaims() ?? {}
  if (getTokens() && exp * 1_000 < Date.now())
    await refreshTokens({ background: true }).catch(() => false)
  return tokenHeaders()
}
