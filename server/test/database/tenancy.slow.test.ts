import { issueHandoff } from '@satchel/contract/accounts/sessions.ts'
import { sendTestEmail } from '@satchel/contract/doctor.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { PERMISSIONS_OF, ROLES, type Role } from '@satchel/contract/permissions.ts'
import { switchPlan } from '@satchel/contract/tenants/billing.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../harness.ts'
import { bodyFor, furnish, type Ids, pathFor, queryFor } from '../world.ts'

const satchel = product()

/** Operations behind tokens; new ones are added automatically. */
const guarded = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
  ({ access }) => access !== 'public',
)
const cases = guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

function attempt(person: Person, endpoint: Endpoint, ids: Ids) {
  const raw = endpoint.raw ? { 'tus-resumable': '1.0.0' } : {}
  const { refreshToken } = person.tokens
  // Of a caller's own, as the ids of the path are.
  const token = endpoint === issueHandoff && { refreshToken }
  const body = endpoint.body && { ...(bodyFor(endpoint.body, ids) as object), ...token }
  const path = pathFor(endpoint, ids) + queryFor(endpoint, ids)
  return person.call(endpoint.method as 'GET', path, body, raw)
}

/** All rows of a tenant, of every table, as one text. */
async function everything(tenantId: string): Promise<string> {
  tables ??= await tenantTables()
  const parts = tables.map(
    (name) => sql`
      select ${sql.lit(name)} as name, t::text as row from ${sql.table(name)} t
      where tenant_id = (select id from chosen)`,
  )
  const { rows } = await sql<{ text: string }>`
    with chosen as materialized (select ${tenantId}::uuid as id)
    select string_agg(name || ' ' || row, chr(10) order by name, row) as text
    from (${sql.join(parts, sql` union all `)}) as rows`.execute(satchel.database.system)
  return rows[0]?.text ?? ''
}

let tables: string[] | undefined

async function tenantTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(
    satchel.database.system,
  )
  return rows.map(({ name }) => name)
}

describe('a tenant does not reach another by any id', () => {
  let worlds: Promise<{ ours: Owner; theirs: Ids; own: Ids; before: string }> | undefined
  const open = async () => {
    // The first operates the server, and may change both.
    await satchel.newTenant()
    const [ours, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const [own, theirs] = [await furnish(ours), await furnish(other)]
    return { ours, own, theirs, before: await everything(theirs.tenant) }
  }

  test.for(cases)('%s', async ([, endpoint]) => {
    worlds ??= open()
    const { ours, theirs, own, before } = await worlds
    const answer = await attempt(ours, endpoint, theirs)
    if (isOperators(endpoint)) {
      expect(answer.status).toBe(403)
      return expect(await everything(theirs.tenant)).toBe(before)
    }
    // The kind of a CRM is no id.
    if (/:(?!kind\b)/.test(endpoint.path)) expect(answer.status).toBe(404)
    // A search may be kept for what nobody has: it finds nothing.
    // Or be in conflict with what is set up here.
    else expect(answer.status).toBeOneOf([200, 201, 202, 204, 404, 409, 412, 422])
    const { missing, ...rest } = answer.body
    for (const id of [theirs.item, theirs.collection, theirs.link, theirs.user])
      expect(JSON.stringify(rest)).not.toContain(id)
    if (/DELETE .*sessions/.test(`${endpoint.method} ${endpoint.path}`)) worlds = undefined

    // With an id of ours in the path, those in the body may still be theirs.
    if (endpoint.body && endpoint.path.includes(':')) {
      const body = bodyFor(endpoint.body, theirs) as object
      await ours.call(endpoint.method as 'PUT', pathFor(endpoint, own), body)
    }
    // What a read changed would be seen after the next that writes.
    if (!isRead(endpoint)) expect(await everything(theirs.tenant)).toBe(before)
  })

  test('nor do the last operations, which only read, change anything of its', async () => {
    const { theirs, before } = await (worlds ?? open())
    expect(await everything(theirs.tenant)).toBe(before)
  })
})

describe('a role may do what the table of permissions says, and nothing else', () => {
  let world: Promise<{ owner: Owner; ids: Ids }> | undefined
  const open = async () => {
    const owner = await satchel.newTenant()
    await satchel.makeOperator(owner)
    return { owner, ids: await furnish(owner) }
  }
  const people = new Map<Role, Person>()

  test.for(cases)('%s', async ([, endpoint]) => {
    world ??= open()
    const { owner, ids } = await world
    for (const role of ROLES) {
      const person = people.get(role) ?? (await owner.withRole(role))
      people.set(role, person)
      const own = {
        user: person.userId,
        ...(await wishOf(person, endpoint)),
        ...(role === 'viewer' && (await pageOf(person, endpoint, ids))),
      }
      const { status } = await attempt(person, endpoint, { ...ids, ...own })
      const { access } = endpoint
      const may = access === 'signed-in' || (PERMISSIONS_OF[role] as string[]).includes(access)
      // Somebody who changed something may be gone, signed out or of another role.
      if (may && !isRead(endpoint)) people.delete(role)
      if (may) expect([role, status]).not.toEqual([role, expect.toBeOneOf([401, 403, 500])])
      else expect([role, status]).toEqual([role, 403])
    }
  })
})

/** A wish of the person's own, since others' are changed and deleted by editors alone. */
async function wishOf({ call }: Person, { method, path }: Endpoint): Promise<{ wish?: string }> {
  if (!['PUT', 'DELETE'].includes(method) || !/\/wish.*:id$/.test(path)) return {}
  const { body } = await call('POST', 'wishes/v1/create', { kind: 'feature', title: 'Mine' })
  return { wish: body.id }
}

/** A page that a viewer made for one person, since other sites are changed by editors alone. */
async function pageOf({ call }: Person, { path }: Endpoint, { item }: Ids) {
  if (!/\/sites\/v2\/:id/.test(path)) return {}
  const draft = { sharedToMemo: 'Vera', itemIds: [item] }
  const { body } = await call('POST', 'sites/v2/personal', draft)
  return { site: body.site.id }
}

/** Tells whether an operation is for the company that operates the server. */
const isOperators = (endpoint: Endpoint) =>
  endpoint === switchPlan ||
  endpoint === sendTestEmail ||
  endpoint.path.startsWith('/api/operator/')

const isRead = ({ reads, method }: Endpoint) => reads || ['GET', 'HEAD'].includes(method)

async function setTenant(owner: Owner, values: { status?: string; statusSince?: string }) {
  const { system } = satchel.database
  await system.updateTable('tenant').set(values).where('id', '=', owner.tenantId).execute()
  satchel.app.services.forgetIdentities(owner.tenantId)
}

/** Names of what a path may name. */
const NAMED = [
  'item',
  'collection',
  'link',
  'upload',
  'value',
  'bulkJob',
  'import',
  'export',
  'savedSearch',
  'preset',
  'wish',
  'cta',
  'submission',
  'session',
  'passkey',
  'invitation',
  'partnerCode',
  'ssoProvider',
  'ssoDomain',
  'scimToken',
  'error',
  'reportMail',
] as const

/** Ids of what isn't there, in the tenant of a person. */
function unknownIdsOf({ tenantId, userId }: Person): Ids {
  const ids = { tenant: tenantId, user: userId, tagKey: 'x', version: '1' } as Ids
  for (const name of NAMED) ids[name] = crypto.randomUUID()
  return ids
}

describe('without tokens nothing is answered; an inactive tenant is read for a while and not changed', () => {
  let found: Owner | undefined

  test.for(cases)('%s', async ([, endpoint]) => {
    const owner = found ?? (await satchel.newTenant())
    // One that was changed is not used again.
    found = endpoint.evenInactive ? undefined : owner
    const ids = unknownIdsOf(owner)
    const nobody = { ...owner, call: satchel.anonymous }
    expect((await attempt(nobody, endpoint, ids)).status).toBe(401)

    await setTenant(owner, { status: 'suspended', statusSince: new Date().toISOString() })
    const { status } = await attempt(owner, endpoint, ids)
    if (endpoint.evenInactive) return expect([401, 402, 500]).not.toContain(status)
    if (isRead(endpoint)) expect([402, 500]).not.toContain(status)
    else expect(status).toBe(402)
    await setTenant(owner, { statusSince: '2026-01-01T00:00:00Z' })
    expect((await attempt(owner, endpoint, ids)).status).toBe(402)
  })

  test('whose role doesn’t allow something hears of that, and not of the plan', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    await setTenant(owner, { status: 'suspended', statusSince: '2026-01-01T00:00:00Z' })
    for (const endpoint of guarded) {
      const { name, access, orAccess } = endpoint
      const allowed = ['signed-in', ...PERMISSIONS_OF.viewer] as string[]
      if ([access, orAccess].some((each) => each !== undefined && allowed.includes(each))) continue
      const { status } = await attempt(viewer, endpoint, unknownIdsOf(viewer))
      expect([name, status]).toEqual([name, 403])
    }
  })
})
