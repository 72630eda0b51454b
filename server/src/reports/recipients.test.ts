import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product({ shared: true })

const addressOf = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@customer.example`

/** Shares a web link of its own name. */
async function share(owner: Owner, name: string, options: object) {
  const draft = { kind: 'link', url: `https://example.com/${name}`, name }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const body = { itemId: item.id, itemType: 'ITEM', ...options }
  const answer = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  expect(answer.status).toBe(201)
  return answer.body as { id: string; slug: string }
}

type Visitor = ReturnType<typeof browser>

/** Opens a link that takes an address at its word. */
async function enter(slug: string, email: string, visitor = browser(satchel)): Promise<void> {
  expect((await visitor.post(`/l/${slug}/email`, { email })).status).toBe(303)
  expect((await visitor.get(`/l/${slug}`)).status).toBe(302)
}

/** Opens a link that asks for a code. */
async function prove(slug: string, email: string, visitor: Visitor = browser(satchel)) {
  expect((await visitor.post(`/l/${slug}/email`, { email })).status).toBe(200)
  const code = await satchel.codeFor(email)
  expect((await visitor.post(`/l/${slug}/code`, { email, code })).status).toBe(303)
  expect((await visitor.get(`/l/${slug}`)).status).toBe(302)
  return visitor
}

const list = async (owner: Owner, query: string) =>
  (await owner.call('GET', `items/v1/v2/shortener/recipients${query}`)).body

const one = async (owner: Owner, key: string, kind = 'person') =>
  (
    await owner.call(
      'GET',
      `items/v1/v2/shortener/recipients/one?kind=${kind}&key=${encodeURIComponent(key)}`,
    )
  ).body

const WORD = { requireEmail: true, proveEmail: false }
const CODE = { requireEmail: true, proveEmail: true }

test('an address that a stranger enters at someone else’s gate adds nothing to its owner’s figures', async () => {
  const owner = await satchel.newTenant()
  const [cy, ada] = [addressOf('cy'), addressOf('ada')]
  const own = await share(owner, 'Own', { sharedToEmail: cy })
  const gate = await share(owner, 'Gate', { sharedToEmail: ada, ...WORD })
  await enter(gate.slug, cy)

  const figures = {
    emailProved: false,
    links: 1,
    opened: 0,
    views: 0,
    sureViews: 0,
    lastViewedAt: null,
    unverified: { links: 1, views: 1, lastViewedAt: expect.any(String) },
  }
  expect((await list(owner, `?search=${cy}`)).items).toMatchObject([figures])
  expect(await one(owner, cy)).toMatchObject({
    ...figures,
    received: [
      { link: { id: gate.id }, isGiven: true, emailProved: false, views: 1 },
      { link: { id: own.id }, isGiven: false, views: 0 },
    ],
  })

  // Whose link it was opened is Ada's page; whom the visitor said they were stands there, marked.
  const { received, ...hers } = await one(owner, ada)
  expect(hers).toMatchObject({ emailProved: false, links: 1, opened: 1, views: 1 })
  expect(hers.unverified).toBeUndefined()
  expect(received[0].others).toEqual([{ email: cy, emailProved: false, views: 1 }])
})

test('a visit stands with whom it was proved for, whoever the link was made for', async () => {
  const owner = await satchel.newTenant()
  const [ada, dee] = [addressOf('ada'), addressOf('dee')]
  const organization = { sharedToOrganization: 'Customer' }
  const link = await share(owner, 'Hers', { sharedToEmail: ada, ...organization, ...CODE })
  await prove(link.slug, dee)

  const others = [{ email: dee, emailProved: true, views: 1 }]
  expect(await one(owner, ada)).toMatchObject({
    emailProved: false,
    links: 1,
    opened: 0,
    views: 0,
    sureViews: 0,
    lastViewedAt: null,
    received: [{ views: 0, sureViews: 0, lastViewedAt: null, seconds: 0, others }],
  })
  expect(await one(owner, dee)).toMatchObject({
    emailProved: true,
    links: 1,
    opened: 1,
    views: 1,
    sureViews: 1,
    received: [{ link: { id: link.id }, isGiven: true, emailProved: true, views: 1 }],
  })
  // The organization's link was opened; its page says by whom.
  expect(await one(owner, 'customer', 'organization')).toMatchObject({
    opened: 1,
    received: [{ views: 1, others }],
  })

  await prove(link.slug, ada)
  expect(await one(owner, ada)).toMatchObject({
    emailProved: true,
    opened: 1,
    views: 1,
    lastViewedAt: expect.any(String),
    received: [{ views: 1, others }],
  })
})

test('two people who prove themselves in one browser each have their visit', async () => {
  const owner = await satchel.newTenant()
  const [ada, dee] = [addressOf('ada'), addressOf('dee')]
  const link = await share(owner, 'Hers', { sharedToEmail: ada, ...CODE })
  const visitor = await prove(link.slug, ada)
  visitor.cookies.clear()
  await prove(link.slug, dee, visitor)
  expect(await one(owner, dee)).toMatchObject({ opened: 1, views: 1, emailProved: true })
  expect(await one(owner, ada)).toMatchObject({ opened: 1, views: 1, emailProved: true })
  const visits = await owner.call('GET', `items/v1/personalized/${link.id}/visits`)
  expect(visits.body.items).toMatchObject([{ visitor: dee }, { visitor: ada }])
})

test('who proved an address at one link is not taken for whoever enters it at another', async () => {
  const owner = await satchel.newTenant()
  const dee = addressOf('dee')
  const [proved, entered] = [await share(owner, 'One', CODE), await share(owner, 'Two', WORD)]
  await prove(proved.slug, dee)
  await enter(entered.slug, dee)
  expect(await one(owner, dee)).toMatchObject({
    emailProved: true,
    links: 1,
    opened: 1,
    views: 1,
    unverified: { links: 1, views: 1 },
    received: [
      { link: { id: entered.id }, emailProved: false },
      { link: { id: proved.id }, emailProved: true },
    ],
  })
})

test('who is known by an address they entered alone is listed, without figures of their own', async () => {
  const owner = await satchel.newTenant()
  const eve = addressOf('eve')
  const gate = await share(owner, 'Gate', WORD)
  await enter(gate.slug, eve)
  expect((await list(owner, `?search=${eve}`)).items).toMatchObject([
    { emailProved: false, links: 0, opened: 0, views: 0, unverified: { links: 1, views: 1 } },
  ])
})

test('a colleague’s address that a stranger enters hides no visit; a verified one is a colleague’s', async () => {
  const owner = await satchel.newTenant()
  const [word, code] = [await share(owner, 'Word', WORD), await share(owner, 'Code', CODE)]
  const visits = async (id: string) =>
    (await owner.call('GET', `items/v1/personalized/${id}/visits?includeFiltered=true`)).body.items
  await enter(word.slug, owner.email)
  expect(await visits(word.id)).toMatchObject([{ filtered: null, emailProved: false }])
  await prove(code.slug, owner.email)
  expect(await visits(code.id)).toMatchObject([{ filtered: 'colleague', emailProved: true }])
})

test('a session is of one person: an address entered elsewhere joins no visit of who verified it', async () => {
  const owner = await satchel.newTenant()
  const dee = addressOf('dee')
  const [proved, entered] = [await share(owner, 'One', CODE), await share(owner, 'Two', WORD)]
  await prove(proved.slug, dee)
  await enter(entered.slug, dee)
  await satchel.app.tasks['sum-visits']?.({})
  const sessions = await satchel.database.system
    .selectFrom('visit')
    .select('sessionId')
    .distinct()
    .where('linkId', 'in', [proved.id, entered.id])
    .execute()
  expect(sessions).toHaveLength(2)
})

test('an organization is recommended what similar ones opened next, and no one else’s', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const stranger = await satchel.newTenant()
  const { categories } = (await owner.call('GET', 'users/v1/account-settings')).body
  const itemOf = async (name: string, fields: object = {}) => {
    const draft = { kind: 'link', url: `https://example.com/${name}`, name, ...fields }
    return (await owner.call('POST', 'items/v1', draft)).body.id as string
  }
  const guide = await itemOf('Guide', { funnelStage: [categories.funnelStage[0].id] })
  const [next, last, other] = [await itemOf('Next'), await itemOf('Last'), await itemOf('Other')]
  const opens = async (sharedToOrganization: string, itemId: string) => {
    const body = { itemId, itemType: 'ITEM', sharedToOrganization }
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
    await browser(satchel).get(`/l/${link.slug}`)
  }
  await opens('Lakeside', guide)
  for (const peer of ['Northgrid', 'Southgrid']) {
    await opens(peer, guide)
    await opens(peer, next)
  }
  await opens('Northgrid', last)
  // Nothing in common with Lakeside.
  await opens('Bakery', other)

  const recommended = async (person: Pick<Owner, 'call'>, organization: string) =>
    person.call(
      'GET',
      `items/v1/v2/shortener/item/${guide}/recommended?sharedToOrganization=${organization}`,
    )
  await expect
    .poll(async () => (await recommended(owner, 'lakeside')).body)
    .toEqual({
      items: [
        { id: next, name: 'Next', organizations: 2 },
        { id: last, name: 'Last', organizations: 1 },
      ],
    })
  expect((await recommended(owner, 'Nobody')).body).toEqual({ items: [] })
  expect((await recommended(viewer, 'Lakeside')).body.items).toHaveLength(2)
  expect((await recommended(stranger, 'Lakeside')).status).toBe(404)

  await owner.call('PUT', `items/v1/${next}`, { shareable: false })
  expect((await recommended(owner, 'Lakeside')).body.items).toMatchObject([{ id: last }])
})

test('a person with a name and no address is a recipient, whose links are found by the name', async () => {
  const owner = await satchel.newTenant()
  const link = await share(owner, 'Offer', {
    sharedToName: 'Petra Novák',
    sharedToMemo: 'From the fair',
  })
  expect(link).toMatchObject({ sharedToName: 'Petra Novák', sharedToMemo: 'From the fair' })
  const other = await share(owner, 'Prices', { sharedToName: 'petra novák' })
  expect((await browser(satchel).get(`/l/${other.slug}`)).status).toBe(302)

  const { items, total } = await list(owner, '')
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ kind: 'person', email: null, links: 2, opened: 1, views: 1 })
  expect(items[0].name.toLowerCase()).toBe('petra novák')
  const page = await one(owner, 'PETRA Novák')
  expect(page.received.map(({ link: { id } }: { link: { id: string } }) => id).sort()).toEqual(
    [link.id, other.id].sort(),
  )

  // With an address, the name is who it is; the address is which person.
  const ada = addressOf('ada')
  await share(owner, 'Hers', { sharedToEmail: ada, sharedToName: 'Ada Lovelace' })
  expect((await list(owner, '?search=lovelace')).items).toMatchObject([
    { key: ada, name: 'Ada Lovelace', email: ada, links: 1 },
  ])
  expect((await one(owner, ada)).received).toHaveLength(1)
  expect((await list(await satchel.newTenant(), '')).total).toBe(0)
})

test('a person is known by the name that they wrote, where it is surely theirs and no sharer typed one', async () => {
  const owner = await satchel.newTenant()
  const [ada, bo] = [addressOf('ada'), addressOf('bo')]
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: 'Spring kit' })
  const send = async (recipient: object) =>
    (
      await owner.call('POST', 'items/v1/v2/shortener/personalized', {
        ...recipient,
        itemId: kit.id,
        itemType: 'COLLECTION',
      })
    ).body as { slug: string }
  const [hers, open] = [await send({ sharedToEmail: ada }), await send({ sharedToMemo: 'Fair' })]
  await send({ sharedToEmail: bo })
  const reply = async (slug: string, body: object) =>
    expect(
      (await browser(satchel).post(`/l/${slug}/reply`, { message: 'Hi', ...body })).status,
    ).toBe(200)
  await reply(hers.slug, { name: 'Ada Lovelace' })
  // Anybody can write somebody else’s address.
  await reply(open.slug, { name: 'Mallory', email: bo })

  const named = async () =>
    Object.fromEntries(
      (await list(owner, '')).items.map(({ key, name }: Record<string, string>) => [key, name]),
    )
  expect(await named()).toEqual({ [ada]: 'Ada Lovelace', [bo]: bo })
  expect((await one(owner, ada)).name).toBe('Ada Lovelace')
  await share(owner, 'Offer', { sharedToEmail: ada, sharedToName: 'Countess Lovelace' })
  expect((await named())[ada]).toBe('Countess Lovelace')
})

test('the same share with a name answers the same link, and an address is refused as a name', async () => {
  const owner = await satchel.newTenant()
  const { body: item } = await owner.call('POST', 'items/v1', {
    kind: 'link',
    url: 'https://example.com/',
    name: 'Offer',
  })
  const send = (recipient: object) =>
    owner.call('POST', 'items/v1/v2/shortener/personalized', {
      itemId: item.id,
      itemType: 'ITEM',
      ...recipient,
    })
  const first = await send({ sharedToName: 'Petra' })
  expect(first.status).toBe(201)
  expect(await send({ sharedToName: 'PETRA' })).toMatchObject({
    status: 200,
    body: { id: first.body.id },
  })
  expect((await send({ sharedToMemo: 'Petra' })).body.id).not.toBe(first.body.id)
  const ada = addressOf('ada')
  const hers = await send({ sharedToEmail: ada })
  expect((await send({ sharedToEmail: ada, sharedToName: 'Ada' })).body.id).toBe(hers.body.id)
  expect(await send({ sharedToName: ada })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'sharedToName' }] },
  })
  const change = { sharedToName: 'Petra Novak' }
  expect(
    (await owner.call('PUT', `items/v1/personalized/${first.body.id}`, change)).body,
  ).toMatchObject(change)
})
