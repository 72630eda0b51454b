import { Agent as PlainAgent } from 'node:http'
import { Agent } from 'node:https'
import type { Client } from '@hubspot/api-client'
import { SECOND } from '../../platform/time.ts'
import { hubspotProblem } from './hubspot-faults.ts'
import { CrmProblem } from './types.ts'

const TIMEOUT = 10 * SECOND

/** Loads the library with the first call. */
const library = () => import('@hubspot/api-client')

/** Calls HubSpot by its own client, with a bound on time. Throws `CrmProblem`. */
export async function callHubspot<T>(
  { apiUrl, access }: { apiUrl: string; access?: string },
  call: (client: Client) => Promise<T>,
): Promise<T> {
  const { Client: HubspotClient } = await library()
  const agent = apiUrl.startsWith('https:') ? new Agent() : new PlainAgent()
  const client = new HubspotClient({
    basePath: apiUrl,
    httpAgent: agent,
    ...(access && { accessToken: access }),
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const problem = new CrmProblem('timeout', 'HubSpot took too long to respond')
    timer = setTimeout(() => reject(problem), TIMEOUT)
  })
  try {
    return await Promise.race([call(client), late])
  } catch (error) {
    throw problemOf(error)
  } finally {
    clearTimeout(timer)
    // Ends what is still on its way.
    agent.destroy()
  }
}

/** The library's errors have the answer; what has none didn't get one. */
export interface ApiException {
  code: number
  body: unknown
  headers: Record<string, string>
}

export function isApiException(error: unknown): error is ApiException {
  return error instanceof Error && typeof (error as Partial<ApiException>).code === 'number'
}

function problemOf(error: unknown): Error {
  if (error instanceof CrmProblem) return error
  if (isApiException(error)) {
    const { code: status, headers, body } = error
    // The library keeps the error as it was sent where it has no type for it.
    return hubspotProblem({ status, headers, body: parsed(body) })
  }
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  if (typeof (code ?? cause?.code) !== 'string') return error as Error
  return new CrmProblem('unreachable', 'HubSpot didn’t respond', { cause: error })
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
