import { APP, authorizations, type CrmCall, crmServer, type Reply } from './crm-server.ts'

// Stands where HubSpot is, written from its published descriptions of these calls: OAuth v3, contacts, deals, notes.

interface Contact {
  id: string
  properties: Record<string, string | null>
  deals: string[]
}

export interface Note {
  id: string
  properties: { hs_timestamp: string; hs_note_body: string }
  to: { id: string; type: number }[]
}

const ACCOUNT = 4711
const CORRELATION = { correlationId: '1fd5fa5a-8a0b-4a4e-9f0a-5b2d7f1d8a11' }

/** Returns the body of an error as HubSpot's API writes it. */
export const fault = (
  status: number,
  category: string,
  message: string,
  more: object = {},
): Reply => ({
  status,
  body: { status: 'error', message, ...CORRELATION, category, ...more },
})
export const TOO_MANY: Reply = {
  ...fault(429, 'RATE_LIMITS', 'You have reached your ten_secondly_rolling limit.', {
    errorType: 'RATE_LIMIT',
    policyName: 'TEN_SECONDLY_ROLLING',
  }),
  headers: { 'retry-after': '120' },
}
export const MISSING_SCOPE = fault(
  403,
  'MISSING_SCOPES',
  'This app hasn’t been granted all required scopes to make this call.',
  {
    errors: [
      {
        message: 'One or more of the following scopes are required.',
        context: { requiredGranularScopes: ['crm.objects.deals.read'] },
      },
    ],
    links: { scopes: 'https://developers.hubspot.com/scopes' },
  },
)
const notFound = () => fault(404, 'OBJECT_NOT_FOUND', 'resource not found')

type Oauth = ReturnType<typeof authorizations>

/** Answers calls about access; undefined for others. */
function tokenReply(oauth: Oauth, call: CrmCall): Reply | undefined {
  const { path, body } = call
  if (path === '/oauth/authorize') return oauth.consent(call)
  if (path === '/oauth/v3/token') return granted(oauth, body)
  if (path === '/oauth/v3/token/introspect') {
    if (body.client_secret !== APP.secret)
      return fault(401, 'INVALID_AUTHENTICATION', 'Unknown app')
    const active = oauth.accessTokens.has(body.token)
    return { status: 200, body: { active, hub_id: ACCOUNT, hub_domain: 'acme.example' } }
  }
  const [, refresh = ''] = /^\/oauth\/v1\/refresh-tokens\/(.+)$/.exec(path) ?? []
  if (!refresh) return undefined
  return oauth.withdraw(refresh) ? { status: 204 } : notFound()
}

function granted(oauth: Oauth, form: Record<string, string>): Reply {
  const tokens = oauth.grant(form)
  if (typeof tokens !== 'string') {
    const about = { hub_id: ACCOUNT, user_id: 1, scopes: ['oauth'], token_use: 'access_token' }
    const { access: access_token, refresh: refresh_token } = tokens
    const both = { access_token, refresh_token, expires_in: 1_800 }
    return { status: 200, body: { ...about, token_type: 'bearer', ...both } }
  }
  const [status, message] =
    form.grant_type === 'refresh_token'
      ? ['BAD_REFRESH_TOKEN', 'missing or unknown refresh token']
      : ['BAD_AUTH_CODE', 'missing or unknown auth code']
  const error = { error: tokens, error_description: message }
  return { status: 400, body: { status, message, ...CORRELATION, ...error } }
}

export async function startHubspot(options: { lasting?: boolean } = {}) {
  const oauth = authorizations()
  const contacts = new Map<string, Contact>()
  const deals = new Map<string, { id: string; isClosed: boolean }>()
  const notes: Note[] = []
  let ids = 100
  const newId = () => {
    ids += 1
    return String(ids)
  }
  const byEmail = (email: string) =>
    [...contacts.values()].find(
      ({ properties }) =>
        properties.email === email || properties.hs_additional_emails?.split(';').includes(email),
    )
  const present = ({ id, properties, deals: of }: Contact, withDeals: boolean) => ({
    id,
    properties,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    archived: false,
    ...(withDeals &&
      of.length > 0 && {
        associations: {
          deals: { results: of.map((deal) => ({ id: deal, type: 'contact_to_deal' })) },
        },
      }),
  })

  function contact({ method, path, query, body }: CrmCall): Reply | undefined {
    if (method === 'POST' && path === '/crm/v3/objects/contacts') {
      const existing = byEmail(body.properties.email)
      if (existing)
        return fault(409, 'CONFLICT', `Contact already exists. Existing ID: ${existing.id}`)
      const made = { id: newId(), properties: body.properties, deals: [] }
      contacts.set(made.id, made)
      return { status: 201, body: present(made, false) }
    }
    const [, key = ''] = /^\/crm\/v3\/objects\/contacts\/([^/]+)$/.exec(path) ?? []
    if (!key) return undefined
    const name = decodeURIComponent(key)
    const found =
      query.get('idProperty') === 'email'
        ? [...contacts.values()].find(({ properties }) => properties.email === name)
        : contacts.get(name)
    if (!found) return notFound()
    if (method === 'PATCH') Object.assign(found.properties, body.properties)
    return { status: 200, body: present(found, query.get('associations') === 'deals') }
  }

  function note({ path, body }: CrmCall): Reply | undefined {
    if (path === '/crm/v3/objects/notes/search') {
      const filters: { propertyName: string; operator: string; value: string }[] =
        body.filterGroups[0].filters
      const value = (of: string) => filters.find(({ propertyName }) => propertyName === of)?.value
      const results = notes.filter(
        ({ to, properties }) =>
          to.some(({ id, type }) => id === value('associations.contact') && type === 202) &&
          Date.parse(properties.hs_timestamp) === Number(value('hs_timestamp')),
      )
      return { status: 200, body: { total: results.length, results } }
    }
    if (path !== '/crm/v3/objects/notes') return undefined
    const to: Note['to'] = body.associations.map(
      (each: { to: { id: string }; types: { associationTypeId: number }[] }) => ({
        id: each.to.id,
        type: each.types[0]?.associationTypeId,
      }),
    )
    if (to.some(({ id, type }) => type === 202 && !contacts.has(id))) return notFound()
    const made = { id: newId(), properties: body.properties, to }
    notes.push(made)
    return {
      status: 201,
      body: { ...made, createdAt: body.properties.hs_timestamp, archived: false },
    }
  }

  function answer(call: CrmCall): Reply {
    const ofOAuth = tokenReply(oauth, call)
    if (ofOAuth) return ofOAuth
    if (!oauth.isValid(call))
      return fault(401, 'EXPIRED_AUTHENTICATION', 'The OAuth token used to make this call expired.')
    if (call.path === '/crm/v3/objects/deals/batch/read') {
      const inputs: { id: string }[] = call.body.inputs
      const results = inputs.flatMap(({ id }) => {
        const deal = deals.get(id)
        const properties = { hs_is_closed: String(deal?.isClosed) }
        return deal ? [{ id, properties, createdAt: '2026-01-01T00:00:00Z', archived: false }] : []
      })
      return { status: 200, body: { status: 'COMPLETE', results } }
    }
    return contact(call) ?? note(call) ?? notFound()
  }

  const server = await crmServer(answer, options)
  return {
    ...server,
    oauth,
    contacts,
    notes,
    env: {
      HUBSPOT_CLIENT_ID: APP.id,
      HUBSPOT_CLIENT_SECRET: APP.secret,
      HUBSPOT_URL: server.url,
      FETCH_ALLOWED_NETWORKS: '127.0.0.9/32',
    },
    addContact(properties: Contact['properties'], open = 0, closed = 0) {
      const made: Contact = { id: newId(), properties, deals: [] }
      for (let at = 0; at < open + closed; at++) {
        const deal = { id: newId(), isClosed: at >= open }
        deals.set(deal.id, deal)
        made.deals.push(deal.id)
      }
      contacts.set(made.id, made)
      return made
    },
  }
}
