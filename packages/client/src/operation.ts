/** One operation of the API. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, with parameters as `:id`. */
  path: string
  /** Names of the fields that travel in the query. */
  query?: readonly string[]
  /** True if the other fields are the JSON body. */
  body?: true
  /** True if the answer is a table, a file or a feed. */
  raw?: true
  /** The format asked for, where there are several. */
  format?: 'csv'
  /** True if it can be sent twice: it only reads, or has the same effect once more. */
  repeatable?: true
  /** True if an idempotency key keeps it from being done twice. */
  once?: true
}

export interface CallOptions {
  /** Ends the call and the waiting for another try. */
  signal?: AbortSignal
  /** Makes repeated calls one: the same key within a day answers what the first call did. */
  idempotencyKey?: string
  /** The version that a change is based on; another one is refused with `stale`. */
  ifMatch?: number
}

export type Content = string | Uint8Array<ArrayBuffer>

export type Send = <R>(
  operation: Operation,
  input: object,
  options?: CallOptions,
  content?: Content,
) => Promise<R>

interface Parts {
  path: string
  /** The JSON body; undefined without one. */
  body: object | undefined
}

/** Places each field of an input into the path, the query or the body. Throws a `TypeError` for one without a place. */
export function partsOf(operation: Operation, input: object): Parts {
  const rest = new Map(Object.entries(input))
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return segmentOf(name, value)
  })
  const query = new URLSearchParams(operation.format && { format: operation.format })
  for (const name of operation.query ?? []) {
    const value: unknown = rest.get(name)
    rest.delete(name)
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const [unknown] = rest.keys()
  if (unknown !== undefined && !operation.body)
    throw new TypeError(`${operation.method} ${operation.path} has no field ${unknown}`)
  const search = query.size > 0 ? `?${query}` : ''
  return {
    path: path + search,
    body: operation.body ? Object.fromEntries(rest) : undefined,
  }
}

/** Returns a value as one part of a path, which it can't leave. */
function segmentOf(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '') throw new TypeError(`${name} is missing`)
  if (text === '.' || text === '..') throw new TypeError(`${name} can’t be ${text}`)
  return encodeURIComponent(text)
}
