import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { PERMISSIONS_OF, ROLES } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from './harness.ts'

const satchel = product()

/** Operations behind tokens; each new one joins by itself. */
const guarded = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
  ({ access }) => access !== 'public',
)
const cases = guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

type Ids = Record<
  | 'tenant'
  | 'user'
  | 'item'
  | 'collection'
  | 'link'
  | 'upload'
  | 'value'
  | 'bulkJob'
  | 'import'
  | 'export'
  | 'savedSearch',
  string
> & {
  tagKey: string
  version: string
}

/** A tenant that has one of everything. */
async function furnish(owner: Owner): Promise<Ids> {
  const draft = { kind: 'link', url: 'https://example.com/', name: 'A page', tags: ['Secret'] }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const { body: collection } = await owner.call('POST', 'collections/v1/create', {
    name: 'A collection',
    itemIds: [item.id],
  })
  await owner.call('POST', `auth/v1/tenants/${owner.tenantId}/domains`, { domain: 'go.acme.com' })
  const share = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
  const { body: savedSearch } = await owner.call('POST', 'search/v1/saved', {
    name: 'A search',
    form: {},
  })
  const { headers } = await owner.call('POST', 'uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': `filename ${Buffer.from('a.bin').toString('base64')}`,
  })
  const bulk = { search: {}, addTags: ['Bulk'] }
  const { body: bulkJob } = await owner.call('POST', 'items/v1/bulk/change', bulk)
  const uploads = { source: 'upload', total: 2 }
  const { body: run } = await owner.call('POST', 'items/v1/history', uploads)
  const { body: made } = await owner.call('POST', 'items/v1/exports', { format: 'csv' })
  return {
    tenant: owner.tenantId,
    user: owner.userId,
    item: item.id,
    import: run.importId,
    export: made.exportId,
    collection: collection.id,
    link: link.id,
    savedSearch: savedSearch.id,
    upload: String(headers.location).split('/').at(-1) ?? '',
    value: settings.categories.funnelStage[0].id,
    bulkJob: bulkJob.id,
    tagKey: 'secret',
    version: '1',
  }
}

/** Which entity a path parameter names; a path that none of these fits must be added here. */
const SUBJECTS: [path: RegExp, param: string, entity: keyof Ids][] = [
  [/\/uploads\//, 'id', 'upload'],
  [/\/bulk\/jobs\//, 'id', 'bulkJob'],
  [/\/auth\/v1\/tenants\//, 'id', 'tenant'],
  [/\/account-settings\//, 'id', 'tenant'],
  [/\/personalized\//, 'id', 'link'],
  [/\/search\/v1\/saved\//, 'id', 'savedSearch'],
  [/\/users\/v1\//, 'userId', 'user'],
  [/\/collections\/v1\//, 'id', 'collection'],
  [/\/collections\/v1\//, 'cid', 'collection'],
  [/./, 'importId', 'import'],
  [/./, 'exportId', 'export'],
  [/./, 'itemId', 'item'],
  [/./, 'tagKey', 'tagKey'],
  [/\/versions\//, 'number', 'version'],
  [/\/domains\//, 'version', 'version'],
  [/\/items\/v1\//, 'id', 'item'],
]

function pathFor({ path }: Endpoint, ids: Ids): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    if (name === 'page') return '1'
    const subject = SUBJECTS.find(([pattern, param]) => param === name && pattern.test(path))
    if (!subject) throw new Error(`Which entity does ${name} of ${path} name?`)
    return ids[subject[2]]
  })
}

/** A body that holds an id in every place that takes one, and the least else. */
function bodyFor(schema: TSchema | undefined, ids: Ids, name = ''): unknown {
  const shape = (schema ?? {}) as Record<string, never>
  const { type, format, anyOf, items, properties, const: literal, enum: values } = shape
  if (format === 'uuid') return ids[entityNamed(name)]
  if (literal !== undefined) return literal
  if (values) return values[0]
  if (anyOf) return bodyFor(anyOf[0], ids, name)
  if (items) return [bodyFor(items, ids, name)]
  if (properties) {
    const required = (shape.required ?? []) as string[]
    const taken = Object.entries(properties as Record<string, TSchema>).filter(
      ([key, property]) => required.includes(key) || holdsId(property),
    )
    return Object.fromEntries(taken.map(([key, property]) => [key, bodyFor(property, ids, key)]))
  }
  if (type === 'string') return name === 'url' ? 'https://example.com/' : 'Something'
  return type === 'boolean' ? true : 1
}

function holdsId(schema: TSchema): boolean {
  return JSON.stringify(schema).includes('"uuid"')
}

function entityNamed(name: string): keyof Ids {
  if (/^(funnelStage|content\w+)$/.test(name)) return 'value'
  if (name === 'undoId') return 'bulkJob'
  if (name === 'importId') return 'import'
  return /collectionId$/i.test(name) ? 'collection' : 'item'
}

function attempt(person: Person, endpoint: Endpoint, ids: Ids) {
  const raw = endpoint.raw ? { 'tus-resumable': '1.0.0' } : {}
  const body = endpoint.body && (bodyFor(endpoint.body, ids) as object)
  return person.call(endpoint.method as 'GET', pathFor(endpoint, ids), body, raw)
}

/** All rows of a tenant, of every table. */
async function everything(tenantId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(
    satchel.database.system,
  )
  const contents: string[] = []
  for (const { name } of rows) {
    const found = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(t order by t::text), '[]')::text as rows
      from ${sql.table(name)} t where tenant_id = ${tenantId}`.execute(satchel.database.system)
    contents.push(`${name} ${found.rows[0]?.rows}`)
  }
  return contents.join('\n')
}

describe('a tenant does not reach another by any id', () => {
  let worlds: Promise<{ ours: Owner; theirs: Ids; own: Ids }> | undefined
  const open = async () => {
    const [ours, other] = [await satchel.newTenant(), await satchel.newTenant()]
    return { ours, own: await furnish(ours), theirs: await furnish(other) }
  }

  test.for(cases)('%s', async ([, endpoint]) => {
    worlds ??= open()
    const { ours, theirs, own } = await worlds
    const before = await everything(theirs.tenant)
    const answer = await attempt(ours, endpoint, theirs)
    if (endpoint.path.includes(':')) expect(answer.status).toBe(404)
    // A search may be kept for what nobody has: it finds nothing.
    else expect(answer.status).toBeOneOf([200, 201, 202, 204, 404, 412, 422])
    const { missing, ...told } = answer.body
    for (const id of [theirs.item, theirs.collection, theirs.link, theirs.user])
      expect(JSON.stringify(told)).not.toContain(id)
    if (endpoint.path.endsWith('/sessions') || endpoint.path.endsWith('/current'))
      worlds = undefined

    // With an id of ours in the path, those in the body may still be theirs.
    if (endpoint.body && endpoint.path.includes(':')) {
      const body = bodyFor(endpoint.body, theirs) as object
      await ours.call(endpoint.method as 'PUT', pathFor(endpoint, own), body)
    }
    expect(await everything(theirs.tenant)).toBe(before)
  })
})

describe('a role may do what the table of permissions says, and nothing else', () => {
  let world: Promise<{ owner: Owner; ids: Ids }> | undefined
  const open = async () => {
    const owner = await satchel.newTenant()
    return { owner, ids: await furnish(owner) }
  }

  test.for(cases)('%s', async ([, endpoint]) => {
    world ??= open()
    const { owner, ids } = await world
    for (const role of ROLES) {
      const person = await owner.withRole(role)
      const { status } = await attempt(person, endpoint, { ...ids, user: person.userId })
      const { access } = endpoint
      const may = access === 'signed-in' || (PERMISSIONS_OF[role] as string[]).includes(access)
      if (may) expect([role, status]).not.toEqual([role, expect.toBeOneOf([401, 403, 500])])
      else expect([role, status]).toEqual([role, 403])
    }
  })
})

describe('without tokens nothing is answered, and for an inactive tenant little', () => {
  test.for(cases)('%s', async ([, endpoint]) => {
    const owner = await satchel.newTenant()
    const ids = { tenant: owner.tenantId, user: owner.userId, tagKey: 'x', version: '1' } as Ids
    const made = [
      'item',
      'collection',
      'link',
      'upload',
      'value',
      'bulkJob',
      'import',
      'export',
      'savedSearch',
    ] as const
    for (const name of made) ids[name] = crypto.randomUUID()
    const nobody = { ...owner, call: satchel.anonymous }
    expect((await attempt(nobody, endpoint, ids)).status).toBe(401)

    const { system } = satchel.database
    await system
      .updateTable('tenant')
      .set({ status: 'suspended' })
      .where('id', '=', owner.tenantId)
      .execute()
    satchel.app.services.forgetIdentities(owner.tenantId)
    const { status } = await attempt(owner, endpoint, ids)
    if (endpoint.evenInactive) expect(status).toBeLessThan(300)
    else expect(status).toBe(402)
  })
})
