import type { Log } from '../log.ts'

export type Attributes = Record<string, string | number | boolean>

/** The beginning of a span. Nothing of what people enter belongs into it. */
export interface SpanDraft {
  name: string
  /** Defaults to `internal`. */
  kind?: 'server' | 'client' | 'consumer' | 'internal'
  attributes?: Attributes
  /** The span above, or the `traceparent` of one in another process. */
  parent?: Span | string | undefined
  /** The `traceparent` of a span that led to this one without being above it. */
  link?: string | undefined
}

/** A piece of work with a beginning and an end, in a trace. */
export interface Span {
  /** The W3C's name of it, under which other processes continue the trace. */
  readonly traceparent: string
  /** The id of its trace; undefined if the trace isn't exported. */
  readonly traceId: string | undefined
  readonly isOpen: boolean
  set(attributes: Attributes): void
  /** Notes what happens at this moment. */
  note(event: string, attributes?: Attributes): void
  /** Marks it as failed, by the error's type and what of its message can’t be a value. */
  fail(error: unknown): void
  /** Ends it; twice is as once. */
  end(): void
}

/** Makes spans and exports them. */
export interface Tracer {
  begin(draft: SpanDraft): Span
  /** Sets the log that tells of failed exports. */
  logTo(log: Log): void
  /** Exports what has ended, within a second. */
  close(): Promise<void>
}
