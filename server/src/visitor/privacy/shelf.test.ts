import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { addPage, agreeAt, agreementOf, share, someone } from '../../../test/sharing.ts'
import { sumVisits } from '../../tracking/sums/sums.ts'

const satchel = product({ shared: true })

type Browser = ReturnType<typeof browser>

async function shareKit(owner: Owner, name: string, to: string, options: object = {}) {
  const page = await addPage(owner, { name: `${name} page` })
  const draft = { name, itemIds: [page.id] }
  const { body: kit } = await owner.call('POST', 'collections/v1/create', draft)
  const { status, body: link } = await share(owner, kit.id, {
    ...{ itemType: 'COLLECTION', sharedToEmail: to, ...options },
  })
  expect(status, JSON.stringify(link)).toBe(201)
  return { kit, link, path: `/l/${link.slug}`, shelf: `/l/${link.slug}/shelf` }
}

/** Confirms an address at a shelf, as its page does. */
async function prove(visitor: Browser, shelf: string, email: string) {
  expect((await visitor.post(`${shelf}/email`, { email })).status).toBe(200)
  const code = await satchel.codeFor(email)
  const answer = await visitor.post(`${shelf}/code`, { email, code })
  expect(answer).toMatchObject({ status: 303, headers: { location: shelf } })
}

const tokenIn = (body: string) => /name="token" value="([^"]+)"/.exec(body)?.[1] ?? ''

/** Sends a form of the shelf. */
async function send(visitor: Browser, shelf: string, name: string, fields = {}) {
  const token = tokenIn((await visitor.get(shelf)).body)
  const answer = await visitor.post(`${shelf}/${name}`, { token, ...fields })
  expect(answer).toMatchObject({ status: 303, headers: { location: shelf } })
}

/** Opens a page, and returns the token of the visit. */
async function open(visitor: Browser, path: string): Promise<string> {
  const { status, body } = await visitor.get(path)
  expect(status).toBe(200)
  return /data-token="([^"]+)"/.exec(body)?.[1] ?? ''
}

const beat = (visitor: Browser, path: string, token: string, more: object = {}) =>
  satchel.anonymous(
    'POST',
    `${path}/beats`,
    JSON.stringify({ token, durationMs: 1_000, acted: true, ...more }),
    { ...visitor.headersFor(`${path}/beats`), 'content-type': 'text/plain' },
  )

/** Returns what the company sees of a link. */
async function seen(owner: Owner, linkId: string) {
  await sumVisits(satchel.app.services)
  const { body: link } = await owner.call('GET', `items/v1/personalized/${linkId}`)
  const visits = await owner.call(
    'GET',
    `items/v1/personalized/${linkId}/visits?includeFiltered=true`,
  )
  const { rows } = await sql`select from visit where link_id = ${linkId} union all
    select from link_viewer where link_id = ${linkId} union all
    select from visit_day where link_id = ${linkId} union all
    select from part.arrival where visits like ${`%${linkId}%`}`.execute(satchel.database.system)
  const { views, viewers, unmeasured, lastViewedAt } = link
  return {
    views,
    viewers,
    unmeasured,
    lastViewedAt,
    visits: visits.body.items.length,
    rows: rows.length,
  }
}

describe('the shelf', () => {
  test('lists what was shared with a verified address by whomever, and names what no longer opens', async () => {
    const owner = await satchel.newTenant()
    const bo = someone()
    const prices = await shareKit(owner, 'Price list', bo)
    const gone = await shareKit(owner, 'Old offer', bo)
    const over = await shareKit(owner, 'Spring campaign', bo)
    await shareKit(owner, 'Somebody else’s', someone())
    await owner.call('DELETE', `items/v1/personalized/${gone.link.id}`)
    await satchel.database.system
      .updateTable('link')
      .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', over.link.id)
      .execute()
    const visitor = browser(satchel)
    const before = await visitor.get(gone.shelf)
    expect(before.status).toBe(200)
    expect(before.body).not.toContain('Price list')
    expect((await visitor.get(prices.path)).body).toContain(`href="${prices.shelf}"`)

    await prove(visitor, prices.shelf, bo)
    const { body, headers } = await visitor.get(prices.shelf)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toContain(`href="${prices.path}"`)
    expect(body).toMatch(/Old offer.*Withdrawn on/)
    expect(body).toMatch(/Spring campaign.*Expired on/)
    expect(body).not.toContain(`href="${gone.path}"`)
    expect(body).not.toContain('Somebody else')
    // The shelf is the company's: it is the same at each of its links.
    expect((await visitor.get(gone.shelf)).body).toContain(`href="${prices.path}"`)
  })

  test('finds by words, pages through ten thousand, and hides what its owner doesn’t want to see', async () => {
    const owner = await satchel.newTenant()
    const bo = someone()
    const first = await shareKit(owner, 'Ärmel und Kragen', bo)
    const second = await shareKit(owner, 'Buttons', bo)
    const visitor = browser(satchel)
    await prove(visitor, first.shelf, bo)
    const found = (await visitor.get(`${first.shelf}?q=armel+kragen`)).body
    expect(found).toContain(`href="${first.path}"`)
    expect(found).not.toContain(`href="${second.path}"`)
    expect((await visitor.get(`${first.shelf}?q=%00%25_zzz&page=-1`)).body).toContain('No results')

    await send(visitor, first.shelf, 'hide', { link: second.link.id })
    const hidden = (await visitor.get(first.shelf)).body
    expect(hidden).not.toContain(`href="${second.path}"`)
    expect(hidden).toContain('Hidden (1)')
    await send(visitor, first.shelf, 'show', { link: second.link.id })
    expect((await visitor.get(first.shelf)).body).toContain(`href="${second.path}"`)

    // Shares of one thing with one person are one link: these were passed on.
    await sql`insert into link (tenant_id, slug, item_type, item_id, shared_by, shared_to_email, parent_link_id)
      select tenant_id, slug || '-' || n, item_type, item_id, shared_by, shared_to_email, id
      from link, generate_series(1, 10000) as n where id = ${second.link.id}`.execute(
      satchel.database.system,
    )
    const many = (await visitor.get(first.shelf)).body
    expect(many).toContain('Page 1 of 201')
    expect((many.match(/class="name" href=/g) ?? []).length).toBe(50)
    expect((await visitor.get(`${first.shelf}?page=201`)).body).toContain(`href="${first.path}"`)
  })

  test('is nobody else’s: not of another address, another company, or who has no right code', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const [bo, eve] = [someone(), someone()]
    const secret = await shareKit(owner, 'Secret offer', bo)
    const theirs = await shareKit(owner, 'For Eve', eve)
    const elsewhere = await shareKit(other, 'Elsewhere', bo)
    const [visitor, thief] = [browser(satchel), browser(satchel)]
    await prove(visitor, secret.shelf, bo)
    await prove(thief, theirs.shelf, eve)
    expect((await thief.get(secret.shelf)).body).not.toContain('Secret offer')
    await send(thief, theirs.shelf, 'hide', { link: secret.link.id })
    expect((await visitor.get(secret.shelf)).body).toContain(`href="${secret.path}"`)

    // A cookie of one company opens nothing at another, under whatever name.
    const [cookie] = [...visitor.cookies].filter(([each]) => each.includes('shelf'))
    const [name = '', { value = '' } = {}] = cookie ?? []
    const own = `satchel_shelf_${other.tenantId.slice(-12)}`
    const forged = { cookie: `${name.split(' ')[0]}=${value}; ${own}=${value}` }
    const answer = await browser(satchel).get(elsewhere.shelf, forged)
    expect(answer.body).not.toContain('Elsewhere')
    expect(answer.body).not.toContain('Sign out')

    // Nobody learns from the answer whether anything is shared with an address.
    const replies = []
    for (const email of [bo, someone()]) {
      const { status, body } = await browser(satchel).post(`${theirs.shelf}/email`, { email })
      replies.push([status, body.replaceAll(email, 'it').replace(/token" value="[^"]+/g, '')])
    }
    expect(replies[0]).toEqual(replies[1])
    const guesses = []
    for (let guess = 0; guess < 8; guess++)
      guesses.push((await thief.post(`${theirs.shelf}/code`, { email: bo, code: '000000' })).status)
    expect(guesses.some((status) => status === 410 || status === 429)).toBe(true)
    expect(guesses).not.toContain(303)

    await send(visitor, secret.shelf, 'sign-out')
    expect((await visitor.get(secret.shelf)).body).not.toContain('Secret offer')
  })

  test('has what its owner asked and agreed to, and hands all of it out', async () => {
    const owner = await satchel.newTenant()
    const bo = someone()
    const agreement = await agreementOf(owner)
    const gate = { requireEmail: true, proveEmail: true, questions: true }
    const { link, path, shelf } = await shareKit(owner, 'Kit', bo, {
      ...gate,
      agreementId: agreement.id,
    })
    const visitor = browser(satchel)
    await visitor.post(`${path}/email`, { email: bo })
    await visitor.post(`${path}/code`, { email: bo, code: await satchel.codeFor(bo) })
    await agreeAt(visitor, path)
    const token = await open(visitor, path)
    const headers = { ...visitor.headersFor(path), 'content-type': 'application/json' }
    const question = await satchel.anonymous(
      'POST',
      `${path}/questions`,
      { token, text: 'Is the cable included?' },
      headers,
    )
    expect(question.status, JSON.stringify(question.body)).toBe(201)
    await owner.call('POST', `questions/v1/${question.body.id}/answers`, {
      text: 'Yes, two meters.',
    })
    // Who verified it at the gate a moment ago needs no other code.
    expect((await visitor.post(`${shelf}/email`, { email: bo })).status).toBe(303)
    const { body } = await visitor.get(shelf)
    expect(body).toContain('Is the cable included?')
    expect(body).toContain('Yes, two meters.')
    const [, record = ''] = /href="([^"]+\/shelf\/records\/[^"]+)"/.exec(body) ?? []
    expect((await visitor.get(record)).headers['content-type']).toBe('application/pdf')
    const { body: data } = await visitor.get(`${shelf}/data`)
    expect(data).toMatchObject({ email: bo, unmeasuredSince: null, hidden: [] })
    expect(link.unmeasured).toBe(false)
  })
})

describe('whoever doesn’t want to be measured', () => {
  test('opens everything, and nothing is stored of how they read', async () => {
    const owner = await satchel.newTenant()
    const bo = someone()
    const { link, path, shelf } = await shareKit(owner, 'Kit', bo)
    const visitor = browser(satchel)
    await prove(visitor, shelf, bo)
    await send(visitor, shelf, 'stop-measuring')
    expect((await visitor.get(shelf)).body).toContain('Your reading isn’t measured.')

    // Any browser that opens the link is theirs, as far as anybody knows.
    for (const each of [visitor, browser(satchel)]) {
      const token = await open(each, path)
      expect(token).not.toBe('')
      const pages = { durationMs: 5_000, page: 1, isLast: true }
      expect((await beat(each, path, token, pages)).status).toBe(204)
      expect((await each.get(`${path}/download`)).status).not.toBe(500)
    }
    expect(await seen(owner, link.id)).toEqual({
      ...{ views: 0, viewers: 0, visits: 0, rows: 0 },
      ...{ unmeasured: true, lastViewedAt: null },
    })
    await send(visitor, shelf, 'measure')
    await open(browser(satchel), path)
    expect(await seen(owner, link.id)).toMatchObject({ views: 1, unmeasured: false })
  })

  test('isn’t measured at a gate or at a link for anyone, and pages that are open fall silent', async () => {
    const owner = await satchel.newTenant()
    const bo = someone()
    const own = await shareKit(owner, 'Own', bo)
    const item = await addPage(owner, { name: 'Gated' })
    const draft = { name: 'Gated kit', itemIds: [item.id] }
    const { body: kit } = await owner.call('POST', 'collections/v1/create', draft)
    const gate = { itemType: 'COLLECTION', requireEmail: true, proveEmail: false }
    const { body: gated } = await share(owner, kit.id, gate)
    const { body: anyones } = await share(owner, kit.id, {
      ...{ itemType: 'COLLECTION', sharedToMemo: 'Fair' },
    })
    const visitor = browser(satchel)
    const token = await open(visitor, `/l/${anyones.slug}`)
    expect((await beat(visitor, `/l/${anyones.slug}`, token)).status).toBe(204)

    await prove(visitor, own.shelf, bo)
    await send(visitor, own.shelf, 'stop-measuring')
    const before = await seen(owner, anyones.id)
    expect((await beat(visitor, `/l/${anyones.slug}`, token, { durationMs: 1_900 })).status).toBe(
      204,
    )
    const { rows } = await sql<{ ms: number }>`
      select duration_ms as ms from visit where link_id = ${anyones.id}`.execute(
      satchel.database.system,
    )
    expect(rows.every(({ ms }) => ms < 1_900)).toBe(true)
    await open(visitor, `/l/${anyones.slug}`)
    expect(await seen(owner, anyones.id)).toEqual(before)

    // On another device, the address that they enter says who it is.
    const phone = browser(satchel)
    await phone.post(`/l/${gated.slug}/email`, { email: bo })
    await open(phone, `/l/${gated.slug}`)
    expect(await seen(owner, gated.id)).toMatchObject({ views: 0, visits: 0, rows: 0 })
    const stranger = browser(satchel)
    await stranger.post(`/l/${gated.slug}/email`, { email: someone() })
    await open(stranger, `/l/${gated.slug}`)
    expect(await seen(owner, gated.id)).toMatchObject({ views: 1, unmeasured: false })
  })

  test('still asks and passes on, by the token of a page without a visit', async () => {
    const owner = await satchel.newTenant()
    const bo = someone()
    const { link, path, shelf } = await shareKit(owner, 'Kit', bo, { questions: true })
    const visitor = browser(satchel)
    await prove(visitor, shelf, bo)
    await send(visitor, shelf, 'stop-measuring')
    const token = await open(visitor, path)
    const headers = { ...visitor.headersFor(path), 'content-type': 'application/json' }
    const ask = { token, text: 'Still there?' }
    const question = await satchel.anonymous('POST', `${path}/questions`, ask, headers)
    expect(question.status, JSON.stringify(question.body)).toBe(201)
    const to = { token, email: someone() }
    expect((await satchel.anonymous('POST', `${path}/pass-on`, to, headers)).status).toBe(201)
    expect(await seen(owner, link.id)).toMatchObject({ views: 0, visits: 0, rows: 0 })
  })

  test('is forgotten with the address, in the whole company', async () => {
    const owner = await satchel.newTenant()
    const bo = someone()
    const { shelf, link } = await shareKit(owner, 'Kit', bo)
    const visitor = browser(satchel)
    await prove(visitor, shelf, bo)
    await send(visitor, shelf, 'stop-measuring')
    await send(visitor, shelf, 'hide', { link: link.id })
    const { body: data } = await visitor.get(`${shelf}/data`)
    expect(data).toMatchObject({ unmeasuredSince: expect.any(String), hidden: ['Kit'] })
    expect((await owner.call('POST', 'erasure/v1/addresses', { email: bo })).status).toBe(200)
    const { rows } = await sql`select email from unmeasured_address where email = ${bo}
      union all select email from hidden_link where email = ${bo}`.execute(satchel.database.system)
    expect(rows).toEqual([])
  })
})

test('what was shared goes over to a colleague once both confirm it, and whoever shared it is told', async () => {
  const owner = await satchel.newTenant()
  const [ana, bo] = [someone(), someone()]
  const kit = await shareKit(owner, 'Kit', ana)
  const stays = await shareKit(owner, 'Not to be passed on', ana, { allowPassOn: false })
  const [visitor, colleague, thief] = [browser(satchel), browser(satchel), browser(satchel)]
  await prove(visitor, kit.shelf, ana)
  const offer = async (email: string) => {
    const token = tokenIn((await visitor.get(kit.shelf)).body)
    return visitor.post(`${kit.shelf}/hand-over`, { token, email, sure: 'yes' })
  }
  for (const email of ['nobody', ana]) {
    const { headers } = await offer(email)
    expect(headers.location).toBe(`${kit.shelf}?handover=no-address#hand-over`)
  }
  expect((await visitor.get(`${kit.shelf}?handover=no-address`)).body).toContain('role="alert"')
  await send(visitor, kit.shelf, 'hand-over', { email: bo })
  expect((await visitor.get(kit.shelf)).body).not.toContain('Waiting for')
  const twice = await Promise.all([offer(bo), offer(bo)])
  expect(twice.map(({ headers }) => headers.location)).toEqual([kit.shelf, kit.shelf])
  expect((await visitor.get(kit.shelf)).body).toContain(`Waiting for ${bo} to accept`)

  await prove(colleague, kit.shelf, bo)
  const { body } = await colleague.get(kit.shelf)
  expect(body).toContain(`${ana} wants to hand over to you`)
  expect(body).not.toContain('Not to be passed on')
  const [, id = ''] = /name="offer" value="([^"]+)"/.exec(body) ?? []
  await prove(thief, kit.shelf, someone())
  await send(thief, kit.shelf, 'accept', { offer: id })
  expect((await thief.get(kit.shelf)).body).not.toContain('class="name"')

  await send(colleague, kit.shelf, 'accept', { offer: id })
  const theirs = (await colleague.get(kit.shelf)).body
  expect(theirs).toContain('Passed on by a colleague')
  expect(theirs).not.toContain('Not to be passed on')
  const mine = (await visitor.get(kit.shelf)).body
  expect(mine).toContain(`Handed over to ${bo}`)
  expect(mine).toContain(`href="${stays.path}"`)
  const { body: circle } = await owner.call('GET', `items/v1/personalized/${kit.link.id}/circle`)
  expect(circle.items[1]).toMatchObject({ email: bo, passedBy: { email: ana } })
  const { body: bell } = await owner.call('GET', 'activity/v1/notifications')
  expect(JSON.stringify(bell)).toContain(bo)
})
