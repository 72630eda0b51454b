import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../platform/security/random-token.ts'
import { DAY, SECOND } from '../../platform/time.ts'
import type { Cookies } from './pass.ts'

// A cookie of one link tells who sends its forms from others behind the same address, for as long as tries are counted.

export interface Browser {
  id: string
  /** True if the browser had no cookie before this request. */
  isNew: boolean
}

const COOKIE = 'satchel_browser'
const ID = /^[\w-]{20,64}$/

export function newBrowser(): Browser {
  return { id: newToken(), isNew: true }
}

function readBrowser(cookies: Cookies): Browser | undefined {
  const id = cookies[COOKIE] ?? ''
  return ID.test(id) ? { id, isNew: false } : undefined
}

const met = new WeakMap<FastifyRequest, Browser>()

/** Returns the browser a form comes from. */
export function meetBrowser(request: FastifyRequest): Browser {
  const browser = readBrowser(request.cookies) ?? met.get(request) ?? newBrowser()
  if (browser.isNew) met.set(request, browser)
  return browser
}

/** Gives a browser that was met the cookie, below a path: what it tries next is counted with what it has tried. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, path: string): void {
  const browser = met.get(request)
  if (!browser) return
  const secure = request.server.services.config.PUBLIC_URL.startsWith('https:')
  const options = { path, httpOnly: true, sameSite: 'lax', secure } as const
  reply.setCookie(COOKIE, browser.id, { ...options, maxAge: DAY / SECOND })
}
