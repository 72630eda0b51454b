import { currentSpan } from '../tracing/tracing.ts'

/** The name in a job's payload of the span that enqueued it. */
const KEY = 'traceparent'

/** Returns the payload with the span that enqueues it. */
export function withTrace(payload: object): object {
  const span = currentSpan()
  return span ? { ...payload, [KEY]: span.traceparent } : payload
}

/** Takes the span that enqueued a job out of its payload. */
export function takeTrace(payload: unknown): { own: unknown; from: string | undefined } {
  if (typeof payload !== 'object' || payload === null || !(KEY in payload))
    return { own: payload, from: undefined }
  const { [KEY]: from, ...own } = payload
  return { own, from: typeof from === 'string' ? from : undefined }
}
