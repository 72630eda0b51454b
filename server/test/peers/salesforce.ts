import { APP, authorizations, type CrmCall, crmServer, type Reply } from './crm-server.ts'

// Stands where Salesforce is, written from its published descriptions of these calls: the web server flow, queries in
// SOQL, and records of the REST API.

interface Row {
  Id: string
  [field: string]: unknown
}

const ORG = '00D5g000008FaKeEAK'
const USER = '0055g00000AbCdEAAV'
const PREFIX = { Contact: '003', Lead: '00Q', Task: '00T', Opportunity: '006' }
type Type = keyof typeof PREFIX

/** Returns the body of errors as the REST API writes it. */
export const errors = (status: number, errorCode: string, message: string, more = {}): Reply => ({
  status,
  body: [{ message, errorCode, ...more }],
})
export const OVER_LIMIT = errors(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.')
export const NO_ACCESS = errors(
  400,
  'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY',
  'insufficient access rights on cross-reference id: 0065g00000',
  { fields: [] },
)
export const IS_DELETED = errors(400, 'ENTITY_IS_DELETED', 'entity is deleted', { fields: [] })
export const duplicateOf = (id: string): Reply =>
  errors(400, 'DUPLICATES_DETECTED', 'Use one of these records?', {
    duplicateResult: {
      allowSave: false,
      duplicateRule: 'Standard_Lead_Duplicate_Rule',
      duplicateRuleEntityType: 'Lead',
      matchResults: [
        {
          entityType: 'Lead',
          matchEngine: 'FuzzyMatchEngine',
          matchRecords: [
            { matchConfidence: 100, record: { attributes: { type: 'Lead' }, Id: id } },
          ],
          size: 1,
          success: true,
        },
      ],
    },
  })

export async function startSalesforce(options: { lasting?: boolean } = {}) {
  const oauth = authorizations()
  const records: Record<Type, Row[]> = { Contact: [], Lead: [], Task: [], Opportunity: [] }
  const roles: { ContactId: string; OpportunityId: string }[] = []
  const state = { instanceUrl: '', rotates: false }
  let ids = 0
  const newId = (type: Type) => {
    ids += 1
    return `${PREFIX[type]}5g0000${String(ids).padStart(6, '0')}AAA`
  }
  const add = (type: Type, fields: object) => {
    const row = { Id: newId(type), ...fields }
    records[type].push(row)
    return row
  }

  function token(call: CrmCall): Reply | undefined {
    const { path, body } = call
    if (path === '/services/oauth2/authorize') return oauth.consent(call)
    if (path === '/services/oauth2/revoke')
      return oauth.withdraw(body.token)
        ? { status: 200 }
        : { status: 400, body: { error: 'invalid_token', error_description: 'invalid token' } }
    if (path !== '/services/oauth2/token') return undefined
    const tokens = oauth.grant(body)
    const isRefresh = body.grant_type === 'refresh_token'
    if (typeof tokens === 'string') {
      const words = isRefresh ? 'expired access/refresh token' : 'invalid authorization code'
      return { status: 400, body: { error: tokens, error_description: words } }
    }
    return {
      status: 200,
      body: {
        access_token: tokens.access,
        ...(!isRefresh && { refresh_token: tokens.refresh }),
        scope: 'refresh_token api',
        token_type: 'Bearer',
        signature: 'x',
        issued_at: '1',
        instance_url: state.instanceUrl,
        id: `https://login.salesforce.com/id/${ORG}/${USER}`,
      },
    }
  }

  function query(soql: string): Reply {
    const [, fields = '', from = '', where = ''] =
      /^SELECT (.+) FROM (\w+) WHERE (.+?)(?: ORDER BY .+)? LIMIT \d+$/.exec(soql) ?? []
    const value = (field: string) => {
      const text = new RegExp(`${field} = (?:'((?:[^'\\\\]|\\\\.)*)'|(\\S+))`).exec(where)
      return (text?.[1] ?? text?.[2])?.replace(/\\(.)/g, '$1')
    }
    const reply = (rows: object[]): Reply => ({
      status: 200,
      body: { totalSize: rows.length, done: true, records: rows },
    })
    if (from === 'OpportunityContactRole')
      return reply(
        roles.filter(
          ({ ContactId, OpportunityId }) =>
            ContactId === value('ContactId') &&
            records.Opportunity.some(({ Id, IsClosed }) => Id === OpportunityId && !IsClosed),
        ),
      )
    const names = fields.split(', ')
    const found = records[from as Type]?.filter((row) =>
      from === 'Task'
        ? row.WhoId === value('WhoId') && row.ActivityDate === value('ActivityDate')
        : row.Email === value('Email') && !row.IsConverted,
    )
    if (!found) return errors(400, 'INVALID_TYPE', `sObject type '${from}' is not supported.`)
    return reply(
      found.map((row) => ({
        attributes: { type: from, url: `/services/data/v62.0/sobjects/${from}/${row.Id}` },
        ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
      })),
    )
  }

  function record({ method, path, body }: CrmCall): Reply {
    const [, name = '', id] =
      /^\/services\/data\/v62\.0\/sobjects\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    if (!(name in records)) return errors(404, 'NOT_FOUND', 'The requested resource does not exist')
    const type = name as Type
    if (method === 'PATCH') {
      const row = records[type].find(({ Id }) => Id === id)
      if (!row) return errors(404, 'NOT_FOUND', 'Provided external ID field does not exist')
      Object.assign(row, body)
      return { status: 204 }
    }
    if (type === 'Lead' && !(body.LastName && body.Company))
      return errors(
        400,
        'REQUIRED_FIELD_MISSING',
        'Required fields are missing: [LastName, Company]',
      )
    const isThere = (who: string) =>
      [...records.Contact, ...records.Lead].some(({ Id }) => Id === who)
    if (type === 'Task' && !isThere(body.WhoId)) return IS_DELETED
    return { status: 201, body: { id: add(type, body).Id, success: true, errors: [] } }
  }

  function answer(call: CrmCall): Reply {
    const ofOAuth = token(call)
    if (ofOAuth) return ofOAuth
    if (!oauth.isValid(call)) return errors(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
    if (call.path === '/services/data/v62.0/query') return query(call.query.get('q') ?? '')
    return record(call)
  }

  const server = await crmServer(answer, options)
  state.instanceUrl = server.url
  return {
    ...server,
    oauth,
    records,
    state,
    add,
    env: {
      SALESFORCE_CLIENT_ID: APP.id,
      SALESFORCE_CLIENT_SECRET: APP.secret,
      SALESFORCE_LOGIN_URL: server.url,
    },
    /** Adds opportunities of a contact, and returns their ids. */
    addOpportunities(contactId: string, ...closed: boolean[]) {
      return closed.map((IsClosed) => {
        const { Id: OpportunityId } = add('Opportunity', { IsClosed })
        roles.push({ ContactId: contactId, OpportunityId })
        return OpportunityId
      })
    },
  }
}
