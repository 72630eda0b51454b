import { comingTokens } from '../tokens.ts'

/** Reports and the count of use wait for the first screen, or for the first error. */
const LATER = 5_000

const load = () => import('../later.ts')

/** Reports an error; once, however often it is thrown on. */
export function report(error: unknown, componentStack?: string): void {
  // A page drawn from memory may fail before it is known who is signed in.
  Promise.all([load(), comingTokens()]).then(
    ([{ later }]) => later.capture(error, componentStack),
    console.error,
  )
}

/** Reports what nothing caught. */
export function startReports(): void {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  if (import.meta.env.PROD) setTimeout(startLater, LATER)
}

function startLater(): void {
  // A slow page has no title yet.
  if (!document.querySelector('h1')) return void setTimeout(startLater, LATER)
  load().then(({ later }) => later.startTracker(), console.error)
}
