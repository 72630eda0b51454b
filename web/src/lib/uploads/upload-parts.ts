import { t } from '@satchel/messages/t.ts'
import type { DetailedError, Upload } from 'tus-js-client'
import { isProblem, sentenceOfForeign } from '../problem.ts'

/** The sizes of parts, in bytes: proxies have limits of 100 MB, 10 MB or 1 MB, and some operators set smaller ones. */
const SIZES = [16_000_000, 4_000_000, 1_000_000, 250_000, 62_500]
/** Minimum size to try if the connection breaks. A few proxies break it instead of answering 413. */
const BROKEN_MIN = 1_000_000

let allowed = SIZES[0] as number

/** Returns how many bytes of a file to send in one request, as far as the limit is known. */
export function partSize(): number {
  return allowed
}

/** Makes the parts of an upload smaller after one was refused for its size; false if the reason was another. */
export function sendSmaller({ options }: Upload, error: Error | DetailedError): boolean {
  const xhr = answerTo(error)
  const isPart = 'originalRequest' in error && error.originalRequest?.getMethod() === 'PATCH'
  if (!isPart || xhr?.status !== 413 || problemIn(xhr)) return false
  const used = options.chunkSize ?? allowed
  // Another upload may have found what passes.
  const smaller = used > allowed ? allowed : SIZES.find((size) => size < used)
  if (smaller === undefined) return false
  allowed = smaller
  options.chunkSize = smaller
  return true
}

/** Makes the next parts of an upload smaller after its connection broke. */
export function sendSmallerAfterBreak({ options }: Upload, error: Error | DetailedError): void {
  const used = options.chunkSize ?? allowed
  if (answerTo(error)?.status) return
  const smaller = SIZES.find((size) => size < used && size >= BROKEN_MIN)
  if (smaller !== undefined) options.chunkSize = smaller
}

/** Returns why an upload ended: the server's message, or what answered in its place. */
export function failureOf(error: Error | DetailedError): string {
  const xhr = answerTo(error)
  if (!xhr?.status) return t('format.uploadUnreached')
  const problem = problemIn(xhr)
  if (!problem) return sentenceOfForeign(xhr.status, 'a file')
  const { detail, title, errors = [] } = problem
  return errors.map(({ path, message }) => `${path} ${message}`).join(', ') || detail || title
}

/** Returns why an upload is retried. */
export function delayOf(error: Error | DetailedError): string {
  const xhr = answerTo(error)
  if (!xhr?.status) return t('format.cantReachServerRetrying')
  return isOurs(xhr)
    ? t('format.serverBusyRetrying')
    : t('format.foreignRetrying', { status: xhr.status })
}

/** Returns the request of an error, also of one with a response: a rethrown response has no request of its own. */
function answerTo(error: Error | DetailedError): XMLHttpRequest | undefined {
  if ('request' in error) return error.request as XMLHttpRequest
  return 'originalRequest' in error ? error.originalRequest?.getUnderlyingObject() : undefined
}

/** Tells whether our server answered: its responses always name the protocol. */
function isOurs(xhr: XMLHttpRequest): boolean {
  return xhr.getResponseHeader('tus-resumable') !== null || problemIn(xhr) !== undefined
}

function problemIn({ responseText }: XMLHttpRequest) {
  try {
    const body: unknown = JSON.parse(responseText)
    return isProblem(body) ? body : undefined
  } catch {
    return undefined
  }
}
