import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import type { Example } from '../src/reference/examples.ts'

/** A call of any test, as `npm run examples -- FILES` collects them. */
export interface Collected extends Example {
  /** The name of the operation. */
  name: string
}

/** The file with a collected call a line. */
const COLLECTED = join(tmpdir(), 'satchel-examples.jsonl')

/** Returns what tests have collected since the last recording. */
export function readCollected(): Collected[] {
  if (!existsSync(COLLECTED)) return []
  const lines = readFileSync(COLLECTED, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** Calls of an operation that each process collects, since not every answer fits its schema. */
const ENOUGH = 3
/** Calls collected so far by operation, problems by their codes too. */
const counts = new Map<string, number>()

const variables = ({ path }: Endpoint): number => path.split(':').length

const PATTERNS = ENDPOINTS.map(({ endpoint }) => ({ endpoint, pattern: patternOf(endpoint) })).sort(
  (one, other) => variables(one.endpoint) - variables(other.endpoint),
)

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
}

/** Keeps a call and what was answered, for the reference. */
export function collect(method: string, { url, body, status, answer }: Example): void {
  const [path = ''] = url.split('?')
  const found = PATTERNS.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
  )
  if (!found) return
  const { name } = found.endpoint
  const code = (answer as { code?: string } | undefined)?.code
  const key = status < 300 ? name : `${name} ${code}`
  const count = (counts.get(key) ?? 0) + 1
  if (count > (status < 300 ? ENOUGH : 1)) return
  counts.set(key, count)
  const example = { name, url, ...(body !== undefined && { body }), status }
  const shown = status < 300 ? answer : { code }
  appendFileSync(
    COLLECTED,
    `${JSON.stringify({ ...example, ...(shown !== '' && { answer: shown }) })}\n`,
  )
}
