import { S3Client, type S3ClientConfig, type S3ServiceException } from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { MINUTE, SECOND } from '../time.ts'
import { beginSpan, inSpan, isTracing } from '../tracing/tracing.ts'

/** Reading slowly is allowed, so a body may stand still for longer than a request waits for its answer. */
const TIMEOUTS = {
  connectionTimeout: 3 * SECOND,
  requestTimeout: 30 * SECOND,
  throwOnRequestTimeout: true,
  socketTimeout: 5 * MINUTE,
}
/** Each visitor who watches a video keeps a connection. */
const AGENT = { maxSockets: Number.POSITIVE_INFINITY }

/** Opens a client of the bucket's host; nothing is sent yet. */
export function openClient(config: Config, endpoint = config.S3_ENDPOINT): S3Client {
  return traceClient(new S3Client(clientOptions(config, endpoint)))
}

/** Makes a span of each command of a client, with its retries. Keys and the bucket stay out of it. */
export function traceClient<C extends S3Client>(client: C): C {
  if (isTracing())
    client.middlewareStack.add(
      (next, { commandName = 'command' }) =>
        (args) => {
          const attributes = { 'satchel.storage': 's3', 'rpc.method': commandName }
          const span = beginSpan({ name: `S3 ${commandName}`, kind: 'client', attributes })
          return inSpan(span, () => next(args), isAbsent)
        },
      { step: 'initialize', name: 'satchel-tracing' },
    )
  return client
}

/** Tells whether an error only says that there is no such object, which is what many ask. */
function isAbsent(error: unknown): boolean {
  return statusOf(error) === 404
}

export function clientOptions(config: Config, endpoint = config.S3_ENDPOINT): S3ClientConfig {
  const { S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = config
  return {
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other servers than Amazon's refuse checksums that follow a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { ...TIMEOUTS, httpAgent: AGENT, httpsAgent: AGENT },
  }
}

/** Returns the status of a failed request; undefined if there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as Partial<S3ServiceException>).$metadata?.httpStatusCode
}
