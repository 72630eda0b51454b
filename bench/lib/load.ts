import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { note } from './figures.ts'

// wrk takes a tenth of what a server spends on the same requests, so that the server is what is measured. Where it is
// not installed, autocannon loads: it is slower than an empty answer, and ratios to that come out too high.

const exec = promisify(execFile)
const wrk = await exec('wrk', ['--version']).then(
  () => true,
  // Printing its version, it exits as if it had failed; a code says that it is there.
  ({ code }) => code === 1,
)
note(`loaded by ${wrk ? 'wrk' : 'autocannon, since wrk is not installed'}`)

export interface Run {
  answers: number
  /** Requests per second. */
  rate: number
  /** The median, in milliseconds. */
  p50: number
  p99: number
  /** The number of connections that ended or timed out. */
  broken: number
}

interface Load {
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Slugs or paths to open, each time as another person, instead of the address itself. */
  slugs?: string[]
}

/** Runs requests and throws if a response is an error. */
export async function load(url: string, options: Load): Promise<Run> {
  const first = people
  people += PEOPLE
  const { wrong, ...run } = await (wrk ? byWrk : byAutocannon)(url, options, first)
  if (wrong > 0) throw new Error(`${wrong} of the answers of ${url} were errors`)
  return run
}

/** Number of different people who open links, more than one load uses. */
const PEOPLE = 500_000
let people = 0

type Measured = Run & { wrong: number }

async function byWrk(
  url: string,
  { connections, seconds, headers = {}, slugs }: Load,
  first: number,
): Promise<Measured> {
  const script = new URL(slugs ? 'visits.lua' : 'result.lua', import.meta.url).pathname
  const { stdout } = await exec('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...[url, '--', String(first), ...(slugs ?? [])],
  ])
  const { answers, wrong, broken, duration, p50, p99 } = JSON.parse(
    stdout.slice(stdout.lastIndexOf('{')),
  )
  const rate = answers / (duration / 1e6)
  return { answers, wrong, broken, rate, p50: p50 / 1_000, p99: p99 / 1_000 }
}

async function byAutocannon(
  url: string,
  { connections, seconds, headers = {}, slugs }: Load,
  first: number,
): Promise<Measured> {
  let person = first
  const next = (request: autocannon.Request) => ({ ...request, ...visit(slugs ?? [], person++) })
  const { duration, latency, ...result } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(slugs && { requests: [{ setupRequest: next }] }),
  })
  const answers = result['2xx'] + result['3xx']
  const { p50, p99 } = latency
  const wrong = result['4xx'] + result['5xx']
  return { answers, wrong, broken: result.errors, rate: answers / duration, p50, p99 }
}

/** Builds the same request as `visits.lua`. */
function visit(slugs: string[], person: number) {
  const address = [10, person >> 16, person >> 8, person].map((part) => part & 255).join('.')
  return {
    path: pathOf(slugs[person % slugs.length] ?? ''),
    headers: {
      'x-forwarded-for': address,
      'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${120 + (person % 20)}.0.0.0 Safari/537.36`,
      referer: 'https://mail.example.com/',
    },
  }
}

function pathOf(slug: string): string {
  return slug.startsWith('/') ? slug : `/l/${slug}`
}

export function describeRun({ rate, p50, p99 }: Run): string {
  return `${Math.round(rate)}/s (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms)`
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
