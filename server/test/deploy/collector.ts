import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import protobuf from 'protobufjs'

/** The parts of OTLP's messages that tests look at; others are skipped, as protobuf does. */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message Request { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1;
    bytes span_id = 2;
    bytes parent_span_id = 4;
    string name = 5;
    int32 kind = 6;
    repeated KeyValue attributes = 9;
    repeated Event events = 11;
    repeated Link links = 13;
    Status status = 15;
  }
  message Event { string name = 2; repeated KeyValue attributes = 3; }
  message Link { bytes trace_id = 1; bytes span_id = 2; }
  message Status { string message = 2; int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue {
    oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; }
  }
`)
const Request = root.lookupType('Request')

type Attributes = Record<string, unknown>

export interface CollectedSpan {
  traceId: string
  id: string
  /** The id of the span above; empty for the first of a trace. */
  parentId: string
  name: string
  kind: number
  attributes: Attributes
  events: { name: string; attributes: Attributes }[]
  links: { traceId: string; id: string }[]
  /** OTLP's code: 2 for an error. */
  status: { code: number; message: string }
  resource: Attributes
}

export interface Collector {
  url: string
  /** The messages as they were sent. */
  bodies: Buffer[]
  headers: IncomingHttpHeaders[]
  spans(): CollectedSpan[]
  close(): Promise<void>
}

/** Starts a collector of traces, as an operator's would be: OTLP over HTTP, in protobuf. */
export async function startCollector(): Promise<Collector> {
  const bodies: Buffer[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const isTraces = request.url === '/v1/traces' && request.method === 'POST'
    if (isTraces) {
      bodies.push(body)
      headers.push(request.headers)
    }
    response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans: () => bodies.flatMap(spansOf),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what a message holds is known to its schema alone
type Message = any

function spansOf(body: Buffer): CollectedSpan[] {
  const options = { longs: Number, arrays: true, objects: true, defaults: true }
  const { resourceSpans }: Message = Request.toObject(Request.decode(body), options)
  return resourceSpans.flatMap(({ resource, scopeSpans }: Message) =>
    scopeSpans.flatMap(({ spans }: Message) =>
      spans.map((span: Message) => spanOf(span, attributesOf(resource?.attributes))),
    ),
  )
}

function spanOf(span: Message, resource: Attributes): CollectedSpan {
  return {
    traceId: hex(span.traceId),
    id: hex(span.spanId),
    parentId: hex(span.parentSpanId),
    name: span.name,
    kind: span.kind,
    attributes: attributesOf(span.attributes),
    events: span.events.map(({ name, attributes }: Message) => ({
      name,
      attributes: attributesOf(attributes),
    })),
    links: span.links.map((link: Message) => ({
      traceId: hex(link.traceId),
      id: hex(link.spanId),
    })),
    status: { code: span.status?.code ?? 0, message: span.status?.message ?? '' },
    resource,
  }
}

function attributesOf(pairs: Message[] = []): Attributes {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value ?? {}).at(0)]))
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
