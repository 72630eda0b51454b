import { comingTokens } from '../tokens.ts'

/** Delay in ms until reports and usage counts start, unless there is an error before. */
const LATER = 5_000

const load = () => import('../lazy-modules.ts')

/** Reports an error once, however often it is rethrown. */
export function report(error: unknown, componentStack?: string): void {
  // A page drawn from memory may fail before it is known who is signed in.
  Promise.all([load(), comingTokens()]).then(
    ([{ lazyModules: later }]) => later.capture(error, componentStack),
    console.error,
  )
}

/** Starts reporting uncaught errors. */
export function startReports(): void {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  if (import.meta.env.PROD) setTimeout(startLater, LATER)
}

function startLater(): void {
  // A slow page has no title yet.
  if (!document.querySelector('h1')) return void setTimeout(startLater, LATER)
  load().then(({ lazyModules: later }) => later.startTracker(), console.error)
}
