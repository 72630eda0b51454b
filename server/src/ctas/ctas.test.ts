import { HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import { describe, expect, test } from 'vitest'
import { network } from '../../test/browsing.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addPage, inDays, share } from '../../test/sharing.ts'

const satchel = product({ worker: true })
const { anonymous } = satchel

const BUTTON = { name: 'Spring demo', kind: 'button', label: 'Book', url: 'https://example.com/a' }
const FORM = {
  name: 'Contact form',
  kind: 'form',
  label: 'Send',
  thanks: 'We’ll be in touch',
  fields: [
    { name: 'email', label: 'Work email', type: 'email', required: true },
    { name: 'size', label: 'Company size', type: 'select', required: false, options: ['1', '2–9'] },
    { name: 'ok', label: 'I agree to be contacted', type: 'consent', required: true },
  ],
}
const GOOD = { email: ' Bo@Example.com ', size: '2–9', ok: true, other: '<b>no field</b>' }

async function create(person: Person, draft: object) {
  const { status, body } = await person.call('POST', 'ctas/v1/create', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const eventsOf = (id: string) => `ctas/v1/public/${id}/events`
const send = (id: string, values: object, more: object = {}) =>
  anonymous('POST', eventsOf(id), {
    id: crypto.randomUUID(),
    kind: 'submission',
    values,
    ...more,
  })
const look = (id: string, tenantId: string) =>
  anonymous('GET', `ctas/v1/public/${id}?tenantId=${tenantId}`)
const figures = async ({ call }: Person, id: string) => {
  const { impressions, clicks, submissions } = (await call('GET', `ctas/v1/${id}`)).body
  return { impressions, clicks, submissions }
}

describe('a CTA', () => {
  test('is created by editors, found by the team, and changed at its version alone', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const cta = await create(editor, BUTTON)
    expect(cta).toMatchObject({
      ...BUTTON,
      version: 1,
      active: true,
      style: {},
      placements: [],
      impressions: 0,
      clicks: 0,
      submissions: 0,
    })
    const own = await editor.call('GET', `ctas/v1/user/${editor.userId}`)
    expect(own.body.items).toMatchObject([{ id: cta.id, name: 'Spring demo' }])
    const path = `ctas/v1/user/${owner.userId}`
    expect((await owner.call('GET', path)).body.items).toEqual([])
    expect((await owner.call('GET', `${path}?type=admin`)).body.items).toHaveLength(1)
    expect(await editor.call('GET', `${path}?type=admin`)).toMatchObject({ status: 403 })

    const change = { label: 'Book a demo', active: false }
    const changed = await owner.call('PUT', `ctas/v1/${cta.id}`, change, { 'if-match': '"1"' })
    expect(changed).toMatchObject({ status: 200, body: { ...change, version: 2 } })
    const stale = await editor.call('PUT', `ctas/v1/${cta.id}`, BUTTON, { 'if-match': '"1"' })
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } })

    const viewer = await owner.withRole('viewer')
    for (const [method, at] of [['POST', 'create'] as const, ['PUT', cta.id] as const])
      expect(await viewer.call(method, `ctas/v1/${at}`, BUTTON)).toMatchObject({ status: 403 })
  })

  test('is shown to anyone who names its tenant, while it is active and not deleted', async () => {
    const owner = await satchel.newTenant()
    const other = await satchel.newTenant()
    const { id } = await create(owner, BUTTON)
    const { status, body, headers } = await look(id, owner.tenantId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, kind: 'button', label: 'Book', url: BUTTON.url })
    expect(body).not.toHaveProperty('name')
    expect(headers['access-control-allow-origin']).toBe('*')

    expect(await look(id, other.tenantId)).toMatchObject({ status: 404 })
    await owner.call('PUT', `ctas/v1/${id}`, { active: false })
    expect(await look(id, owner.tenantId)).toMatchObject({ status: 404 })
    await owner.call('PUT', `ctas/v1/${id}`, { active: true })
    expect(await owner.call('DELETE', `ctas/v1/${id}`)).toMatchObject({ status: 204 })
    expect(await look(id, owner.tenantId)).toMatchObject({ status: 404 })
    expect((await send(id, {})).status).toBe(404)
    expect(await owner.call('POST', `ctas/v1/${id}/restore`)).toMatchObject({ status: 200 })
    expect(await look(id, owner.tenantId)).toMatchObject({ status: 200 })
  })

  test('keeps text as text, and takes no address that could run or reach inside', async () => {
    const owner = await satchel.newTenant()
    const text = '<script>alert(1)</script>'
    expect(await create(owner, { ...BUTTON, text, headline: text })).toMatchObject({ text })
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a:b@example.com/',
      '/here',
      '',
    ]) {
      const refused = await owner.call('POST', 'ctas/v1/create', { ...BUTTON, url })
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'url' }] } })
    }
    for (const url of ['mailto:sales@example.com', 'tel:+15550100'])
      expect(await create(owner, { ...BUTTON, url })).toMatchObject({ url })
    const embed = (url: string) =>
      owner.call('POST', 'ctas/v1/create', { ...BUTTON, kind: 'embed', url })
    expect((await embed('https://www.youtube.com/embed/x')).status).toBe(201)
    for (const url of [
      'http://www.youtube.com/embed/x',
      'https://127.0.0.1/',
      'https://10.0.0.7/x',
      'https://[::1]/',
      'https://localhost/',
      'https://youtube.com.evil.example/',
      'https://notyoutube.com/',
      'https://example.com/',
    ])
      expect(await embed(url)).toMatchObject({ status: 422, body: { errors: [{ path: 'url' }] } })
  })

  test('names what is wrong with its form and its places', async () => {
    const owner = await satchel.newTenant()
    const field = (name: string, more: object = {}) => ({ name, label: 'A', type: 'text', ...more })
    const refused = await owner.call('POST', 'ctas/v1/create', {
      ...FORM,
      fields: [field('a'), field('a'), field(HONEYPOT), field('b', { type: 'select' })],
      placements: [
        { type: 'ITEM', position: 'top' },
        { type: 'TENANT', position: 'end', startsAt: inDays(2), endsAt: inDays(1) },
      ],
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'fields.1.name',
      'fields.2.name',
      'fields.3.options',
      'placements.0.id',
      'placements.1.endsAt',
    ])
    expect(await owner.call('POST', 'ctas/v1/create', { ...BUTTON, kind: 'x' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'kind' }] },
    })
    const large = { ...FORM, text: 'x'.repeat(5_000_000) }
    expect(await owner.call('POST', 'ctas/v1/create', large)).toMatchObject({ status: 413 })
  })

  test('is placed only at what the person can see, with its name beside', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const item = await addPage(owner)
    const link = (await share(owner, item.id, { sharedToEmail: 'bo@example.com' })).body
    const site = (await owner.call('POST', 'sites/v2/create', { name: 'Room' })).body
    const placements = [
      { type: 'ITEM', id: item.id, position: 'end', delayS: 3 },
      { type: 'LINK', id: link.id, position: 'popup', frequency: 'once' },
      { type: 'SITE', id: site.id, position: 'top' },
    ]
    const cta = await create(owner, { ...BUTTON, placements })
    expect(cta.placements).toEqual([
      { ...placements[0], targetName: 'Prices' },
      { ...placements[1], targetName: 'Prices · bo@example.com' },
      { ...placements[2], targetName: 'Room' },
    ])
    expect(await other.call('POST', 'ctas/v1/create', { ...BUTTON, placements })).toMatchObject({
      status: 422,
      body: { errors: [0, 1, 2].map((index) => ({ path: `placements.${index}.id` })) },
    })
    const editor = await owner.withRole('editor')
    const { body: read } = await editor.call('GET', `ctas/v1/${cta.id}`)
    const unseen = await editor.call('PUT', `ctas/v1/${cta.id}`, { placements: read.placements })
    expect(unseen.body.placements[1]).toMatchObject({ id: link.id, targetName: 'Prices' })
    const made = await editor.call('POST', 'ctas/v1/create', { ...BUTTON, placements })
    expect(made).toMatchObject({ status: 422, body: { errors: [{ path: 'placements.1.id' }] } })
  })
})

describe('what visitors do with a CTA', () => {
  test('stores a form once however often it is sent, and never another one under its id', async () => {
    const owner = await satchel.newTenant()
    const { id } = await create(owner, FORM)
    const sent = { id: crypto.randomUUID(), elapsedMs: 9_000 }
    for (let time = 0; time < 3; time++) expect((await send(id, GOOD, sent)).status).toBe(202)
    const other = await send(id, { ...GOOD, email: 'eve@example.com' }, sent)
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const { items } = (await owner.call('GET', `ctas/v1/${id}/submissions`)).body
    expect(items).toMatchObject([{ values: { email: 'Bo@Example.com' } }])
  })

  test('counts once for each id, at any origin, and at no other call of the product', async () => {
    const owner = await satchel.newTenant()
    const { id } = await create(owner, BUTTON)
    const seen = { id: crypto.randomUUID(), kind: 'impression' }
    for (let time = 0; time < 3; time++)
      expect(await anonymous('POST', eventsOf(id), seen)).toMatchObject({
        status: 202,
        headers: { 'access-control-allow-origin': '*' },
      })
    await anonymous('POST', eventsOf(id), { ...seen, kind: 'click' })
    await anonymous('POST', eventsOf(id), { id: crypto.randomUUID(), kind: 'click' })
    expect(await figures(owner, id)).toEqual({ impressions: 1, clicks: 1, submissions: 0 })

    const preflight = await anonymous('OPTIONS', eventsOf(id))
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      },
    })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
    for (const path of ['ctas/v1/list', 'auth/v1/me', 'items/v1/list']) {
      const { status, headers } = await anonymous('OPTIONS', path)
      expect(status).toBe(405)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect((await owner.call('GET', path)).headers).not.toHaveProperty(
        'access-control-allow-origin',
      )
    }
  })

  test('a form that fits becomes a submission with the text that was agreed to, and an email', async () => {
    const owner = await satchel.newTenant()
    const seller = await owner.withRole('editor')
    const cta = await create(owner, { ...FORM, recipients: [owner.userId] })
    const item = await addPage(owner)
    const link = (await share(seller, item.id)).body
    await anonymous('GET', `/l/${link.slug}`, undefined, { 'user-agent': 'Firefox' })
    const visits = await seller.call(
      'GET',
      `items/v1/personalized/${link.id}/visits?includeFiltered=true`,
    )
    const linkVisitId = visits.body.items[0].id
    const sent = await send(cta.id, GOOD, { linkVisitId })
    expect(sent).toMatchObject({ status: 202, body: { accepted: true, thanks: FORM.thanks } })

    await owner.call('PUT', `ctas/v1/${cta.id}`, {
      fields: [{ ...FORM.fields[2], label: 'Something else' }],
    })
    const { body } = await owner.call('GET', `ctas/v1/${cta.id}/submissions`)
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        values: { email: 'Bo@Example.com', size: '2–9', ok: true },
        consent: 'I agree to be contacted',
        state: 'received',
        spam: false,
        linkId: link.id,
        itemId: item.id,
        source: 'Prices',
      },
    ])
    for (const { email } of [owner, seller]) {
      const mail = await satchel.mailTo(email, /submission/)
      expect(mail.text).toContain('Bo@Example.com')
    }
    const { body: notified } = await seller.call('GET', 'activity/v1/notifications')
    expect(notified.items).toMatchObject([
      {
        kind: 'cta-submission',
        url: `/ctas/${cta.id}/submissions`,
        text: expect.stringMatching(/^Bo@Example\.com submitted “/),
      },
    ])
  })

  test('a form with missing or wrong values is refused by the name of each', async () => {
    const owner = await satchel.newTenant()
    const { id } = await create(owner, FORM)
    const refused = await send(id, { email: 'bo@', size: '10', ok: false })
    expect(refused.status).toBe(422)
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'values.email',
      'values.size',
      'values.ok',
    ])
    expect((await send(id, { ...GOOD, email: ['a'] })).status).toBe(422)
    expect((await send((await create(owner, BUTTON)).id, {})).status).toBe(422)
    expect(await figures(owner, id)).toMatchObject({ submissions: 0 })
  })

  test.each([
    [true, true],
    ['on', true],
    ['true', true],
    [false, false],
    ['false', false],
    ['', false],
    [null, false],
    [undefined, false],
    ['maybe', 'values.chk'],
    ['1', 'values.chk'],
  ])('a checkbox is ticked, left or refused by its name: %j', async (chk, expected) => {
    const owner = await satchel.newTenant()
    const field = { name: 'chk', label: 'Send me news', type: 'checkbox', required: false }
    const { id } = await create(owner, { ...FORM, fields: [field] })
    const { status, body } = await send(id, { chk })
    if (status === 422) return expect(body.errors).toMatchObject([{ path: expected }])
    expect(status).toBe(202)
    const { items } = (await owner.call('GET', `ctas/v1/${id}/submissions`)).body
    expect(items).toMatchObject([{ values: { chk: expected } }])
  })

  test('a thousand repetitions of a form are one, and many different ones are held back', async () => {
    const owner = await satchel.newTenant()
    const { id } = await create(owner, FORM)
    const again = { id: crypto.randomUUID(), kind: 'submission', values: GOOD }
    const from = { 'x-forwarded-for': network() }
    const statuses = new Set<number>()
    for (let part = 0; part < 20; part++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => anonymous('POST', eventsOf(id), again, from)),
      )
      for (const { status } of answers) statuses.add(status)
    }
    expect([...statuses].sort()).toEqual([202, 429])
    expect(await figures(owner, id)).toMatchObject({ submissions: 1 })
    expect((await owner.call('GET', `ctas/v1/${id}/submissions`)).body.items).toHaveLength(1)
  })
})

describe('submissions', () => {
  async function withSubmissions(owner: Owner, emails: string[]) {
    const { id } = await create(owner, {
      ...FORM,
      fields: [...FORM.fields, { name: 'note', label: '=Note', type: 'textarea' }],
    })
    for (const email of emails)
      expect((await send(id, { ...GOOD, email, note: `=1+1 ${email}` })).status).toBe(202)
    return id
  }

  test('are searched, paged, and exported without formulas', async () => {
    const owner = await satchel.newTenant()
    const id = await withSubmissions(owner, ['ada@example.com', 'bo@example.com', 'cy@example.com'])
    const path = `ctas/v1/${id}/submissions`
    const first = (await owner.call('GET', `${path}?limit=2`)).body
    const rest = (await owner.call('GET', `${path}?limit=2&cursor=${first.nextCursor}`)).body
    const emails = [...first.items, ...rest.items].map(({ values }) => values.email)
    expect(emails).toEqual(['cy@example.com', 'bo@example.com', 'ada@example.com'])
    expect((await owner.call('GET', `${path}?search=BO@`)).body.items).toHaveLength(1)

    const csv = await owner.call('GET', `${path}?format=csv`)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head = '', line = ''] = csv.body.split('\n')
    expect(head).toContain("Work email,Company size,Agreed,'=Note")
    expect(line).toContain("'=1+1 cy@example.com")
    const { body: log } = await owner.call('GET', 'audit/v1/list?action=cta')
    expect(log.items[0]).toMatchObject({ action: 'cta.submissions-exported' })
  })

  test('are deleted one by one, or all of an address at its owner’s request', async () => {
    const owner = await satchel.newTenant()
    const id = await withSubmissions(owner, ['ada@example.com', 'bo@example.com', 'BO@Example.com'])
    const list = async () => (await owner.call('GET', `ctas/v1/${id}/submissions`)).body.items
    const of = await owner.call('DELETE', 'ctas/v1/submissions?email=Bo@example.com')
    expect(of).toMatchObject({ status: 200, body: { deleted: 2 } })
    const [last] = await list()
    expect(last.values.email).toBe('ada@example.com')
    const gone = await owner.call('DELETE', `ctas/v1/${id}/submissions/${last.id}`)
    expect(gone.status).toBe(204)
    expect(await list()).toEqual([])
    expect(await figures(owner, id)).toMatchObject({ submissions: 3 })
  })
})
