import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { FastifyReply } from 'fastify'
import { Problem, says } from '../problem.ts'
import { statusOf } from './s3-client.ts'

interface Place {
  Bucket: string
  Key: string
}

/** Answers with an object as the request asks for it; reads it no further than the client takes it. */
export async function sendObject(
  client: S3Client,
  reply: FastifyReply,
  place: Place,
): Promise<FastifyReply> {
  const { method } = reply.request
  const request = { ...place, ...conditionsOf(reply) }
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  try {
    if (method === 'HEAD') {
      const found = await client.send(new HeadObjectCommand(request))
      // Fastify takes nothing at all for a length of 0.
      return describe(reply, found).send(Readable.from([]))
    }
    const Range = await rangeOf(client, reply, place)
    const command = new GetObjectCommand({ ...request, ...(Range && { Range }) })
    const found = await client.send(command, { abortSignal: leaving.signal })
    return describe(reply, found).send(found.Body as Readable)
  } catch (error) {
    if (leaving.signal.aborted) return reply
    const status = statusOf(error)
    if (status === 304) return notModified(reply)
    if (status === 416) throw await outside(client, place)
    throw error
  }
}

/** Returns the request's condition; of two, the ETag counts. */
function conditionsOf({ request: { headers } }: FastifyReply) {
  const etag = headers['if-none-match']
  const since = new Date(headers['if-modified-since'] ?? '')
  if (etag) return { IfNoneMatch: etag }
  return Number.isNaN(since.getTime()) ? {} : { IfModifiedSince: since }
}

const ONE_ETAG = /^"[^"]*"$/

/** Says that the client's copy is current; servers don't always repeat its ETag. */
function notModified(reply: FastifyReply): FastifyReply {
  const etag = reply.request.headers['if-none-match'] ?? ''
  return reply
    .code(304)
    .headers(ONE_ETAG.test(etag) ? { etag } : {})
    .send()
}

const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/

/** Returns the one range that is asked for, unless it belongs to another state of the file. */
async function rangeOf(client: S3Client, { request }: FastifyReply, place: Place) {
  const { range = '', 'if-range': state } = request.headers
  if (!ONE_RANGE.test(range)) return undefined
  if (typeof state !== 'string') return range
  const { ETag, LastModified } = await client.send(new HeadObjectCommand(place))
  return state === ETag || state === LastModified?.toUTCString() ? range : undefined
}

function describe(
  reply: FastifyReply,
  found: HeadObjectCommandOutput | GetObjectCommandOutput,
): FastifyReply {
  const { ETag, LastModified, ContentLength, ContentRange } = found
  return reply.code(found.$metadata.httpStatusCode ?? 200).headers({
    'accept-ranges': 'bytes',
    ...(ETag && { etag: ETag }),
    ...(LastModified && { 'last-modified': LastModified.toUTCString() }),
    ...(ContentLength !== undefined && { 'content-length': ContentLength }),
    ...(ContentRange && { 'content-range': ContentRange }),
  })
}

async function outside(client: S3Client, place: Place): Promise<Problem> {
  const { ContentLength } = await client.send(new HeadObjectCommand(place))
  const problem = new Problem('range-not-satisfiable', says('requestedRangeIsOutsideFile'))
  return Object.assign(problem, { headers: { 'content-range': `bytes */${ContentLength}` } })
}
