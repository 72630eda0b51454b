import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Received } from './webhook-receiver.ts'

/** An answer of a chat: Slack's is plain text, Teams' JSON or nothing. */
export interface Answer {
  status: number
  body?: string
  headers?: Record<string, string>
}

const SECRET_PATH = '/services/T0000/B0000/averysecretpath'

/** Starts a chat that answers in turn; the last answer repeats. */
export async function chat(...answers: Answer[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString()
    const answer = answers[Math.min(received.length, answers.length - 1)]
    const isKnown = request.url === SECRET_PATH
    received.push({ headers: request.headers, body })
    const { status, body: text = '', headers = {} } = isKnown && answer ? answer : { status: 404 }
    response.writeHead(status, headers).end(text)
  })
  server.listen(0, '127.0.0.9')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.9:${(server.address() as AddressInfo).port}`
  return { origin, url: origin + SECRET_PATH, received }
}

/** The answers of Slack's incoming webhooks, as documented. */
export const slack = (status: number, body: string, headers = {}): Answer => ({
  status,
  body,
  headers: { 'content-type': 'text/html', ...headers },
})
export const SLACK_OK = slack(200, 'ok')

/** The answers of an address of a Workflow. */
export const teams = (status: number, code: string): Answer => ({
  status,
  body: JSON.stringify({ error: { code, message: 'Refused' } }),
  headers: { 'content-type': 'application/json' },
})
export const TEAMS_OK: Answer = { status: 202 }
