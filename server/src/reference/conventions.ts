import { APP_LIMIT } from '@satchel/contract/accounts/connected-apps.ts'
import { API_KEY_LIMIT } from '@satchel/contract/api-keys.ts'
import { IDEMPOTENCY_KEY_MAX, PAGE_DEFAULT, PAGE_MAX } from '@satchel/contract/constants.ts'
import { htmlPage } from './page.ts'

export const CONVENTIONS_PATH = '/docs/conventions'

interface Topic {
  id: string
  title: string
  /** Paragraphs of HTML. */
  text: string[]
}

const code = (text: string) => `<code>${text}</code>`

const TOPICS: Topic[] = [
  {
    id: 'signing-in',
    title: 'Signing in',
    text: [
      `A program sends ${code('Authorization: Bearer …')} with an API key or the token of a connected app, a person’s client the
access token and ${code('X-Identity-Token')}. ${code('GET /api/auth/v1/caller')} says who calls and what they may do.`,
    ],
  },
  {
    id: 'fields',
    title: 'Fields',
    text: [
      `Ids are UUIDs. Times are ISO 8601 in UTC, days ${code('YYYY-MM-DD')} in the account’s time zone. Fields and parameters that
a call doesn’t know are refused with 422, which names them and what may be meant. What was read may be sent back: fields that
the call doesn’t change are taken as long as they are as they were read. Answers may get more fields: ignore those you don’t know.`,
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    text: [
      `Errors are ${code('application/problem+json')} (RFC 9457): ${code('{ type, title, status, code, detail, requestId, errors? }')}.
${code('code')} is stable, <a href="/api/docs#problem-invalid">all of them are listed</a>; ${code('errors')} names each faulty
field as ${code('{ path, message }')}. Something of another account is 404, as what doesn’t exist. A method that an address
doesn’t offer is 405 with ${code('Allow')}. Name the ${code('requestId')} when you ask the operator.`,
      `Repeat after 429 and 503 once ${code('Retry-After')} seconds are over, and after a broken connection, 502 and 504 if the call
only reads or has an ${code('Idempotency-Key')}. Anything else is answered the same again.`,
    ],
  },
  {
    id: 'idempotency',
    title: 'Idempotency-Key and Idempotency-Replayed',
    text: [
      `Each POST that creates takes ${code('Idempotency-Key')}, a text of your choice of up to ${IDEMPOTENCY_KEY_MAX} characters,
such as a UUID. The same key with the same body gets the first answer again for 24 hours, with
${code('Idempotency-Replayed: true')}, and creates nothing more. The same key with another body is 422.`,
    ],
  },
  {
    id: 'rate-limit',
    title: 'RateLimit',
    text: [
      `An API key may make ${API_KEY_LIMIT.calls} calls a minute, a connected app ${APP_LIMIT.calls} for each person; calls that cost
much have limits of their own, and public calls are counted by network. Each answer to a call that is counted, refusals too, says
what is left (<a href="https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/">IETF draft</a>):`,
      `${code(`RateLimit-Policy: "api-key";q=${API_KEY_LIMIT.calls};w=${API_KEY_LIMIT.seconds}`)}<br>
${code(`RateLimit: "api-key";r=${API_KEY_LIMIT.calls - 1};t=${API_KEY_LIMIT.seconds}`)}`,
      `${code('q')} calls are allowed in ${code('w')} seconds, ${code('r')} are left, and in ${code('t')} seconds all are there again.
Beyond, calls are 429 with ${code('Retry-After')}.`,
    ],
  },
  {
    id: 'cursor',
    title: 'cursor',
    text: [
      `Lists answer ${code('{ items, nextCursor }')}: send ${code('nextCursor')} as ${code('cursor')} with the same parameters for the
next page, until it is null. ${code('limit')} is ${PAGE_DEFAULT} unless you say so, at most ${PAGE_MAX}. Nothing comes twice or is left out
while others add to the list; reports are ranked for each page as they are then. Lists of links and recipients have ${code('offset')} instead, with ${code('total')}. Lists that stay
short come whole.`,
    ],
  },
  {
    id: 'updated-since',
    title: 'updatedSince',
    text: [
      `${code('GET /api/items/v1/list')} and ${code('GET /api/items/v1/v2/shortener/my-links')} take ${code('updatedSince')}, a time: they
answer what was added or changed at or after it. To keep a copy, note when you began, read all pages, and ask the next time for
what changed since a minute before that. What was deleted is in ${code('GET /api/activity/v1/list?changeKind=REMOVE&amp;since=…')}.`,
    ],
  },
  {
    id: 'own-changes',
    title: 'Your own changes',
    text: [
      `What was done by an API key or a connected app has ${code('program: { kind, id, name }')} in the activity, and in
${code('by')} of webhooks. ${code('GET /api/auth/v1/caller')} has your own ${code('id')}: leave out what has the same, and two systems
that keep each other up to date don’t echo.`,
    ],
  },
  {
    id: 'versions',
    title: 'Versions',
    text: [
      `Items, collections, sites, links and more have a ${code('version')}. A PUT with ${code('If-Match: "7"')} is 412 if somebody
changed it since version 7.`,
      `The version of the API is in each path, such as ${code('/v1/')}. Within it, calls, optional parameters and fields of answers are
added and nothing is taken away or changes its meaning; what does gets a new path, and the old one stays for a major
version of Satchel. The contract is published as <a href="/api/openapi.json">OpenAPI 3.1</a>, webhooks as
<a href="/api/asyncapi.json">AsyncAPI 3</a>.`,
    ],
  },
]

/** Returns the page on what all calls have in common. */
export function conventionsPage(): string {
  const contents = TOPICS.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)
  const sections = TOPICS.map(
    ({ id, title, text }) =>
      `<section id="${id}"><h2>${title}</h2>${text.map((each) => `<p>${each}</p>`).join('')}</section>`,
  )
  return htmlPage(
    'Conventions',
    `<p>What all calls of the API have in common. Each of them is in the <a href="/api/docs">reference</a>.</p>
<ul>${contents.join('')}</ul>${sections.join('')}`,
  )
}
