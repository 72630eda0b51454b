import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Person, product } from '../../../test/harness.ts'
import { sharedKit } from '../../../test/sending-files.ts'

const satchel = product({ shared: true })

type Visitor = ReturnType<typeof browser>

const PERSON = {
  sharedToName: 'Ana',
  sharedToEmail: 'ana@customer.example',
  sharedToOrganization: 'Customer AG',
}
const LINKS = 'items/v1/personalized'

/** Opens a link and returns what its page does to pass it on. */
async function visit(path: string, visitor: Visitor = browser(satchel)) {
  const { status, body } = await visitor.get(path)
  expect(status).toBe(200)
  const token = /data-token="([^"]+)"/.exec(String(body))?.[1] ?? ''
  const send = (draft: object, more: object = {}) =>
    satchel.anonymous(
      'POST',
      `${path}/pass-on`,
      { token, ...draft, ...more },
      visitor.headersFor(path),
    )
  return { visitor, token, send }
}

const circleOf = async (person: Person, id: string, query = '') =>
  (await person.call('GET', `${LINKS}/${id}/circle${query}`)).body

async function passed(path: string, draft: object) {
  const { status, body } = await (await visit(path)).send(draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** Returns the email that waits to be sent. */
async function mailFor(to: string): Promise<Record<'subject' | 'text' | 'html', string>> {
  const { rows } = await sql<{ payload: Awaited<ReturnType<typeof mailFor>> }>`
    select payload from graphile_worker._private_jobs where payload ->> 'to' = ${to}`.execute(
    satchel.database.system,
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.payload ?? { subject: '', text: '', html: '' }
}

const pathOf = (url: string) => new URL(url).pathname

describe('a link that a visitor passes on', () => {
  test('makes a link of its own under the same terms, mailed in the language of the link', async () => {
    const owner = await satchel.newTenant()
    const terms = { ...PERSON, allowDownload: false, language: 'de', utm: { source: 'crm' } }
    const { link, path } = await sharedKit(owner, { ...terms, expiresAt: '2099-05-01' })
    expect(link).toMatchObject({ allowPassOn: true, parentLinkId: null, passedOn: 0 })
    const to = `bo-${owner.tenantId}@customer.example`
    const note = 'Have a look: https://evil.example.com <b>now</b>'
    const body = await passed(path, { email: ` ${to.toUpperCase()} `, name: 'Bo  Berg', note })
    expect(body).toEqual({ email: to, name: 'Bo Berg', url: null })

    const { items, nextCursor } = await circleOf(owner, link.id)
    expect(nextCursor).toBeNull()
    expect(items).toMatchObject([
      { linkId: link.id, parentLinkId: null, name: 'Ana', passedBy: null },
      {
        ...{ parentLinkId: link.id, rootLinkId: link.id, email: to, name: 'Bo Berg', views: 0 },
        ...{ organization: 'Customer AG', seconds: 0, pages: [], lastViewedAt: null },
        passedBy: { email: null, emailProved: false, note: note.trim() },
      },
    ])
    const { body: child } = await owner.call('GET', `${LINKS}/${items[1].linkId}`)
    const { allowDownload, language, utm, expiresOn, expiresAt, sharedBy } = link
    expect(child).toMatchObject({ allowDownload, language, utm, expiresOn, expiresAt, sharedBy })
    expect(child).toMatchObject({ sharedToName: 'Bo Berg', sharedToMemo: null })
    expect(child).toMatchObject({ allowPassOn: true, parentLinkId: link.id, isOwn: false })
    expect((await owner.call('GET', `${LINKS}/${link.id}`)).body.passedOn).toBe(1)

    const mail = await mailFor(to)
    expect(mail.subject).toMatch(/weitergegeben$/)
    expect(mail.text).toContain('mit Ana geteilt')
    expect(mail.text).toContain(`${child.url}?via=mail`)
    expect(mail.text).toContain('evil[.]example[.]com')
    expect(mail.html).not.toContain('<b>')
    const { body: log } = await owner.call('GET', 'audit/v1/list?action=link.passed-on')
    expect(JSON.stringify(log)).toContain(child.id)
    const { body: told } = await owner.call('GET', 'activity/v1/notifications')
    expect(told.items[0]).toMatchObject({ kind: 'link-passed-on', url: `/links/${link.id}` })
  })

  test('goes on from person to person, and shows who read what and what reached nobody', async () => {
    const owner = await satchel.newTenant()
    const { link, kit, path } = await sharedKit(owner, PERSON)
    const { body: page } = await owner.call('POST', 'items/v1', {
      ...{ kind: 'link', url: 'https://example.com/annex', name: 'Security annex' },
    })
    await owner.call('POST', `collections/v1/${kit.id}/items/${page.id}`)
    const bo = await passed(path, { name: 'Bo' })
    expect(bo).toEqual({ email: null, name: 'Bo', url: expect.stringContaining('/l/') })
    const cy = await passed(pathOf(bo.url), { name: 'Cy', note: 'For you' })
    await visit(pathOf(cy.url))
    const { items, unopened, unreadPages } = await circleOf(owner, link.id)
    const [, second, third] = items
    expect(second).toMatchObject({ name: 'Bo', parentLinkId: link.id })
    expect(third).toMatchObject({ name: 'Cy', parentLinkId: second.linkId, rootLinkId: link.id })
    expect(third.passedBy.note).toBe('For you')
    expect(unopened).toEqual([{ id: page.id, name: 'Security annex' }])
    expect(unreadPages).toEqual([])
    // From any of them it is the same tree; a forwarded address makes nobody of it.
    await visit(path, browser(satchel))
    expect((await circleOf(owner, third.linkId)).items).toHaveLength(3)

    const first = await circleOf(owner, link.id, '?limit=2')
    expect(first.items).toHaveLength(2)
    const rest = await circleOf(owner, link.id, `?limit=2&cursor=${first.nextCursor}`)
    expect(rest.items).toMatchObject([{ linkId: third.linkId }])
    const of = 'items/v1/v2/shortener/recipients/circle'
    const organization = await owner.call('GET', `${of}?kind=organization&key=customer ag`)
    expect(organization.body.items).toHaveLength(3)
    const person = await owner.call('GET', `${of}?kind=person&key=${PERSON.sharedToEmail}`)
    expect(person.body.items.map((each: { linkId: string }) => each.linkId)).toContain(third.linkId)

    const [editor, stranger] = [await owner.withRole('editor'), await satchel.newTenant()]
    for (const other of [editor, stranger])
      expect((await other.call('GET', `${LINKS}/${link.id}/circle`)).status).toBe(404)
    expect(
      (await editor.call('GET', `${of}?kind=organization&key=customer ag`)).body.items,
    ).toEqual([])
  })

  test('keeps one link for a colleague, and leads back to those before', async () => {
    const owner = await satchel.newTenant()
    const { link, path } = await sharedKit(owner, PERSON)
    const page = await visit(path)
    const email = `bo-${owner.tenantId}@customer.example`
    const both = await Promise.all([page.send({ email }), page.send({ email })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
    const [, child] = (await circleOf(owner, link.id)).items
    const { body } = await owner.call('GET', `${LINKS}/${child.linkId}`)
    const back = await (await visit(pathOf(body.url))).send({ email: PERSON.sharedToEmail })
    expect(back.status).toBe(200)
    expect((await circleOf(owner, link.id)).items).toHaveLength(2)
    await owner.call('DELETE', `${LINKS}/${child.linkId}`)
    expect((await page.send({ email, note: 'Again' })).status).toBe(403)
  })

  test('is refused without a visit of this link, where it may not be, and what is not understood', async () => {
    const owner = await satchel.newTenant()
    const { link, path } = await sharedKit(owner, { ...PERSON, allowed: ['customer.example'] })
    const gated = browser(satchel)
    const post = async (at: string, draft: object) =>
      (await satchel.anonymous('POST', `${at}/pass-on`, draft, gated.headersFor(at))).status
    expect(await post(path, { name: 'Bo' })).toBe(401)
    await gated.post(`${path}/email`, { email: 'ana@customer.example' })
    const code = await satchel.codeFor('ana@customer.example')
    await gated.post(`${path}/code`, { email: 'ana@customer.example', code })
    const { send, token } = await visit(path, gated)
    expect(await post(path, { name: 'Bo' })).toBe(401)
    expect(await post(path, { name: 'Bo', token: `${token}x` })).toBe(404)

    const statusOf = async (draft: object) => (await send(draft)).status
    expect(await statusOf({})).toBe(422)
    expect(await statusOf({ name: ' \u202e ' })).toBe(422)
    expect(await statusOf({ email: 'nobody' })).toBe(422)
    expect(await statusOf({ email: 'x@elsewhere.example' })).toBe(422)
    expect(await statusOf({ name: 'x'.repeat(101) })).toBe(422)
    expect(await statusOf({ name: 'Bo', note: 'x'.repeat(301) })).toBe(422)
    expect(await statusOf({ name: 'Bo', isAdmin: true })).toBe(422)
    expect((await send({ name: 'Bo\u0000' })).status).toBe(422)
    expect(await statusOf({ note: 'x'.repeat(20_000) })).toBe(413)

    const { path: open } = await sharedKit(owner)
    const visitor = await visit(open)
    expect((await visitor.send({ name: 'Bo' })).status).toBe(403)
    expect((await send({ name: 'Bo' }, { token: visitor.token })).status).toBe(404)
    await owner.call('PUT', `${LINKS}/${link.id}`, { allowPassOn: false })
    expect(await statusOf({ name: 'Bo' })).toBe(403)
    await owner.call('DELETE', `${LINKS}/${link.id}`)
    expect(await statusOf({ name: 'Bo' })).toBe(410)
  })

  test('goes to five people an hour from a network, and to thirty from a link', async () => {
    const owner = await satchel.newTenant()
    const { path } = await sharedKit(owner, PERSON)
    const statuses: number[] = []
    for (let visitors = 0; visitors < 7; visitors++) {
      const { send } = await visit(path)
      for (let number = 0; number < 6; number++) {
        const { status, headers } = await send({ name: `Colleague ${visitors} ${number}` })
        statuses.push(status)
        if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
    }
    const accepted = statuses.filter((status) => status === 201)
    expect(statuses.slice(0, 6)).toEqual([201, 201, 201, 201, 201, 429])
    expect(accepted).toHaveLength(30)
    expect(statuses.slice(36)).toEqual([429, 429, 429, 429, 429, 429])
  })

  test('ends at a depth, and never in a circle', async () => {
    const owner = await satchel.newTenant()
    const { link, path } = await sharedKit(owner, PERSON)
    let at = path
    for (let depth = 1; depth <= 10; depth++)
      at = pathOf((await passed(at, { name: `Level ${depth}` })).url)
    expect((await (await visit(at)).send({ name: 'Too deep' })).status).toBe(409)
    expect((await circleOf(owner, link.id)).items).toHaveLength(11)
  })

  test('is withdrawn and changed with or without its branch, as it is said', async () => {
    const owner = await satchel.newTenant()
    const { link, path } = await sharedKit(owner, PERSON)
    const bo = await passed(path, { name: 'Bo' })
    await passed(pathOf(bo.url), { name: 'Cy' })
    const [, second, third] = (await circleOf(owner, link.id)).items
    const linkOf = async (id: string) => (await owner.call('GET', `${LINKS}/${id}`)).body
    await owner.call('PUT', `${LINKS}/${link.id}`, { allowDownload: false })
    expect((await linkOf(third.linkId)).allowDownload).toBe(true)
    await owner.call('PUT', `${LINKS}/${link.id}?branch=true`, { watermark: true })
    expect(await linkOf(third.linkId)).toMatchObject({ watermark: true, requireEmail: true })

    const refused = await owner.call('DELETE', `${LINKS}/${link.id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'has-branch'])
    expect((await linkOf(link.id)).disabledAt).toBeNull()
    expect((await owner.call('DELETE', `${LINKS}/${link.id}?branch=maybe`)).status).toBe(422)
    expect((await owner.call('DELETE', `${LINKS}/${link.id}?branch=false`)).status).toBe(204)
    expect((await linkOf(link.id)).disabledAt).not.toBeNull()
    expect((await linkOf(second.linkId)).disabledAt).toBeNull()
    expect((await owner.call('DELETE', `${LINKS}/${second.linkId}?branch=true`)).status).toBe(204)
    expect((await linkOf(third.linkId)).disabledAt).not.toBeNull()
    expect((await browser(satchel).get(pathOf(bo.url))).status).toBe(410)
    const again = await owner.call('POST', `${LINKS}/${link.id}/reactivate?branch=true`)
    expect(again.status).toBe(200)
    expect((await linkOf(third.linkId)).disabledAt).toBeNull()
    const colleague = await owner.withRole('editor')
    const to = { userId: colleague.userId }
    await owner.call('POST', `${LINKS}/${second.linkId}/owner?branch=true`, to)
    expect((await circleOf(colleague, third.linkId)).items).toHaveLength(2)
    expect((await circleOf(owner, link.id)).items).toHaveLength(3)
  })

  test('follows the default of the company and of presets', async () => {
    const owner = await satchel.newTenant()
    const settings = `users/v1/account-settings/${owner.tenantId}`
    const { body } = await owner.call('PUT', settings, { sharing: { allowPassOn: false } })
    expect(body.sharing.allowPassOn).toBe(false)
    expect((await sharedKit(owner, PERSON)).link.allowPassOn).toBe(false)
    const preset = { name: 'Open', options: { allowPassOn: true } }
    const { body: made } = await owner.call('POST', 'items/v1/link-presets', preset)
    expect(made.options.allowPassOn).toBe(true)
    const { link } = await sharedKit(owner, { presetId: made.id })
    expect(link.allowPassOn).toBe(true)
  })

  test('pages through ten thousand links of one tree', async () => {
    const owner = await satchel.newTenant()
    const { link } = await sharedKit(owner, PERSON)
    await sql`insert into link (tenant_id, slug, item_type, item_id, shared_by, shared_to_memo, parent_link_id)
      select tenant_id, 'wide-' || n || '-' || left(id::text, 8) || right(id::text, 12), item_type, item_id, shared_by, 'Person ' || n, id
      from link, generate_series(1, 10000) as n where id = ${link.id}`.execute(
      satchel.database.system,
    )
    const first = await circleOf(owner, link.id, '?limit=200')
    const second = await circleOf(owner, link.id, `?limit=200&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items]).toHaveLength(400)
    expect(new Set([...first.items, ...second.items].map(({ linkId }) => linkId)).size).toBe(400)
  })

  test('is forgotten with the verified address of who passed it on, and of whom it was passed on to', async () => {
    const owner = await satchel.newTenant()
    const email = `ana-${owner.tenantId}@customer.example`
    const gate = { sharedToEmail: email, requireEmail: true, proveEmail: true }
    const { link, path } = await sharedKit(owner, gate)
    const ana = browser(satchel)
    await ana.post(`${path}/email`, { email })
    await ana.post(`${path}/code`, { email, code: await satchel.codeFor(email) })
    const { send } = await visit(path, ana)
    const to = `bo-${owner.tenantId}@customer.example`
    await send({ email: to, note: 'Read this' })
    expect((await mailFor(to)).text).toContain(`${email} passed`)
    const passing = async () => (await circleOf(owner, link.id)).items[1]
    expect((await passing()).passedBy).toEqual({ email, emailProved: true, note: 'Read this' })
    const privacy = `${path}/privacy`
    await ana.post(`${privacy}/email`, { email })
    await ana.post(`${privacy}/code`, { email, code: await satchel.codeFor(email) })
    const { body: stored } = await ana.get(`${privacy}/data`)
    expect(JSON.stringify(stored)).toContain(to)
    const { body: page } = await ana.get(privacy)
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? []
    await ana.post(`${privacy}/delete`, { token, whose: 'email', sure: 'yes' })
    expect((await passing()).passedBy).toEqual({ email: null, emailProved: false, note: '' })
    expect((await passing()).email).toBe(to)
  })
})
