import { readFileSync } from 'node:fs'

/** A call that a test made, and what the server answered. */
export interface Example {
  /** The path with its parameters filled in, and the query. */
  url: string
  body?: unknown
  status: number
  answer?: unknown
}

const FILE = new URL('examples.json', import.meta.url)

/** Examples by the names of their operations, written by `npm run examples`. */
export const EXAMPLES: Readonly<Record<string, Example>> = JSON.parse(readFileSync(FILE, 'utf8'))
