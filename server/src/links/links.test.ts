import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { inDays, share } from '../../test/sharing.ts'

const satchel = product({ shared: true })

const NOWHERE = '01a1fbf1-374f-76d2-917b-be04511352be'
const MINE = 'items/v1/v2/shortener/my-links'

const day = (days: number) => inDays(days).slice(0, 10)

async function add(person: Person, fields: object = {}) {
  const draft = { kind: 'link', url: 'https://example.com/prices', name: 'Prices', ...fields }
  const { status, body } = await person.call('POST', 'items/v1', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

async function addCollection(person: Person, fields: object = {}) {
  const { body } = await person.call('POST', 'collections/v1/create', { name: 'Kit', ...fields })
  return body
}

const contextOf = (person: Person, itemId: string, query = '') =>
  person.call('GET', `items/v1/v2/shortener/item/${itemId}/context${query}`)

describe('sharing', () => {
  test('makes a short link for one person, in the terms of the tenant', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const { status, body: link } = await share(owner, item.id, {
      sharedToEmail: 'Bo@Customer.example',
      sharedToMemo: '  after the fair ',
      sharedToOrganization: ' Customer & Co ',
    })
    expect(status).toBe(201)
    expect(link).toEqual({
      id: expect.any(String),
      slug: expect.stringMatching(/^[a-km-z2-9]{12}$/),
      url: `${satchel.config.PUBLIC_URL}/l/${link.slug}`,
      itemId: item.id,
      itemType: 'ITEM',
      itemName: 'Prices',
      version: 1,
      sharedToName: null,
      isOwn: false,
      target: null,
      sharedBy: { id: owner.userId, name: 'Ada Owner' },
      sharedToEmail: 'bo@customer.example',
      sharedToMemo: 'after the fair',
      sharedToOrganization: 'Customer & Co',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      expiresAt: null,
      expiresOn: null,
      hasPassword: false,
      allowDownload: true,
      downloadAs: 'pdf',
      requireEmail: false,
      proveEmail: true,
      allowed: [],
      refused: [],
      notify: null,
      utm: {},
      preview: {},
      watermark: false,
      questions: false,
      allowPassOn: true,
      parentLinkId: null,
      passedOn: 0,
      unmeasured: false,
      agreementId: null,
      language: null,
      views: 0,
      sureViews: 0,
      viewers: 0,
      lastViewedAt: null,
      disabledAt: null,
    })
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.shares).toBe(1)
  })

  test('the same thing with the same person again gives the same link', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const to = { sharedToEmail: 'bo@customer.example', sharedToOrganization: 'Customer' }
    const first = await share(owner, item.id, to)
    const again = await share(owner, item.id, {
      sharedToEmail: 'BO@customer.example',
      sharedToOrganization: ' CUSTOMER ',
      sharedToMemo: '',
    })
    expect(again).toMatchObject({ status: 200, body: first.body })

    const others = [
      await share(owner, item.id, { ...to, sharedToMemo: 'second try' }),
      await share(owner, item.id),
      await share(await owner.withRole('viewer'), item.id, to),
    ]
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = [first, ...others].map(({ body }) => body.id)
    expect(new Set(ids).size).toBe(4)
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.shares).toBe(4)
  })

  test('many identical shares at once create one link', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const to = { sharedToEmail: 'bo@customer.example' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => share(owner, item.id, to)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.shares).toBe(1)
  })

  test('again puts the link under the terms given then, and opens one that is over', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const expiresAt = inDays(1)
    const first = await share(owner, item.id, { expiresAt, allowDownload: false })
    expect(first.body).toMatchObject({ expiresAt, allowDownload: false })
    const same = await share(owner, item.id)
    expect(same.body).toMatchObject({ id: first.body.id, expiresAt, allowDownload: false })
    const longer = await share(owner, item.id, { expiresAt: inDays(9), allowDownload: true })
    expect(longer.body).toMatchObject({ id: first.body.id, allowDownload: true })

    await satchel.database.system
      .updateTable('link')
      .set({ expiresAt: inDays(-1) })
      .where('id', '=', first.body.id)
      .execute()
    const reopened = await share(owner, item.id)
    expect(reopened).toMatchObject({ status: 200, body: { id: first.body.id, expiresAt: null } })
  })

  test('follows the tenant in whether a download is allowed', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
    const change = { sharing: { allowDownload: false } }
    await owner.call('PUT', `users/v1/account-settings/${settings.id}`, change)
    expect((await share(owner, item.id)).body.allowDownload).toBe(false)
    const allowed = await share(owner, item.id, { sharedToMemo: 'allowed', allowDownload: true })
    expect(allowed.body.allowDownload).toBe(true)
  })

  test('works for a collection', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addCollection(owner)
    const { status, body } = await share(owner, id, { itemType: 'COLLECTION' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ itemType: 'COLLECTION', itemId: id, itemName: 'Kit' })
  })

  test.each([
    ['is switched off', { shareable: false }],
    ['has not begun', { releasesOn: day(3) }],
    ['is over', { expiresOn: day(-3) }],
  ])('is refused where it %s', async (_, fields) => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    await owner.call('PUT', `items/v1/${item.id}`, fields)
    const answer = await share(owner, item.id)
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-shareable' } })
  })

  test('of what the person cannot see is a 404', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const viewer = await owner.withRole('viewer')
    const hidden = await add(owner)
    await owner.call('PUT', `items/v1/${hidden.id}`, { inLibrary: false })
    const unreleased = await add(owner, { url: 'https://example.com/soon' })
    await owner.call('PUT', `items/v1/${unreleased.id}`, { releasesOn: day(3) })
    const deleted = await add(owner, { url: 'https://example.com/gone' })
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [deleted.id] })
    const secret = await addCollection(owner, { visibility: 'private' })

    const answers = [
      await share(viewer, hidden.id),
      await share(viewer, unreleased.id),
      await share(owner, deleted.id),
      await share(stranger, hidden.id),
      await share(owner, NOWHERE),
      await share(owner, NOWHERE, { itemType: 'SITE' }),
      await share(viewer, secret.id, { itemType: 'COLLECTION' }),
      await share(owner, secret.id, { itemType: 'ITEM' }),
      await contextOf(viewer, hidden.id),
      await contextOf(stranger, hidden.id),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })

  test('names each field that will not do', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const past = await share(owner, item.id, { expiresAt: inDays(-1) })
    expect(past).toMatchObject({ status: 422, body: { errors: [{ path: 'expiresAt' }] } })
    const faulty = { itemType: 'PAGE', sharedToEmail: 'nobody', sharedToMemo: 'm'.repeat(301) }
    const refused = await share(owner, 'no id', faulty)
    expect(refused.status).toBe(422)
    expect(refused.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'itemId',
      'itemType',
      'sharedToEmail',
      'sharedToMemo',
    ])
  })
})

describe('my links', () => {
  async function library() {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const { id } = await addCollection(owner, { name: 'Welcome kit' })
    for (let number = 1; number <= 11; number++)
      await share(owner, item.id, { sharedToMemo: `Memo ${number}` })
    await share(owner, id, {
      itemType: 'COLLECTION',
      sharedToEmail: 'bo@customer.example',
      sharedToOrganization: 'Wheels 100%',
    })
    await share(await owner.withRole('editor'), item.id)
    return owner
  }

  const listed = async (owner: Owner, query = '') => (await owner.call('GET', MINE + query)).body

  test('come ten at a time, newest first, and are mine alone', async () => {
    const owner = await library()
    const first = await listed(owner)
    expect(first.total).toBe(12)
    expect(first.items).toHaveLength(10)
    expect(first.items[0].itemName).toBe('Welcome kit')
    expect(first.items[1].sharedToMemo).toBe('Memo 11')
    const rest = await listed(owner, '?limit=10&offset=10')
    expect(rest.items.map(({ sharedToMemo }: { sharedToMemo: string }) => sharedToMemo)).toEqual([
      'Memo 2',
      'Memo 1',
    ])
    expect((await owner.call('GET', `${MINE}?limit=0`)).status).toBe(422)
  })

  test('come with the picture of their item', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    await satchel.database.system
      .updateTable('item')
      .set({ thumbnailKey: `${owner.tenantId}/${item.id}/thumbnail.webp` })
      .where('id', '=', item.id)
      .execute()
    const { id } = await addCollection(owner, { name: 'Kit' })
    await share(owner, item.id)
    await share(owner, id, { itemType: 'COLLECTION' })
    const pictures = (await listed(owner)).items.map(
      ({ thumbnailUrl }: { thumbnailUrl?: string }) => thumbnailUrl,
    )
    expect(pictures).toEqual([undefined, expect.stringMatching(/^\/files\//)])
  })

  test('come with the views of the last 14 days', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const { body: link } = await share(owner, item.id)
    await share(owner, item.id, { sharedToMemo: 'Not read' })
    await sql`insert into visit_day (tenant_id, link_id, day, dimension, value, views, viewers, sure_views,
        sure_viewers, downloads, duration_ms, sure_duration_ms, again_viewers, again_sure_viewers)
      select ${owner.tenantId}, ${link.id}, current_date - ago, 'all', '', views, 1, 0, 0, 0, 0, 0, 0, 0
      from (values (20, 9), (13, 1), (1, 4)) as counted (ago, views)`.execute(
      satchel.database.system,
    )
    const [unread, read] = (await listed(owner)).items
    expect(unread.recentViews).toEqual(Array(14).fill(0))
    expect(read.recentViews).toEqual([1, ...Array(11).fill(0), 4, 0])
  })

  test('are found by recipient, memo, organization, item and slug', async () => {
    const owner = await library()
    const [newest] = (await listed(owner)).items
    for (const search of ['BO@cust', 'wheels 100%', 'welcome', newest.slug])
      expect(await listed(owner, `?search=${encodeURIComponent(search)}`)).toMatchObject({
        total: 1,
        items: [{ id: newest.id }],
      })
    expect((await listed(owner, '?search=memo%201')).total).toBe(3)
    expect((await listed(owner, '?search=100_')).total).toBe(0)
    expect((await listed(owner, '?itemType=COLLECTION')).total).toBe(1)
  })
})

describe('the context of a share', () => {
  test('lists earlier links to the item: mine, or everyone’s if I may see them', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const item = await add(owner)
    const other = await add(owner, { url: 'https://example.com/other' })
    await share(owner, item.id, { sharedToEmail: 'bo@customer.example' })
    await share(owner, other.id, { sharedToEmail: 'bo@customer.example' })
    await share(editor, item.id, { sharedToEmail: 'cy@customer.example' })

    const mine = await contextOf(editor, item.id)
    expect(mine.body).toMatchObject({ total: 1, items: [{ sharedToEmail: 'cy@customer.example' }] })
    const all = await contextOf(owner, item.id)
    expect(all.body).toMatchObject({
      total: 2,
      stats: { links: 2, views: 0, viewers: 0, downloads: 0 },
    })
    expect((await contextOf(owner, item.id, '?limit=1&offset=1')).body).toMatchObject({
      total: 2,
      items: [{ sharedToEmail: 'bo@customer.example' }],
    })
  })

  test('for a person or an organization lists theirs', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const [bo, cy] = ['bo@customer.example', 'cy@customer.example']
    await share(owner, item.id, { sharedToEmail: bo })
    await share(owner, item.id, { sharedToEmail: cy, sharedToOrganization: 'Customer' })
    await share(owner, item.id, { sharedToMemo: 'Fair' })
    const recipients = async (query: string) => {
      const { body } = await contextOf(owner, item.id, query)
      expect(body.stats.links).toBe(body.total)
      return body.items.map((link: { sharedToEmail: string }) => link.sharedToEmail)
    }
    expect(await recipients('?sharedToEmail=%20BO@Customer.example')).toEqual([bo])
    expect(await recipients('?sharedToOrganization=customer')).toEqual([cy])
    expect(await recipients(`?sharedToEmail=${bo}&sharedToOrganization=Customer`)).toEqual([cy, bo])
    expect(await recipients('?sharedToMemo=fair')).toEqual([null])
    expect(await recipients('?sharedToEmail=no@one.example')).toEqual([])
  })

  test('names the link that the same share answers again, and no other', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const item = await add(owner)
    const to = { sharedToEmail: 'bo@customer.example', sharedToOrganization: 'Customer' }
    const { body: link } = await share(owner, item.id, { ...to, password: 'sesame 42' })
    await share(owner, item.id, { sharedToEmail: to.sharedToEmail, sharedToMemo: 'Fair' })
    const existing = async (person: Person, query: string) =>
      (await contextOf(person, item.id, query)).body.existing
    const same = '?sharedToEmail=BO@Customer.example&sharedToOrganization=customer'
    expect(await existing(owner, same)).toMatchObject({ id: link.id, hasPassword: true })
    expect(await existing(owner, '?sharedToEmail=bo@customer.example')).toBeUndefined()
    expect(await existing(owner, '')).toBeUndefined()
    expect(await existing(editor, same)).toBeUndefined()
    const { body: anyone } = await share(owner, item.id)
    expect(await existing(owner, '')).toMatchObject({ id: anyone.id })
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    expect(await existing(owner, same)).toBeUndefined()
  })
})

test('where an item is used shows each person what they may see', async () => {
  const owner = await satchel.newTenant()
  const [viewer, editor] = [await owner.withRole('viewer'), await owner.withRole('editor')]
  const item = await add(owner)
  const team = await addCollection(owner, { name: 'Team kit', itemIds: [item.id] })
  const kit = { name: 'My kit', visibility: 'private', itemIds: [item.id] }
  const own = await addCollection(editor, kit)
  await addCollection(owner, { name: 'Another' })
  await share(viewer, item.id, { sharedToEmail: 'bo@customer.example' })
  await share(owner, item.id)
  const uses = async (person: Person) => (await person.call('GET', `items/v1/${item.id}/uses`)).body
  const shown = [{ id: team.id, name: 'Team kit' }]
  expect(await uses(viewer)).toMatchObject({ collections: shown, links: { links: 1 } })
  expect(await uses(editor)).toMatchObject({
    collections: [{ id: own.id, name: 'My kit' }, ...shown],
    links: { links: 0 },
  })
  expect(await uses(owner)).toMatchObject({ collections: shown, links: { links: 2 } })
  const hidden = await add(owner, { inLibrary: false })
  expect((await viewer.call('GET', `items/v1/${hidden.id}/uses`)).status).toBe(404)
})
