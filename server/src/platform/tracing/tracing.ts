import { AsyncLocalStorage } from 'node:async_hooks'
import type { Config } from '../config.ts'
import type { Span, SpanDraft, Tracer } from './span.ts'

// One tracer a process, since statements and S3 requests know no services. Without a collector it isn't there, nothing
// of OpenTelemetry's SDK is loaded, and all of this does nothing.

let tracer: Tracer | undefined
const spans = new AsyncLocalStorage<Span>()

/** Opens tracing if there is a collector; before the database, whose connections are traced from their start. */
export async function openTracing(config: Config): Promise<Tracer | undefined> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { openTracer } = await import('./sdk.ts')
  tracer = openTracer(config)
  return tracer
}

export function isTracing(): boolean {
  return tracer !== undefined
}

/** Returns the span that the running code is in. What goes on after its end is in none. */
export function currentSpan(): Span | undefined {
  const span = spans.getStore()
  return span?.isOpen ? span : undefined
}

/** Begins the span of a request or job, which stands above all others here. */
export function beginTrace(draft: SpanDraft): Span | undefined {
  return tracer?.begin(draft)
}

/** Begins a span below the current one; work outside of requests and jobs has none. */
export function beginSpan(draft: SpanDraft): Span | undefined {
  const parent = currentSpan()
  return parent && tracer?.begin({ ...draft, parent })
}

/** Runs work whose spans are below this one. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return span ? spans.run(span, work) : work()
}

/** Runs work in a span, which fails with it. `isFine` tells of errors that the caller expects. */
export async function inSpan<T>(
  span: Span | undefined,
  work: () => Promise<T>,
  isFine: (error: unknown) => boolean = () => false,
): Promise<T> {
  if (!span) return work()
  try {
    return await within(span, work)
  } catch (error) {
    if (!isFine(error)) span.fail(error)
    throw error
  } finally {
    span.end()
  }
}
