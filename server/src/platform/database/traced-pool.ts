import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import type { Span } from '../tracing/span.ts'
import { describeStatement } from '../tracing/statement.ts'
import { beginSpan, isTracing } from '../tracing/tracing.ts'

type Done = (error: Error | null | undefined, ...rest: unknown[]) => void
type Query = (...args: unknown[]) => unknown
type Connect = (done?: Done) => unknown

/** Statements that open a transaction: they travel with its first one, and say nothing by themselves. */
const OPENING = /^(?:begin|select set_config\('app\.tenant_id')/

/** Makes a span of each statement that a request or job sends through the pool. Their values aren't looked at. */
export function tracePool(pool: pg.Pool): pg.Pool {
  if (!isTracing()) return pool
  pool.on('connect', traceClient)
  // Whoever waits for a connection gets it from the one who had it, in whose span it isn't.
  const connect = pool.connect.bind(pool) as Connect
  pool.connect = ((done?: Done) => connect(done && AsyncResource.bind(done))) as typeof pool.connect
  return pool
}

function traceClient(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const span = beginStatement(args[0])
    if (!span) return query(...args)
    const hasDone = bindDone(args, span)
    const answer = query(...args)
    if (!hasDone && answer instanceof Promise)
      answer.then(
        () => span.end(),
        (error) => end(span, error),
      )
    return answer
  }) as typeof client.query
}

function beginStatement(query: unknown): Span | undefined {
  const text = typeof query === 'string' ? query : (query as { text?: string }).text
  if (!text || OPENING.test(text)) return undefined
  const { name, attributes } = describeStatement(text)
  return beginSpan({ name, kind: 'client', attributes })
}

/** Ends the span where the answer is passed to a function; false if there is none. */
function bindDone(args: unknown[], span: Span): boolean {
  const binding =
    (done: Done): Done =>
    (error, ...rest) => {
      end(span, error)
      done(error, ...rest)
    }
  const at = args.findLastIndex((arg) => typeof arg === 'function')
  if (at >= 0) args[at] = binding(args[at] as Done)
  const query = args[0] as { callback?: Done }
  const isBound = at < 0 && typeof query.callback === 'function'
  if (isBound) query.callback = binding(query.callback as Done)
  return at >= 0 || isBound
}

function end(span: Span, error: Error | null | undefined): void {
  if (error) span.fail(error)
  span.end()
}
