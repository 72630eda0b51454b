import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink, NOWHERE } from '../../test/library.ts'
import { plannerAt, task } from '../../test/sites.ts'

const satchel = product({ shared: true })
const somebody = () => browser(satchel)

async function make(person: Person, draft: object) {
  const answer = await person.call('POST', 'sites/v2/personal', draft)
  return { status: answer.status, ...answer.body }
}

async function ownerWithItems() {
  const owner = await satchel.newTenant()
  const one = await addLink(owner, { name: 'Price list' })
  const two = await addLink(owner, { name: 'Case study' })
  return { owner, ids: [one.id, two.id] as [string, string] }
}

test('a page for one person greets them, keeps the order and says why each piece is there', async () => {
  const { owner, ids } = await ownerWithItems()
  const { status, site, link } = await make(owner, {
    sharedToEmail: 'vera@customer.example',
    sharedToOrganization: 'Nordau',
    greeting: 'Good morning, Vera.\n\nAs promised <b>:</b>',
    itemIds: [ids[1], ids[0]],
    notes: { [ids[0]]: 'Valid until March', [NOWHERE]: 'x' },
  })
  expect(status).toBe(201)
  expect(site).toMatchObject({ name: 'For Nordau', status: 'published', isPersonal: true })
  expect(link).toMatchObject({ itemType: 'SITE', itemId: site.id, sharedToOrganization: 'Nordau' })
  const { body, headers } = await somebody().get(`/l/${link.slug}`)
  expect(body).toContain('Good morning, Vera.')
  expect(body).toContain('&lt;b&gt;')
  expect(body).toContain('Valid until March')
  expect(body.indexOf('Case study')).toBeLessThan(body.indexOf('Price list'))
  expect(headers['x-robots-tag']).toBe('noindex')
  // It opens by its links alone.
  expect((await somebody().get(`/p/${site.slug}`)).status).toBe(404)
  const content = await satchel.anonymous('GET', `sites/v2/sitecontent/${site.slug}`)
  expect(content.status).toBe(404)
  const read = await owner.call('GET', `items/v1/personalized/${link.id}`)
  expect(read.body.views).toBe(1)
})

test('viewers make and change their own, and no other site', async () => {
  const { owner, ids } = await ownerWithItems()
  const viewer = await owner.withRole('viewer')
  const draft = { sharedToMemo: 'Vera', itemIds: ids }
  const { status, site } = await make(viewer, draft)
  expect([status, site.owner.id]).toEqual([201, viewer.userId])
  const path = `sites/v2/${site.id}`
  expect((await viewer.call('PUT', path, { name: 'For Vera and Bo' })).status).toBe(200)
  expect((await viewer.call('POST', `${path}/publish`, {})).status).toBe(200)
  expect((await viewer.call('GET', `${path}/versions`)).body.items).not.toEqual([])
  const preview = await viewer.call('POST', `${path}/preview`)
  const { pathname, search } = new URL(preview.body.url)
  expect((await somebody().get(pathname + search)).body).toContain('Price list')
  expect((await viewer.call('DELETE', path)).status).toBe(204)
  expect((await viewer.call('POST', `${path}/restore`)).status).toBe(200)

  const colleague = await owner.withRole('viewer')
  const own = await owner.call('POST', 'sites/v2/create', { name: 'Fair' })
  const ofOwner = (await make(owner, draft)).site
  expect((await viewer.call('POST', 'sites/v2/create', { name: 'Mine' })).status).toBe(403)
  for (const [person, id, status] of [
    [viewer, own.body.id, 403],
    [viewer, ofOwner.id, 404],
    [colleague, site.id, 404],
  ] as const) {
    expect((await person.call('PUT', `sites/v2/${id}`, { name: 'Mine' })).status).toBe(status)
    expect((await person.call('DELETE', `sites/v2/${id}`)).status).toBe(status)
    expect((await person.call('POST', `sites/v2/${id}/preview`)).status).toBe(status)
  }
  expect((await owner.call('PUT', path, { name: 'For Vera' })).status).toBe(200)
})

test('it is made from a collection or a site as well, and asks for one of them and for a person', async () => {
  const { owner, ids } = await ownerWithItems()
  const stranger = await satchel.newTenant()
  const collection = await owner.call('POST', 'collections/v1/create', {
    name: 'Kit',
    itemIds: ids,
  })
  const vera = { sharedToMemo: 'Vera' }
  const ofCollection = await make(owner, { ...vera, collectionId: collection.body.id })
  expect(ofCollection.site.content[1].itemIds).toEqual(ids)
  const ofSite = await make(owner, { ...vera, siteId: ofCollection.site.id, name: 'Once more' })
  expect(ofSite.status, JSON.stringify(ofSite)).toBe(201)
  expect((await make(owner, { itemIds: ids })).errors[0].path).toBe('sharedToEmail')
  expect((await make(owner, vera)).errors[0].path).toBe('itemIds')
  const both = { ...vera, itemIds: ids, collectionId: collection.body.id }
  expect((await make(owner, both)).status).toBe(422)
  expect((await make(stranger, { ...vera, itemIds: ids })).errors[0].path).toBe('itemIds.0')
  expect((await make(stranger, { ...vera, collectionId: collection.body.id })).status).toBe(404)
  // Nothing is left of those that failed.
  const listed = await owner.call('GET', 'sites/v2/list')
  expect(listed.body.items).toHaveLength(2)
})

test('it can be changed after it was sent, and shows what is new since the last visit', async () => {
  const { owner, ids } = await ownerWithItems()
  const { site, link } = await make(owner, { sharedToMemo: 'Vera', itemIds: [ids[0]] })
  const page = async () => (await somebody().get(`/l/${link.slug}`)).body
  expect(await page()).not.toContain('class="new"')
  const { system } = satchel.database
  await system
    .updateTable('visit')
    .set({ at: new Date(Date.now() - 3_600_000).toISOString() })
    .where('linkId', '=', link.id)
    .execute()
  const since = JSON.stringify({ [ids[0]]: new Date(Date.now() - 7_200_000).toISOString() })
  await system.updateTable('site').set({ since }).where('id', '=', site.id).execute()
  const [title, items] = site.content
  const content = [title, { ...items, itemIds: ids }]
  await owner.call('PUT', `sites/v2/${site.id}`, { content })
  expect(await page()).not.toContain('Case study')
  await owner.call('POST', `sites/v2/${site.id}/publish`, {})
  const changed = await page()
  expect(changed).toContain('Case study')
  expect(changed.match(/class="new"/g)).toHaveLength(1)
})

test('it is listed to its owner and to who may see all links', async () => {
  const { owner, ids } = await ownerWithItems()
  const [maker, colleague] = [await owner.withRole('editor'), await owner.withRole('editor')]
  const vera = { sharedToOrganization: 'Nordau', itemIds: ids }
  const { site } = await make(maker, vera)
  const namesIn = async (person: Person, path: string) => {
    const { status, body } = await person.call('GET', path)
    expect(status, path).toBe(200)
    return JSON.stringify(body).includes('For Nordau')
  }
  const search = { searchTerm: 'nordau', types: ['SITE'] }
  for (const [person, isSeen] of [
    [maker, true],
    [owner, true],
    [colleague, false],
    [await owner.withRole('viewer'), false],
  ] as const) {
    const sees = `${person.userId} ${isSeen}`
    for (const path of ['sites/v2/list', 'activity/v1/list?itemType=SITE'])
      expect(await namesIn(person, path), `${sees} ${path}`).toBe(isSeen)
    const found = await person.call('POST', 'search/v1/query', search)
    expect(JSON.stringify(found.body).includes('For Nordau'), sees).toBe(isSeen)
    expect((await person.call('GET', `sites/v2/${site.id}`)).status).toBe(isSeen ? 200 : 404)
    const copy = { sharedToMemo: 'Bo', siteId: site.id }
    expect((await make(person, copy)).status).toBe(isSeen ? 201 : 404)
  }
  for (const [method, path, body] of [
    ['PUT', '', { name: 'Mine' }],
    ['GET', '/versions', undefined],
    ['POST', '/preview', undefined],
    ['DELETE', '', undefined],
  ] as const) {
    const answer = await colleague.call(method, `sites/v2/${site.id}${path}`, body)
    expect(answer.status, `${method} ${path}`).toBe(404)
  }
  const draft = { name: 'Mine', copyOf: site.id }
  expect((await colleague.call('POST', 'sites/v2/create', draft)).body.code).toBe('invalid')
  const report = 'analytics/v1/reports/sites'
  expect(await namesIn(owner, report)).toBe(true)
  expect(await namesIn(colleague, report)).toBe(false)
})

test('it is a room with a plan for both sides, whose faults are named by their place', async () => {
  const { owner, ids } = await ownerWithItems()
  const email = 'vera@customer.example'
  const planned = (...tasks: object[]) =>
    make(owner, {
      sharedToEmail: email,
      itemIds: ids,
      plan: [{ id: 'm1', name: 'Evaluation', tasks }],
    })
  const wrong = await planned(task('a', { userId: NOWHERE }), task('b', {}))
  expect(wrong.status).toBe(422)
  expect(wrong.errors[0].path).toBe('plan.0.tasks.1.owner')
  const foreign = await planned(task('a', { userId: NOWHERE }))
  expect(foreign.errors[0].path).toBe('plan.0.tasks.0.owner.userId')
  const { link } = await planned(task('a', { email, name: 'Vera' }))
  const vera = await plannerAt(satchel, `/l/${link.slug}`)
  expect((await vera.post('a', { state: 'done' })).status).toBe(200)
})
