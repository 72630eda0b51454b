import type { CrmKind } from '@satchel/contract/crm.ts'
import type { EventData } from '@satchel/contract/webhooks/event-schemas.ts'
import { expect } from 'vitest'
import { publishAcross } from '../src/webhooks/publish.ts'
import type { Answer, Owner, Product } from './harness.ts'
import type { authorizations } from './peers/crm-server.ts'

export const CRM = 'integrations/v1/crm'

/** A person who calls the API, in this process or another one. */
interface Caller {
  call(
    method: 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<Pick<Answer, 'status' | 'body'>>
}

interface Server {
  oauth: ReturnType<typeof authorizations>
}

/** Begins a connection, and allows it at the CRM; returns what the browser is sent back with. */
export async function authorize(person: Caller, kind: CrmKind, { oauth }: Server) {
  const { status, body } = await person.call('POST', `${CRM}/${kind}/connect`)
  expect(status, JSON.stringify(body)).toBe(200)
  const back = oauth.allow(body.location)
  const { searchParams } = back
  return {
    location: new URL(body.location),
    back,
    finish: { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' },
  }
}

/** Connects a CRM, and chooses what is sent. */
export async function connectCrm(
  person: Caller,
  kind: CrmKind,
  server: Server,
  choices: object = { sendsReadings: true },
) {
  const { finish } = await authorize(person, kind, server)
  const made = await person.call('POST', `${CRM}/finish`, finish)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { status, body } = await person.call('PATCH', `${CRM}/${kind}`, choices)
  expect(status).toBe(200)
  return body
}

type Reading = EventData<'link.read'>

/** Publishes a reading as tracking does when a visit is over. */
export async function publishReading(
  { database: { system } }: Product,
  owner: Owner,
  { email = 'bea@customer.example', ...more }: Partial<Reading> & { email?: string | null } = {},
): Promise<Reading> {
  const id = crypto.randomUUID()
  const at = new Date().toISOString()
  const sharedBy = { id: owner.userId, name: 'Ada' }
  const data: Reading = {
    id,
    at,
    endedAt: at,
    reader: { email, emailProved: email !== null },
    isFirst: true,
    certainty: 'proved',
    seconds: 186,
    minutes: 3.1,
    share: 0.25,
    items: [],
    longestPages: [{ itemId: id, page: 2, seconds: 90 }],
    downloaded: false,
    country: 'CH',
    device: 'desktop',
    link: {
      id,
      slug: 'abc',
      itemType: 'ITEM',
      itemId: id,
      itemName: 'Price list',
      recipient: null,
      sharedBy,
    },
    ...more,
  }
  await publishAcross({ db: system }, 'link.read', [{ tenantId: owner.tenantId, data }])
  return data
}

/** Publishes a lead as a form does. */
export async function publishLead(
  { database: { system } }: Product,
  owner: Owner,
  cta: { id: string; name: string },
  values: Record<string, string>,
): Promise<string> {
  const id = crypto.randomUUID()
  const places = { linkId: null, itemId: null, siteId: null }
  const data = { id, cta, values, consent: null, ...places }
  await publishAcross({ db: system }, 'lead.received', [{ tenantId: owner.tenantId, data }])
  return id
}
