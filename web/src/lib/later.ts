import { capture } from './report/report-sdk.ts'
import { startTracker } from './tracker/tracker.ts'

/** What no first screen waits for, as one file: the entry names each lazy file and all that it needs. */
export const later = { capture, startTracker }
