import { browserTracingIntegration } from '@sentry/browser'

/** Times how pages load, for an outside collector. Our own calls carry no headers for it. */
export function tracing() {
  return browserTracingIntegration({ traceFetch: false, traceXHR: false })
}
