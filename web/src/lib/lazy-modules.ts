import { capture } from './report/report-sdk.ts'
import { startTracker } from './tracker/tracker.ts'

/** Modules loaded after the first screen, as one file: the entry names each lazy file and its dependencies. */
export const lazyModules = { capture, startTracker }
