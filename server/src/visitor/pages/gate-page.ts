import type { GateProblem, VisitorGate } from '@satchel/contract/visits/visitor.ts'
import type { FastifyRequest } from 'fastify'
import type { Closed } from '../gates/admit.ts'
import { readKnown } from '../gates/pass.ts'
import { field } from './form.ts'
import { type Asking, pathOf, ROOTS } from './page-request.ts'

const ACTIONS: Record<VisitorGate['asks'], string> = {
  password: 'unlock',
  email: 'email',
  code: 'code',
  agreement: 'agree',
}

const STATUSES: Record<GateProblem, number> = {
  'wrong-password': 401,
  'no-address': 422,
  'not-allowed': 403,
  'wrong-code': 401,
  'code-over': 410,
  locked: 429,
  mailed: 429,
  'no-name': 422,
  'agreement-changed': 409,
}

const PAGES = ROOTS.flatMap((root) => [`${root}/:slug`, `${root}/:slug/:itemId`])
const LONGEST = 1_000

/** Returns the status of a gate: a page that asks is no error, but what is within a page isn't available. */
export function statusOf(
  { asks, notice }: Closed,
  { method, routeOptions }: FastifyRequest,
): number {
  if (notice.problem) return STATUSES[notice.problem]
  if (method === 'POST') return asks === 'code' ? 200 : 401
  return PAGES.includes(routeOptions.url ?? '') ? 200 : 401
}

export function gateOf(
  { link, asks, notice: { guest: _, name: __, ...notice } }: Closed,
  request: FastifyRequest<Asking>,
): VisitorGate {
  const item = request.params.itemId ?? field(request, 'item', LONGEST)
  const search = request.url.split('?')[1] ?? ''
  const from = cameBy(request.method === 'POST' ? field(request, 'from', LONGEST) : search)
  return {
    asks,
    withEmail: asks === 'password' && link.requireEmail && !isKnown(link, request),
    url: `${link.base}/${ACTIONS[asks]}`,
    hidden: { item, from },
    again: pathOf(request, item) + (from && `?${from}`),
    email: '',
    problem: null,
    waitS: 0,
    ...notice,
  }
}

/** Tells whether this browser proved an address to the company before, so that none is asked for. */
function isKnown(link: Closed['link'], { server, cookies }: FastifyRequest): boolean {
  return readKnown(server.services.secrets.visitors, link, cookies) !== ''
}

/** Keeps what was added to the link's address on the way through the gate. */
export function cameBy(search: string): string {
  let fields = ''
  for (const [name, value] of new URLSearchParams(search)) {
    const longer = `${fields}${fields && '&'}${new URLSearchParams([[name, value]])}`
    if (name !== 'preview' && longer.length <= LONGEST) fields = longer
  }
  return fields
}
