import { readFileSync } from 'node:fs'
import type { ProblemCode } from '@satchel/contract/problem.ts'

/** A call that a test made, and what the server answered. */
export interface Example {
  /** The path with its parameters filled in, and the query. */
  url: string
  body?: unknown
  status: number
  answer?: unknown
}

const FILE = new URL('examples.json', import.meta.url)

const CODES = new URL('problem-codes.json', import.meta.url)

/** Codes of problems that tests were answered, by the names of operations, written by `npm run examples` too. */
export const PROBLEM_CODES: Readonly<Record<string, readonly ProblemCode[]>> = JSON.parse(
  readFileSync(CODES, 'utf8'),
)

/** Examples by the names of their operations, written by `npm run examples`. */
export const EXAMPLES: Readonly<Record<string, Example>> = JSON.parse(readFileSync(FILE, 'utf8'))
