import type {
  AfterResponseMiddleware,
  BeforeRequestMiddleware,
  Bundle,
  HttpResponse,
  ZObject,
} from 'zapier-platform-core'

/** RFC 9457, as Satchel answers. */
interface Problem {
  detail?: string
  title?: string
  errors?: { path: string; message: string }[]
}

const FALLBACK_WAIT_S = 60

/** Returns the address of the account's server, without a slash at its end. */
export const serverOf = ({ authData }: Bundle): string =>
  String(authData.serverUrl ?? '').replace(/\/+$/, '')

const isOurs = (url: string, bundle: Bundle) => url.startsWith(`${serverOf(bundle)}/api/`)

/** Adds the key to calls of Satchel, and to nothing else: files are fetched from anywhere. */
export const addKey: BeforeRequestMiddleware = (request, _z, bundle) => {
  if (bundle && isOurs(request.url, bundle))
    request.headers = { ...request.headers, Authorization: `Bearer ${bundle.authData.apiKey}` }
  return request
}

/** Says what Satchel says where it refuses a call; Zapier tries again later if there were too many. */
export const explainRefusal: AfterResponseMiddleware = (response, z, bundle) => {
  const { status, request } = response
  if (status < 400 || !bundle || !isOurs(String(request.url), bundle)) return response
  const problem = (parsed(response) ?? {}) as Problem
  const fields = problem.errors?.map(({ path, message }) => `${path} ${message}`) ?? []
  const message = fields.length > 1 ? fields.join('; ') : (problem.detail ?? problem.title)
  const text = message ?? `Satchel answered ${status}`
  if (status === 429) {
    const wait = Number(response.getHeader('retry-after')) || FALLBACK_WAIT_S
    throw new z.errors.ThrottledError(text, wait)
  }
  if (status === 401) throw new z.errors.ExpiredAuthError(text)
  throw new z.errors.Error(text, status === 403 ? 'Forbidden' : 'Refused', status)
}

function parsed({ content }: HttpResponse): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each caller knows what its endpoint answers
export type Json = any

interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  params?: Record<string, string | number>
  body?: object
}

/** Calls the API and returns the reply's JSON, or undefined where it has none. */
export async function call(
  z: ZObject,
  bundle: Bundle,
  path: string,
  more: Call = {},
): Promise<Json> {
  const { body, ...rest } = more
  const { status, data } = await z.request({
    url: `${serverOf(bundle)}/api/${path}`,
    ...rest,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return status === 204 ? undefined : data
}

/** Leaves out what was left empty. */
export const entered = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  )

/** Returns the status for which `explainRefusal` threw an error; undefined for other errors. */
export function statusOf(error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : ''
  const status = /"status":(\d{3})/.exec(message)?.[1]
  return status ? Number(status) : undefined
}
