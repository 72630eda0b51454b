import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

// What the servers of both CRMs have in common: they listen, note their calls, and authorize apps.

export interface CrmCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** JSON, or the fields of a form. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the product sends
  body: any
}

export interface Reply {
  status: number
  body?: unknown
  /** A page, in place of a body. */
  html?: string
  headers?: Record<string, string>
}

/** Fails the next calls that fit: with an answer, without one, or after it did what it was calls. */
export interface Trouble {
  on: RegExp
  /** `silent` hangs up before anything is done, `lost` afterwards; `hang` never answers, `stuck` afterwards. */
  answer: Reply | 'silent' | 'lost' | 'hang' | 'stuck'
  times?: number
}

export const APP = { id: 'app-id', secret: 'app-secret' }

/** Starts a server on an address that stands for the vendor's. */
export async function crmServer(answer: (calls: CrmCall) => Reply, { lasting = false } = {}) {
  const calls: CrmCall[] = []
  const troubles: Trouble[] = []
  const takeTrouble = (key: string) => {
    const trouble = troubles.find(({ on }) => on.test(key))
    if (trouble && trouble.times !== undefined) {
      trouble.times -= 1
      if (trouble.times <= 0) troubles.splice(troubles.indexOf(trouble), 1)
    }
    return trouble?.answer
  }
  const hanging = new Set<Socket>()
  const server = createServer(async (request, response) => {
    const call = await read(request)
    calls.push(call)
    const trouble = takeTrouble(`${call.method} ${call.path}`)
    if (trouble === 'hang') return void hang(request.socket)
    if (trouble === 'silent') return void request.socket.destroy()
    const reply = typeof trouble === 'object' ? trouble : answer(call)
    if (trouble === 'stuck') return
    if (trouble === 'lost') return void request.socket.destroy()
    send(response, reply)
  })
  const hang = (socket: Socket) => {
    hanging.add(socket)
    socket.once('close', () => hanging.delete(socket))
  }
  server.listen(0, '127.0.0.9')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  // Browser tests close it themselves, and have no Vitest.
  if (!lasting) (await import('vitest')).onTestFinished(close)
  const url = `http://127.0.0.9:${(server.address() as AddressInfo).port}`
  /** Keeps calls that hang until the test ends, however long a slow machine takes for others: no time-out fires. */
  const hangWithoutEnd = async () => {
    const { onTestFinished, vi } = await import('vitest')
    const { timeout: real } = AbortSignal
    const endless = new AbortController().signal
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === 10_000 ? endless : real.call(AbortSignal, ms)))
    onTestFinished(() => {
      spy.mockRestore()
      for (const socket of hanging) socket.destroy()
    })
  }
  return {
    url,
    calls,
    troubles,
    close,
    hangWithoutEnd,
    /** Returns the number of calls that hang. */
    hanging: () => hanging.size,
  }
}

async function read(request: IncomingMessage): Promise<CrmCall> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://crm')
  const text = Buffer.concat(await Array.fromAsync(request)).toString()
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text && JSON.parse(text)
  return { method: request.method ?? '', path, query, headers: request.headers, body }
}

function send(response: ServerResponse, { status, body, html, headers }: Reply): void {
  const type = html === undefined ? 'application/json;charset=UTF-8' : 'text/html;charset=UTF-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(html ?? (body === undefined ? undefined : JSON.stringify(body)))
}

/** Leads the browser back to the app, with a code or an error. */
const leadTo = ({ href }: URL): Reply => ({ status: 302, headers: { location: href } })

/** The part of an authorization server that both have: codes bound to a challenge, and tokens that can be withdrawn. */
export function authorizations() {
  const codes = new Map<string, { challenge: string; redirect: string }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Map<string, string>()
  let renewals = 0
  const issue = (refresh: string) => {
    const access = `access-${randomBytes(9).toString('hex')}`
    accessTokens.set(access, refresh)
    return access
  }
  return {
    refreshTokens,
    accessTokens,
    get renewals() {
      return renewals
    },
    /** Allows what a person's browser came with, and returns the address it is sent back to. */
    allow(location: string): URL {
      const query = new URL(location).searchParams
      const code = randomBytes(12).toString('hex')
      const redirect = query.get('redirect_uri') ?? ''
      codes.set(code, { challenge: query.get('code_challenge') ?? '', redirect })
      const back = new URL(redirect)
      back.searchParams.set('code', code)
      back.searchParams.set('state', query.get('state') ?? '')
      return back
    },
    /** Shows the page on which a person allows or denies what their browser came with, and leads back from it. */
    consent({ method, path, query, body }: CrmCall): Reply {
      const isComplete =
        query.get('client_id') === APP.id &&
        query.get('code_challenge_method') === 'S256' &&
        URL.canParse(query.get('redirect_uri') ?? '')
      if (!isComplete) return { status: 400, html: '<h1>Unknown app</h1>' }
      const isAllowed = body.answer === 'allow'
      if (method === 'POST' && isAllowed) return leadTo(this.allow(`http://crm${path}?${query}`))
      if (method === 'POST') {
        const back = new URL(query.get('redirect_uri') ?? '')
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set('error_description', 'end-user denied authorization')
        back.searchParams.set('state', query.get('state') ?? '')
        return leadTo(back)
      }
      const buttons = ['Allow', 'Deny'].map(
        (name) => `<button name="answer" value="${name.toLowerCase()}">${name}</button>`,
      )
      const html = `<h1>Allow Satchel?</h1><form method="post">${buttons.join('')}</form>`
      return { status: 200, html }
    },
    /** Returns tokens for a form, or the name of the OAuth error. */
    grant(form: Record<string, string>): { access: string; refresh: string } | string {
      if (form.client_id !== APP.id || form.client_secret !== APP.secret) return 'invalid_client'
      if (form.grant_type === 'refresh_token') {
        renewals += 1
        const refresh = form.refresh_token ?? ''
        return refreshTokens.has(refresh) ? { access: issue(refresh), refresh } : 'invalid_grant'
      }
      const code = codes.get(form.code ?? '')
      codes.delete(form.code ?? '')
      const challenge = createHash('sha256')
        .update(form.code_verifier ?? '')
        .digest('base64url')
      if (!code || code.challenge !== challenge || code.redirect !== form.redirect_uri)
        return 'invalid_grant'
      const refresh = `refresh-${randomBytes(9).toString('hex')}`
      refreshTokens.add(refresh)
      return { access: issue(refresh), refresh }
    },
    /** Ends a refresh token, and what was made from it. */
    withdraw(refresh: string): boolean {
      for (const [access, from] of accessTokens) if (from === refresh) accessTokens.delete(access)
      return refreshTokens.delete(refresh)
    },
    /** Ends all access tokens, as their time does. */
    expire: () => accessTokens.clear(),
    isValid: ({ headers }: CrmCall) =>
      accessTokens.has(String(headers.authorization).replace('Bearer ', '')),
  }
}
