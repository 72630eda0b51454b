import { Agent, type RequestOptions, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { Answer } from '../answer.ts'
import type { Tally } from '../tally.ts'

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** Sends a request and never throws. */
export type Send = (path: string, call?: Call) => Promise<Answer>

/** Milliseconds after which a client gives up. */
const PATIENCE = 30_000
const CONNECTIONS = 64

/** Opens a client of the proxy, whose answers are counted. */
export function openClient(url: string, tally: Tally): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, rejectUnauthorized: false })
  return async (path, { body, ...call } = {}) => {
    const answer = await exchange(new URL(path, url), { ...call, agent, timeout: PATIENCE }, body)
    tally.count(answer, `${call.method ?? 'GET'} ${path}`)
    return answer
  }
}

function exchange(url: URL, options: RequestOptions, body?: Buffer | string): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, headers: {}, body: Buffer.from(error.message) })
    const outgoing = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((content) => resolve({ status, headers, body: content }), fail)
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('No answer in time')))
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}
