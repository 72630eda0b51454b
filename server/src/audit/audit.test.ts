import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product()

const actionsOf = async ({ call }: Owner, query = '') => {
  const { body } = await call('GET', `audit/v1/list${query}`)
  return body.items.map(({ action }: { action: string }) => action)
}

describe('the audit log', () => {
  test('lists who did what, when and from where, newest first', async () => {
    const owner = await satchel.newTenant()
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const profile = `auth/v1/tenants/${owner.tenantId}/profile`
    await owner.call('PATCH', profile, { attribute: 'name', value: 'Acme Two' }, agent)
    const { body } = await owner.call('GET', 'audit/v1/list')
    expect(body.items[0]).toMatchObject({
      action: 'tenant.changed',
      actor: { id: owner.userId, name: 'Ada Owner' },
      details: { name: 'Acme Two' },
      ip: expect.stringMatching(/^\d/),
      device: 'Firefox on Linux',
      agent: expect.stringContaining('Firefox'),
      at: expect.stringMatching(/Z$/),
    })
    expect(body.items.at(-1).action).toBe('session.started')
  })

  test('records failed sign-ins without the passwords that were tried', async () => {
    const owner = await satchel.newTenant()
    const attempt = { email: owner.email, password: 'my-secret-guess' }
    await satchel.anonymous('POST', 'auth/v1/sessions', attempt)
    const { body } = await owner.call('GET', 'audit/v1/list?action=session.refused')
    expect(body.items).toMatchObject([{ details: { method: 'password' } }])
    expect(JSON.stringify(body)).not.toContain('my-secret-guess')
    expect(JSON.stringify(body)).not.toContain(PASSWORD)
  })

  test('is narrowed by action, group of actions, person and day, in pages without a gap', async () => {
    const owner = await satchel.newTenant()
    const admin = await owner.withRole('admin')
    const profile = `auth/v1/tenants/${owner.tenantId}/profile`
    for (const name of ['One', 'Two', 'Three'])
      await admin.call('PATCH', profile, { attribute: 'name', value: name })
    expect(await actionsOf(owner, '?action=tenant')).toHaveLength(3)
    expect(await actionsOf(owner, '?action=ten')).toHaveLength(0)
    expect(await actionsOf(owner, `?actorId=${owner.userId}`)).toEqual(['session.started'])
    expect(await actionsOf(owner, `?actorId=${admin.userId}`)).toHaveLength(3)
    const today = new Date().toISOString().slice(0, 10)
    expect(await actionsOf(owner, `?from=${today}&to=${today}`)).toHaveLength(4)
    expect(await actionsOf(owner, '?to=2020-01-01')).toHaveLength(0)
    expect(await actionsOf(owner, '?from=2099-01-01')).toHaveLength(0)

    const seen: string[] = []
    let cursor: string | null = null
    do {
      const at: string = cursor === null ? '' : `&cursor=${cursor}`
      const { body } = await owner.call('GET', `audit/v1/list?limit=1${at}`)
      seen.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(new Set(seen).size).toBe(4)
    expect((await owner.call('GET', 'audit/v1/list?cursor=x')).status).toBe(400)
    expect((await owner.call('GET', 'audit/v1/list?from=yesterday')).status).toBe(422)
  })

  test('counts days in the time zone of the tenant', async () => {
    const owner = await satchel.newTenant()
    await satchel.database.system
      .insertInto('audit')
      .values({ tenantId: owner.tenantId, action: 'test', at: '2026-03-01T11:30:00Z' })
      .execute()
    expect(await actionsOf(owner, '?from=2026-03-01&to=2026-03-01')).toEqual(['test'])
    const profile = `auth/v1/tenants/${owner.tenantId}/profile`
    await owner.call('PATCH', profile, { attribute: 'timeZone', value: 'Pacific/Auckland' })
    expect(await actionsOf(owner, '?to=2026-03-01')).toEqual([])
    expect(await actionsOf(owner, '?from=2026-03-02&to=2026-03-02')).toEqual(['test'])
  })

  test('can be exported as CSV without formulas, which is itself recorded', async () => {
    const owner = await satchel.newTenant()
    const values = Array.from({ length: 2_100 }, (_, at) => ({
      tenantId: owner.tenantId,
      action: 'test',
      actorName: `${at % 2 ? '=' : '＝'}1+${at}`,
    }))
    await satchel.database.system.insertInto('audit').values(values).execute()
    const answer = await owner.call('GET', 'audit/v1/export?action=test')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = String(answer.body).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2_101)
    expect(lines[0]).toContain('Time,Action,Person')
    const formulas = lines.slice(1).map((line) => /,'?[=＝]1\+/.exec(line)?.[0])
    expect(new Set(formulas)).toEqual(new Set([",'=1+", ",'＝1+"]))
    expect(await actionsOf(owner, '?action=audit.exported')).toHaveLength(1)
  })

  test('is read by administrators, of their own tenant', async () => {
    const owner = await satchel.newTenant()
    const stranger = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    expect((await editor.call('GET', 'audit/v1/list')).status).toBe(403)
    expect((await editor.call('GET', 'audit/v1/export')).status).toBe(403)
    const { body } = await stranger.call('GET', `audit/v1/list?actorId=${owner.userId}`)
    expect(body.items).toEqual([])
  })
})

describe('audit log entries can’t be edited', () => {
  test.for([
    ['changed', sql`update audit set action = 'nothing'`],
    ['deleted', sql`delete from audit`],
    ['emptied', sql`truncate audit`],
    ['moved to another tenant', sql`update audit set tenant_id = new_id()`],
    ['freed of its guard', sql`alter table audit disable trigger unchangeable`],
  ] as const)('it is not %s by the role of tenant work', async ([, statement]) => {
    const owner = await satchel.newTenant()
    const attempt = satchel.database.system.transaction().execute(async (db) => {
      await sql`select set_config('app.tenant_id', ${owner.tenantId}, true),
        set_config('role', 'satchel_app', true)`.execute(db)
      await statement.execute(db)
    })
    await expect(attempt).rejects.toThrow(/permission denied|must be owner/)
    expect(await actionsOf(owner)).toEqual(['session.started'])
  })

  test('it is not written for another tenant by the role of tenant work', async () => {
    const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
    const attempt = satchel.database.system.transaction().execute(async (db) => {
      await sql`select set_config('app.tenant_id', ${ours.tenantId}, true),
        set_config('role', 'satchel_app', true)`.execute(db)
      await sql`insert into audit (tenant_id, action) values (${theirs.tenantId}, 'made up')`.execute(
        db,
      )
    })
    await expect(attempt).rejects.toThrow(/row-level security/)
  })

  test('even the owner of the database cannot change or empty it without taking the guard away', async () => {
    const owner = await satchel.newTenant()
    const { system } = satchel.database
    for (const statement of [sql`update audit set action = 'nothing'`, sql`truncate audit cascade`])
      await expect(statement.execute(system)).rejects.toThrow('The audit log is not changed')
    expect(await actionsOf(owner)).toEqual(['session.started'])
  })
})

describe('the audit log also records', () => {
  const draft = { kind: 'link', url: 'https://example.com/', name: 'A page' }
  const newest = async (owner: Owner) =>
    (await owner.call('GET', 'audit/v1/list?limit=1')).body.items[0]

  test('deletions: of one by its name, of many by their number, into the trash and out of it', async () => {
    const owner = await satchel.newTenant()
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three', 'Four'])
      ids.push((await owner.call('POST', 'items/v1', { ...draft, name })).body.id)
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: ids.slice(0, 1) })
    expect(await newest(owner)).toMatchObject({
      action: 'items.deleted',
      target: { type: 'item', id: ids[0], name: 'One' },
    })
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: ids.slice(1, 3) })
    expect((await newest(owner)).details).toMatchObject({ count: 2, names: ['Two', 'Three'] })
    await owner.call('POST', 'items/v1/bulk/change', { ids: ids.slice(3), delete: true })
    expect(await newest(owner)).toMatchObject({ action: 'items.deleted', details: { count: 1 } })
    await owner.call('DELETE', 'items/v1/bin/items', { ids: ids.slice(0, 1) })
    expect(await newest(owner)).toMatchObject({
      action: 'items.purged',
      target: { name: 'One' },
    })
    await owner.call('DELETE', 'items/v1/bin')
    const actions = await actionsOf(owner)
    expect(actions).toContain('bin.emptied')
    // Nothing is recorded about items that did not exist.
    const before = actions.length
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [crypto.randomUUID()] })
    expect(await actionsOf(owner)).toHaveLength(before)
  })

  test('exports, imports, collections, presets, domains, defaults, links', async () => {
    const owner = await satchel.newTenant()
    const colleague = await owner.withRole('editor')
    const settings = `users/v1/account-settings/${owner.tenantId}`
    const { body: item } = await owner.call('POST', 'items/v1', draft)
    const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'C' })
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', {
      itemId: item.id,
      itemType: 'ITEM',
      sharedToMemo: 'A fair',
    })
    const { body: preset } = await owner.call('POST', 'items/v1/link-presets', {
      name: 'P',
      options: {},
    })
    await owner.call('DELETE', `items/v1/link-presets/${preset.id}`)
    await owner.call('DELETE', `collections/v1/${collection.id}`)
    await owner.call('POST', 'items/v1/exports', { format: 'csv' })
    await owner.call('POST', 'items/v1/history', { source: 'upload', total: 2 })
    await owner.call('POST', `auth/v1/tenants/${owner.tenantId}/domains`, { domain: 'go.a.com' })
    await owner.call('DELETE', `auth/v1/tenants/${owner.tenantId}/domains/1`)
    await owner.call('PUT', settings, { sharing: { allowDownload: false } })
    await owner.call('PUT', settings, { addTag: { label: 'Spring' } })
    const { status } = await owner.call('POST', `items/v1/personalized/${link.id}/owner`, {
      userId: colleague.userId,
    })
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    const actions = await actionsOf(owner)
    expect(status).toBe(200)
    for (const action of [
      'export.made',
      'import.started',
      'collection.deleted',
      'preset.made',
      'preset.deleted',
      'domain.added',
      'domain.removed',
      'sharing.changed',
      'taxonomy.changed',
      'link.handed-over',
      'link.withdrawn',
    ])
      expect(actions).toContain(action)
    const [withdrawn] = (await owner.call('GET', 'audit/v1/list?action=link.withdrawn')).body.items
    expect(withdrawn).toMatchObject({
      target: { type: 'link', id: link.id, name: link.itemName },
      details: { slug: link.slug },
    })
  })

  test('nothing of what failed', async () => {
    const owner = await satchel.newTenant()
    const settings = `users/v1/account-settings/${owner.tenantId}`
    const stale = { 'if-match': '"999"' }
    await owner.call('PUT', settings, { sharing: { allowDownload: false } }, stale)
    expect(await actionsOf(owner)).toEqual(['session.started'])
  })
})
