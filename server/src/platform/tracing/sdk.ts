import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import {
  parseKeyPairsIntoRecord,
  parseTraceParent,
  setGlobalErrorHandler,
} from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { MINUTE, SECOND } from '../time.ts'
import { VERSION } from '../version.ts'
import { faultOf } from './fault.ts'
import type { Attributes, Span, SpanDraft, Tracer } from './span.ts'

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

/** The time that a stop waits for the collector. */
const FLUSH_MAX = SECOND

/**
 * Opens OpenTelemetry's SDK. Spans wait in memory, 2,048 at most, and are sent in batches beside all other work; while
 * the collector is away, further ones are dropped.
 */
export function openTracer(config: Config): Tracer {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_EXPORTER_OTLP_HEADERS } = config
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(OTEL_EXPORTER_OTLP_HEADERS),
  })
  const provider = new TracerProvider({
    sampler: samplerOf(config),
    resource: resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.version': VERSION,
      'service.instance.id': crypto.randomUUID(),
      'deployment.environment.name': config.ENVIRONMENT,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const { logTo, report } = openFailures()
  setGlobalErrorHandler(report)
  const tracer = provider.getTracer('satchel', VERSION)
  return {
    begin({ name, kind = 'internal', attributes = {}, parent, link }: SpanDraft) {
      const led = link ? parseTraceParent(link) : null
      const links = led ? [{ context: led }] : []
      const options = { kind: KINDS[kind], attributes, links }
      return new OpenSpan(tracer.startSpan(name, options, contextOf(parent)))
    },
    logTo,
    async close() {
      const flushed = provider.shutdown().catch(report)
      await Promise.race([flushed, sleep(FLUSH_MAX, undefined, { ref: false })])
    },
  }
}

/** Returns the sampler by the names of OpenTelemetry's specification. */
function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Config): Sampler {
  const root = rootSampler(name.replace('parentbased_', ''), share)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, share: number): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler()
  if (name === 'always_off') return new AlwaysOffSampler()
  return new TraceIdRatioBasedSampler(share)
}

function contextOf(parent: Span | string | undefined): Context {
  if (parent instanceof OpenSpan) return parent.context
  const remote = typeof parent === 'string' ? parseTraceParent(parent) : null
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
}

class OpenSpan implements Span {
  readonly context: Context
  readonly traceparent: string
  readonly traceId: string | undefined
  isOpen = true
  readonly #span: SdkSpan

  constructor(span: SdkSpan) {
    const own = span.spanContext()
    this.#span = span
    this.context = trace.setSpan(ROOT_CONTEXT, span)
    this.traceparent = traceparentOf(own)
    this.traceId = own.traceFlags & TraceFlags.SAMPLED ? own.traceId : undefined
  }

  set(attributes: Attributes): void {
    if (this.isOpen) this.#span.setAttributes(attributes)
  }

  note(event: string, attributes: Attributes = {}): void {
    if (this.isOpen) this.#span.addEvent(event, attributes)
  }

  fail(error: unknown): void {
    if (!this.isOpen) return
    const { code, type, message } = faultOf(error)
    this.#span.setAttribute('error.type', code)
    this.#span.setStatus({ code: SpanStatusCode.ERROR, message })
    this.#span.addEvent('exception', { 'exception.type': type, 'exception.message': message })
  }

  end(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.#span.end()
  }
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`
}

/** Tells the log of failed exports, once a minute, without the address and the headers they went to. */
function openFailures() {
  let log: Log | undefined
  let quietUntil = 0
  return {
    logTo(next: Log) {
      log = next
    },
    report(error: unknown) {
      if (!log || performance.now() < quietUntil) return
      quietUntil = performance.now() + MINUTE
      const { code, message } = faultOf(error)
      log.warn({ code, reason: message }, 'Traces can’t be exported')
    },
  }
}
