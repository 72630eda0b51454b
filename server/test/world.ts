import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { TObject, TSchema } from 'typebox'
import type { Owner } from './harness.ts'
import { authenticator } from './peers/authenticator.ts'
import { connectApp } from './peers/oauth-app.ts'
import { planOf, task } from './sites.ts'

// A tenant that has one of everything, and calls that name what is in it.

export type Ids = Record<
  | 'tenant'
  | 'user'
  | 'item'
  | 'collection'
  | 'link'
  | 'site'
  | 'siteSlug'
  | 'upload'
  | 'value'
  | 'bulkJob'
  | 'import'
  | 'export'
  | 'savedSearch'
  | 'synonyms'
  | 'preset'
  | 'wish'
  | 'cta'
  | 'submission'
  | 'session'
  | 'passkey'
  | 'invitation'
  | 'partnerCode'
  | 'ssoProvider'
  | 'ssoDomain'
  | 'scimToken'
  | 'error'
  | 'endpoint'
  | 'reportMail'
  | 'webhook'
  | 'apiKey'
  | 'app'
  | 'agreement'
  | 'acceptance'
  | 'fileRequest'
  | 'requestFile'
  | 'question'
  | 'planTask'
  | 'usedAnswer'
  | 'delivery',
  string
> & {
  tagKey: string
  version: string
}

/** A tenant that has one of everything. */
export async function furnish(owner: Owner): Promise<Ids> {
  const draft = { kind: 'link', url: 'https://example.com/', name: 'A page', tags: ['Secret'] }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const { body: collection } = await owner.call('POST', 'collections/v1/create', {
    name: 'A collection',
    itemIds: [item.id],
  })
  await owner.call('POST', `auth/v1/tenants/${owner.tenantId}/domains`, { domain: 'go.acme.com' })
  const share = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  const { body: agreement } = await owner.call('POST', 'agreements/v1', {
    name: 'An agreement',
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Yes' }] }],
    },
  })
  const papers = { linkId: link.id, title: 'A request' }
  const { body: fileRequest } = await owner.call('POST', 'requests/v1', papers)
  const { body: site } = await owner.call('POST', 'sites/v2/create', {
    name: 'A site',
    content: [planOf(task('a-task', { userId: owner.userId }))],
  })
  await owner.call('POST', `sites/v2/${site.id}/publish`, {})
  const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
  const { body: savedSearch } = await owner.call('POST', 'search/v1/saved', {
    name: 'A search',
    form: {},
  })
  const { body: synonyms } = await owner.call('POST', 'search/v1/synonyms', {
    terms: ['quay', 'wharf'],
  })
  const { body: preset } = await owner.call('POST', 'items/v1/link-presets', {
    name: 'A preset',
    options: {},
  })
  const { body: wish } = await owner.call('POST', 'wishes/v1/create', {
    kind: 'content',
    title: 'A wish',
  })
  const { body: invitation } = await owner.call('POST', 'users/v1/invite', {
    email: `${crypto.randomUUID()}@example.com`,
    role: 'viewer',
  })
  const { body: partnerCode } = await owner.call('POST', 'partners/v1/codes', {
    name: 'A code',
    trialDays: 30,
  })
  const { headers } = await owner.call('POST', 'uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': `filename ${Buffer.from('a.bin').toString('base64')}`,
  })
  const { body: sessions } = await owner.call('GET', 'auth/v1/sessions')
  const bulk = { search: {}, addTags: ['Bulk'] }
  const { body: bulkJob } = await owner.call('POST', 'items/v1/bulk/change', bulk)
  const uploads = { source: 'upload', total: 2 }
  const { body: run } = await owner.call('POST', 'items/v1/history', uploads)
  const { body: made } = await owner.call('POST', 'items/v1/exports', { format: 'csv' })
  const { body: ssoProvider } = await owner.call('POST', 'auth/v1/sso/providers', {
    kind: 'saml',
    name: 'A provider',
  })
  const { body: ssoDomain } = await owner.call('POST', 'auth/v1/sso/domains', {
    domain: 'acme-sign-in.com',
  })
  const { body: scimToken } = await owner.call('POST', 'auth/v1/sso/scim-tokens', {
    name: 'A directory',
  })
  const error = `{}\n{"type":"event"}\n{"message":"An error"}`
  await owner.call('POST', 'monitoring/envelope', error, { 'content-type': 'text/plain' })
  const { body: errors } = await owner.call('GET', 'monitoring/errors')
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', {
    name: 'A CTA',
    kind: 'form',
    fields: [{ name: 'email', label: 'Email', type: 'email' }],
  })
  const answer = { id: crypto.randomUUID(), kind: 'submission', values: { email: 'a@example.com' } }
  await owner.call('POST', `ctas/v1/public/${cta.id}/events`, answer)
  const { body: submissions } = await owner.call('GET', `ctas/v1/${cta.id}/submissions`)
  const { body: reportMail } = await owner.call('POST', 'analytics/v1/mails', {
    report: 'overview',
  })
  const { body: apiKey } = await owner.call('POST', 'integrations/v1/api-keys', {
    name: 'A key',
    scopes: ['library.read'],
  })
  const { body: webhook } = await owner.call('POST', 'integrations/v1/webhooks', {
    name: 'A webhook',
    url: 'https://example.com/hook',
    events: ['lead.received'],
  })
  const test = `integrations/v1/webhooks/${webhook.id}/test`
  const { body: delivery } = await owner.call('POST', test)
  const endpoint = crypto.randomUUID()
  await owner.call('PUT', `analytics/v1/endpoints/${endpoint}`, {})
  return {
    cta: cta.id,
    submission: submissions.items[0].id,
    tenant: owner.tenantId,
    user: owner.userId,
    item: item.id,
    import: run.importId,
    export: made.exportId,
    collection: collection.id,
    link: link.id,
    site: site.id,
    siteSlug: site.slug,
    savedSearch: savedSearch.id,
    synonyms: synonyms.id,
    preset: preset.id,
    wish: wish.id,
    session: sessions.items[0].id,
    passkey: await addPasskey(owner),
    invitation: invitation.id,
    partnerCode: partnerCode.id,
    ssoProvider: ssoProvider.id,
    ssoDomain: ssoDomain.id,
    scimToken: scimToken.id,
    error: errors.items[0].id,
    endpoint,
    reportMail: reportMail.id,
    apiKey: apiKey.id,
    app: await connectApp(owner),
    webhook: webhook.id,
    agreement: agreement.id,
    acceptance: crypto.randomUUID(),
    fileRequest: fileRequest.id,
    requestFile: crypto.randomUUID(),
    question: crypto.randomUUID(),
    planTask: 'a-task',
    usedAnswer: crypto.randomUUID(),
    delivery: delivery.id,
    upload: String(headers.location).split('/').at(-1) ?? '',
    value: settings.categories.funnelStage[0].id,
    bulkJob: bulkJob.id,
    tagKey: 'secret',
    version: '1',
  }
}

async function addPasskey({ call }: Owner): Promise<string> {
  const { body } = await call('POST', 'auth/v1/factors/passkeys/options')
  const passkey = authenticator(`http://${body.options.rp.id}:8080`).make(body.options)
  const stored = await call('POST', 'auth/v1/factors/passkeys', { name: 'A key', passkey })
  return stored.body.id
}

/** The entity each path parameter names; add new paths here. */
const SUBJECTS: [path: RegExp, param: string, entity: keyof Ids][] = [
  [/\/operator\//, 'id', 'tenant'],
  [/\/uploads\//, 'id', 'upload'],
  [/\/agreements\/v1\/acceptances\//, 'id', 'acceptance'],
  [/\/agreements\//, 'id', 'agreement'],
  [/\/requests\//, 'id', 'fileRequest'],
  [/./, 'fileId', 'requestFile'],
  [/./, 'taskId', 'planTask'],
  [/\/questions\//, 'id', 'question'],
  [/\/used-answers\//, 'id', 'usedAnswer'],
  [/\/monitoring\//, 'id', 'error'],
  [/\/analytics\/v1\/endpoints\//, 'id', 'endpoint'],
  [/\/analytics\/v1\/mails\//, 'id', 'reportMail'],
  [/\/integrations\/v1\/api-keys\//, 'id', 'apiKey'],
  [/\/oauth\/v1\/apps\//, 'id', 'app'],
  [/\/integrations\/v1\/webhooks\//, 'id', 'webhook'],
  [/./, 'deliveryId', 'delivery'],
  [/\/bulk\/jobs\//, 'id', 'bulkJob'],
  [/\/auth\/v1\/tenants\//, 'id', 'tenant'],
  [/\/auth\/v1\/sessions\//, 'id', 'session'],
  [/\/account-settings\//, 'id', 'tenant'],
  [/\/personalized\//, 'id', 'link'],
  [/\/links\/v1\//, 'id', 'link'],
  [/\/sites\/v2\//, 'id', 'site'],
  [/\/sites\/v2\//, 'slug', 'siteSlug'],
  [/\/link-presets\//, 'id', 'preset'],
  [/\/search\/v1\/saved\//, 'id', 'savedSearch'],
  [/\/search\/v1\/synonyms\//, 'id', 'synonyms'],
  [/\/ctas\/v1\/user\//, 'id', 'user'],
  [/\/ctas\/v1\//, 'id', 'cta'],
  [/./, 'ctaId', 'cta'],
  [/./, 'submissionId', 'submission'],
  [/\/(users|erasure)\/v1\//, 'userId', 'user'],
  [/\/wishes\/v1\/trusted\//, 'userId', 'user'],
  [/\/scim\/v2\//, 'userId', 'user'],
  [/\/users\/v1\/invitations\//, 'id', 'invitation'],
  [/\/partners\/v1\/codes\//, 'id', 'partnerCode'],
  [/\/wish(es\/v1|list)\//, 'id', 'wish'],
  [/\/collections\/v1\//, 'id', 'collection'],
  [/\/collections\/v1\//, 'cid', 'collection'],
  [/./, 'providerId', 'ssoProvider'],
  [/./, 'domainId', 'ssoDomain'],
  [/./, 'tokenId', 'scimToken'],
  [/./, 'importId', 'import'],
  [/./, 'exportId', 'export'],
  [/./, 'passkeyId', 'passkey'],
  [/./, 'itemId', 'item'],
  [/./, 'tagKey', 'tagKey'],
  [/\/versions\//, 'number', 'version'],
  [/\/domains\//, 'version', 'version'],
  [/\/items\/v1\//, 'id', 'item'],
]

const OF_SCIM = {
  groupId: 'editor',
  schemaId: 'urn:ietf:params:scim:schemas:core:2.0:User',
  typeId: 'User',
} as const

export function pathFor({ path }: Endpoint, ids: Ids): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    if (name === 'page') return '1'
    // A request of an app belongs to a browser, not to an account.
    if (name === 'uid') return 'of-another-browser'
    // CRMs are connected at vendors, which their own tests stand in for.
    if (name === 'kind') return 'hubspot'
    if (name === 'sendId') return crypto.randomUUID()
    // What SCIM describes, and its groups, are the same in every account.
    if (name in OF_SCIM) return OF_SCIM[name as keyof typeof OF_SCIM]
    const subject = SUBJECTS.find(([pattern, param]) => param === name && pattern.test(path))
    if (!subject) throw new Error(`Which entity does ${name} of ${path} name?`)
    return ids[subject[2]]
  })
}

/** The query of an operation, with what it can't do without alone. */
export function queryFor({ query }: Endpoint, ids: Ids): string {
  const { properties = {}, required = [] } = (query ?? {}) as Partial<TObject>
  const values = required.map((name) => [name, String(bodyFor(properties[name], ids, name))])
  return values.length > 0 ? `?${new URLSearchParams(values)}` : ''
}

/** A body that holds an id in every place that takes one, and the least else. */
export function bodyFor(schema: TSchema | undefined, ids: Ids, name = ''): unknown {
  const shape = (schema ?? {}) as Record<string, never>
  const { type, format, anyOf, items, properties, const: literal, enum: values } = shape
  if (format === 'uuid') return ids[entityNamed(name)]
  if (literal !== undefined) return literal
  if (values) return values[0]
  if (anyOf) return bodyFor(anyOf[0], ids, name)
  if (items)
    return Array.from({ length: Math.max(1, Number(shape.minItems ?? 1)) }, () =>
      bodyFor(items, ids, name),
    )
  if (properties) {
    const required = (shape.required ?? []) as string[]
    const chosenProperties = Object.entries(properties as Record<string, TSchema>).filter(
      ([key, property]) => required.includes(key) || holdsId(property),
    )
    return Object.fromEntries(
      chosenProperties.map(([key, property]) => [key, bodyFor(property, ids, key)]),
    )
  }
  if (type === 'string') return textFor(format, name)
  return type === 'boolean' ? true : Math.max(1, Number(shape.minimum ?? 1))
}

function textFor(format: string | undefined, name: string): string {
  if (format === 'idn-email') return 'somebody@example.com'
  if (format === 'date-time') return new Date().toISOString()
  if (format === 'date') return new Date().toISOString().slice(0, 10)
  return name === 'url' ? 'https://example.com/' : 'Something'
}

function holdsId(schema: TSchema): boolean {
  return JSON.stringify(schema).includes('"uuid"')
}

function entityNamed(name: string): keyof Ids {
  if (/^(funnelStage|content\w+)$/.test(name)) return 'value'
  if (name === 'undoId') return 'bulkJob'
  if (name === 'importId') return 'import'
  if (name === 'presetId') return 'preset'
  if (/^(into|wishIds)$/.test(name)) return 'wish'
  if (/^(userId|handOverTo|assigneeId|mentions)$/.test(name)) return 'user'
  if (name === 'providerId') return 'ssoProvider'
  if (name === 'userId') return 'user'
  if (name === 'copyOf') return 'site'
  return /collectionId$/i.test(name) ? 'collection' : 'item'
}
