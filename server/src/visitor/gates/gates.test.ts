import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { browser, network } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { MINUTE } from '../../platform/time.ts'

const satchel = product({ shared: true })
const somebody = () => browser(satchel)

const PAGE = 'https://example.com/prices?from=us'
const PASSWORD = 'open sesame'

async function shared(options: object, item: object = {}) {
  const owner = await satchel.newTenant()
  return { owner, ...(await share(owner, options, item)) }
}

async function share(owner: Owner, options: object, fields: object = {}) {
  const draft = { kind: 'link', url: PAGE, name: 'Secret prices', ...fields }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const body = { itemId: item.id, itemType: 'ITEM', ...options }
  const answer = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  expect(answer.status).toBe(201)
  return { item, link: answer.body, slug: answer.body.slug as string }
}

const stored = (linkId: string) =>
  satchel.database.system
    .selectFrom('visit')
    .select(['email', 'emailProved', 'filtered', 'utm', 'trigger'])
    .where('linkId', '=', linkId)
    .orderBy('id')
    .execute()

const attemptsOf = (linkId: string) =>
  satchel.database.system.selectFrom('linkAttempt').selectAll().where('linkId', '=', linkId)

/** Moves attempts far enough back to try again. */
const longAgo = (linkId: string, seconds: number) =>
  satchel.database.system
    .updateTable('linkAttempt')
    .set({ at: new Date(Date.now() - seconds * 1000).toISOString() })
    .where('linkId', '=', linkId)
    .execute()

test('a gate and a link that is over name who shared it, as its page does', async () => {
  const { owner, link, slug } = await shared({ password: PASSWORD })
  expect((await somebody().get(`/l/${slug}`)).body).toContain('Shared by Ada Owner')
  await owner.call('DELETE', `items/v1/personalized/${link.id}`)
  const withdrawn = await somebody().get(`/l/${slug}`)
  expect(withdrawn.status).toBe(410)
  expect(withdrawn.body).toContain('Shared by Ada Owner')
  const wrong = await somebody().post(`/l/${slug}/ask`, { email: 'nobody' })
  expect(wrong.body).toContain('Shared by Ada Owner')

  const { item, ...deleted } = await share(owner, {})
  await owner.call('DELETE', `items/v1/${item.id}`)
  const { body } = await somebody().get(`/l/${deleted.slug}`)
  expect(body).not.toContain('Ada Owner')
})

describe('a password', () => {
  test.each([
    ['composed accents', 'Café 2026', 'Cafe\u0301 2026'],
    ['decomposed accents', 'Cafe\u0301 2026', 'Café 2026'],
    ['a space and a line end around it', 'Café 2026', ' Café 2026\r\n'],
    ['a space that does not break', 'Café 2026', 'Café\u00a02026\u00a0'],
    ['digits of full width', 'Café 2026', 'Café\u3000２０２６'],
    ['invisible signs of a chat', 'Café 2026', '\u200eCafé\u200b 2026'],
    ['spaces around it when it was set', ' Café 2026 ', 'Café 2026'],
  ])('is the same with %s', async (_, password, typed) => {
    const { link, slug } = await shared({ password })
    expect((await somebody().post(`/l/${slug}/unlock`, { password: typed })).status).toBe(303)
    expect(await attemptsOf(link.id).execute()).toEqual([])
    expect((await somebody().post(`/l/${slug}/unlock`, { password: 'cafe 2026' })).status).toBe(401)
  })

  test('that was set before all were spelled in one way still opens the link', async () => {
    const { link, slug } = await shared({ password: PASSWORD })
    const password = 'Cafe\u0301 '
    await satchel.database.system
      .updateTable('link')
      .set({ passwordHash: await hash(password) })
      .where('id', '=', link.id)
      .execute()
    expect((await somebody().post(`/l/${slug}/unlock`, { password })).status).toBe(303)
  })

  test('cannot be blank, or shorter than it looks, on a link, a preset or a site', async () => {
    const owner = await satchel.newTenant()
    const draft = { kind: 'link', url: PAGE, name: 'Secret prices' }
    const { body: item } = await owner.call('POST', 'items/v1', draft)
    const { body: site } = await owner.call('POST', 'sites/v2/create', { name: 'Room' })
    for (const password of ['          ', '\u00a0\u3000\u200b\n        ', '  ab      ']) {
      const options = { password }
      for (const answer of [
        await owner.call('POST', 'items/v1/v2/shortener/personalized', {
          ...{ itemId: item.id, itemType: 'ITEM', password },
        }),
        await owner.call('POST', 'items/v1/link-presets', { name: 'Strict', options }),
        await owner.call('PUT', `sites/v2/${site.id}/password`, { password }),
      ]) {
        const path = expect.stringMatching(/password$/)
        expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
      }
    }
  })

  test('is required before anything is published or stored, and opens the link for this visitor', async () => {
    const { link, slug } = await shared({ password: PASSWORD })
    const visitor = somebody()
    const gate = await visitor.get(`/l/${slug}?via=qr&utm_source=fair`)
    expect(gate.status).toBe(200)
    expect(gate.headers['set-cookie']).toBeUndefined()
    expect(gate.headers['content-security-policy']).toContain("form-action 'self'")
    expect(gate.body).toContain(`action="/l/${slug}/unlock"`)
    expect(gate.body).not.toContain('Secret prices')
    expect(gate.body).not.toContain('example.com/prices')

    const wrong = await visitor.post(`/l/${slug}/unlock`, { password: 'open sesam' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toContain('That password is wrong.')
    // Of what it tried it knows nothing but that it was the same browser.
    expect(String(wrong.headers['set-cookie'])).toMatch(/^satchel_browser=[\w-]+; .*HttpOnly/)
    expect(await stored(link.id)).toEqual([])

    const from = 'via=qr&utm_source=fair&preview=x&next=//evil.example'
    const right = await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD, from })
    expect(right.status).toBe(303)
    // It leads to the link alone, and what was added is a parameter of the page behind it.
    expect(right.headers.location).toBe(`/l/${slug}?via=qr&utm_source=fair&next=%2F%2Fevil.example`)
    const [cookie] = [right.headers['set-cookie']].flat()
    expect(cookie).toMatch(
      new RegExp(`^satchel_link=[^;]+; Max-Age=86400; Path=/l/${slug}; HttpOnly; SameSite=Lax$`),
    )
    const opened = await visitor.get(String(right.headers.location))
    expect(opened.headers.location).toBe(`${PAGE}&utm_source=fair&next=%2F%2Fevil.example`)
    expect(await stored(link.id)).toEqual([
      { email: null, emailProved: false, filtered: null, utm: { source: 'fair' }, trigger: 'qr' },
    ])
    // The link is remembered now, and still closed to others.
    expect((await somebody().get(`/l/${slug}`)).status).toBe(200)
    expect((await visitor.head(`/l/${slug}`)).headers.location).toBeUndefined()
    expect(await stored(link.id)).toHaveLength(1)
  })

  test('that was changed ends access that was opened with the old one', async () => {
    const { owner, link, slug } = await shared({ password: PASSWORD })
    const visitor = somebody()
    await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD })
    expect((await visitor.get(`/l/${slug}`)).status).toBe(302)
    await owner.call('PUT', `items/v1/personalized/${link.id}`, { password: 'another one' })
    expect((await visitor.get(`/l/${slug}`)).status).toBe(200)
    expect((await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD })).status).toBe(401)
    await owner.call('PUT', `items/v1/personalized/${link.id}`, { password: null })
    expect((await somebody().get(`/l/${slug}`)).status).toBe(302)
    expect((await somebody().post(`/l/${slug}/unlock`, { password: 'x' })).status).toBe(303)
  })

  test('opens no other link, whatever the cookie is made of', async () => {
    const { owner, slug } = await shared({ password: PASSWORD })
    const other = await share(owner, { password: PASSWORD }, { url: `${PAGE}&2` })
    const visitor = somebody()
    await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD })
    const [pass] = [...visitor.cookies.values()]
    const value = pass?.value ?? ''
    const forged = [value, `${value}x`, value.replace('.', 'a.'), 'a.b', '.', '%00', '{}']
    for (const each of forged) {
      const cookie = `satchel_link=${each}`
      expect((await somebody().get(`/l/${other.slug}`, { cookie })).status).toBe(200)
    }
    const signed = { cookie: `satchel_link=${value}` }
    expect((await somebody().get(`/l/${slug}`, signed)).status).toBe(302)
  })

  test('is slowed down after five wrong ones per link and browser, and others can enter', async () => {
    const { link, slug } = await shared({ password: PASSWORD })
    const address = network()
    const [attacker, guest] = [browser(satchel, address), somebody()]
    const guess = () => attacker.post(`/l/${slug}/unlock`, { password: 'guess' })
    expect((await guess()).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(4).fill(401), ...Array(8).fill(429)])
    const right = await attacker.post(`/l/${slug}/unlock`, { password: PASSWORD })
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(20)
    expect(right.body).toContain('Try again in')
    expect(right.body).toContain('<form')
    expect((await guest.post(`/l/${slug}/unlock`, { password: PASSWORD })).status).toBe(303)
    const colleague = browser(satchel, address)
    expect((await colleague.post(`/l/${slug}/unlock`, { password: PASSWORD })).status).toBe(303)

    // Each further one makes the wait longer.
    await longAgo(link.id, 31)
    expect((await guess()).status).toBe(401)
    await longAgo(link.id, 31)
    expect((await guess()).status).toBe(429)
    await longAgo(link.id, 61)
    expect((await attacker.post(`/l/${slug}/unlock`, { password: PASSWORD })).status).toBe(303)
    const [kept] = await attemptsOf(link.id).execute()
    expect(kept?.network).toHaveLength(16)
  })

  test('takes a wrong one no sooner than a right one', async () => {
    const { slug } = await shared({ password: PASSWORD })
    // What this process works: other load on the machine adds nothing to it.
    const worked = async (password: string) => {
      const began = process.cpuUsage()
      await somebody().post(`/l/${slug}/unlock`, { password })
      const { user, system } = process.cpuUsage(began)
      return user + system
    }
    const least = { right: Number.POSITIVE_INFINITY, wrong: Number.POSITIVE_INFINITY }
    for (let round = 0; round < 5; round++) {
      least.right = Math.min(least.right, await worked(PASSWORD))
      least.wrong = Math.min(least.wrong, await worked('wrong'))
    }
    expect(least.wrong).toBeGreaterThan(least.right / 3)
  })

  test('comes after what ends the link', async () => {
    const { owner, item, link, slug } = await shared({ password: PASSWORD })
    const visitor = somebody()
    await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD })
    await owner.call('PUT', `items/v1/${item.id}`, { shareable: false })
    for (const each of [visitor, somebody()])
      expect((await each.get(`/l/${slug}`)).body).toContain('This is no longer shared')
    expect((await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD })).status).toBe(410)
    await owner.call('PUT', `items/v1/${item.id}`, { shareable: true })
    expect((await visitor.get(`/l/${slug}`)).status).toBe(302)
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    expect((await visitor.get(`/l/${slug}`)).status).toBe(410)
    expect((await visitor.post(`/l/${slug}/email`, { email: 'a@b.example' })).status).toBe(410)
  })
})

describe('an email gate', () => {
  const email = () => `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`

  test('mails a code that proves the address, and no link of the tenant asks again', async () => {
    const { owner, link, slug } = await shared({ requireEmail: true, password: PASSWORD })
    const [visitor, bo] = [somebody(), email()]
    expect((await visitor.post(`/l/${slug}/email`, { email: bo })).body).toContain('Password')
    await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD })
    expect((await visitor.get(`/l/${slug}`)).body).toContain('Who is opening this?')
    const response = await visitor.post(`/l/${slug}/email`, { email: bo.toUpperCase() })
    expect(response.status).toBe(200)
    expect(response.body).toContain('Enter the code')
    const code = await satchel.codeFor(bo)
    const wrong = code === '000000' ? '111111' : '000000'
    const answer = await visitor.post(`/l/${slug}/code`, { email: bo, code: wrong })
    expect(answer.status).toBe(401)
    expect(answer.body).toContain('That code is wrong.')
    expect(await stored(link.id)).toEqual([])
    const proved = await visitor.post(`/l/${slug}/code`, {
      email: bo,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect(proved.status).toBe(303)
    expect((await visitor.get(`/l/${slug}`)).headers.location).toBe(PAGE)
    expect(await stored(link.id)).toMatchObject([{ email: bo, emailProved: true }])
    // Good once.
    expect((await somebody().post(`/l/${slug}/unlock`, { password: PASSWORD })).status).toBe(303)

    const next = await share(owner, { requireEmail: true }, { url: `${PAGE}&2` })
    expect((await visitor.get(`/l/${next.slug}`)).status).toBe(302)
    expect(await stored(next.link.id)).toMatchObject([{ email: bo, emailProved: true }])
    const closed = await share(owner, { requireEmail: true, refused: [bo] }, { url: `${PAGE}&3` })
    expect((await visitor.get(`/l/${closed.slug}`)).status).toBe(200)
    const strangers = await shared({ requireEmail: true })
    expect((await visitor.get(`/l/${strangers.slug}`)).status).toBe(200)
  })

  test('takes an address at its word where no proof is wanted', async () => {
    const { owner, link, slug } = await shared({ requireEmail: true, proveEmail: false })
    const [visitor, bo] = [somebody(), email()]
    expect((await visitor.post(`/l/${slug}/email`, { email: bo })).status).toBe(303)
    expect((await visitor.get(`/l/${slug}`)).status).toBe(302)
    expect(await stored(link.id)).toMatchObject([{ email: bo, emailProved: false }])
    await expect(satchel.codeFor(bo)).rejects.toThrow('no mail')
    await owner.call('PUT', `items/v1/personalized/${link.id}`, { proveEmail: true })
    expect((await visitor.get(`/l/${slug}`)).status).toBe(200)
  })

  test('admits whom the rules allow, without revealing them', async () => {
    const rules = {
      allowed: ['@customer.example', 'al@other.example'],
      refused: ['no@customer.example'],
    }
    const { link, slug } = await shared({ requireEmail: true, proveEmail: false, ...rules })
    const enter = (address: string) => somebody().post(`/l/${slug}/email`, { email: address })
    for (const good of ['x@customer.example', 'X@Customer.Example', 'al@other.example'])
      expect((await enter(good)).status).toBe(303)
    const bad = [
      'no@customer.example',
      'x@sub.customer.example',
      'bo@other.example',
      'x@evilcustomer.example',
    ]
    for (const each of bad) {
      const answer = await enter(each)
      expect(answer.status).toBe(403)
      expect(answer.body).not.toMatch(/al@other|@customer\.example(?!")/)
    }
    // As visitors paste it.
    for (const pasted of ['Al <al@other.example>', 'mailto:al@other.example', 'al@other.example.'])
      expect((await enter(pasted)).status).toBe(303)
    const guesser = somebody()
    for (let round = 0; round < 5; round++)
      await guesser.post(`/l/${slug}/email`, { email: `a${round}@else.example` })
    expect((await guesser.post(`/l/${slug}/email`, { email: 'a9@else.example' })).status).toBe(429)
    expect(await stored(link.id)).toEqual([])
  })

  test('reads a star as the whole domain, and covers subdomains only if it says so', async () => {
    const statusFor = async (allowed: string[], address: string) => {
      const { slug } = await shared({ requireEmail: true, proveEmail: false, allowed })
      return (await somebody().post(`/l/${slug}/email`, { email: address })).status
    }
    expect(await statusFor(['*@customer.example'], 'bo@customer.example')).toBe(303)
    expect(await statusFor(['*@customer.example'], 'bo@us.customer.example')).toBe(403)
    expect(await statusFor(['*.customer.example'], 'bo@us.customer.example')).toBe(303)
    expect(await statusFor(['@*.customer.example'], 'bo@a.us.customer.example')).toBe(303)
    expect(await statusFor(['@*.customer.example'], 'bo@customer.example')).toBe(403)
    expect(await statusFor(['@*.customer.example'], 'bo@evilcustomer.example')).toBe(403)
  })

  test('leaves a visitor the code they were sent, whatever strangers try and ask for', async () => {
    const { slug } = await shared({ requireEmail: true })
    const [visitor, stranger, bo] = [somebody(), somebody(), email()]
    await visitor.post(`/l/${slug}/email`, { email: bo })
    const code = await satchel.codeFor(bo)
    const bad = code === '000000' ? '111111' : '000000'
    for (let round = 0; round < 5; round++)
      expect((await stranger.post(`/l/${slug}/code`, { email: bo, code: bad })).status).toBe(401)
    expect((await stranger.post(`/l/${slug}/code`, { email: bo, code })).status).not.toBe(303)
    expect((await visitor.post(`/l/${slug}/code`, { email: bo, code })).status).toBe(303)
  })

  test('ends a code after ten minutes or five tries, and mails only so many', async () => {
    const { link, slug } = await shared({ requireEmail: true })
    const [visitor, bo] = [somebody(), email()]
    const ask = () => visitor.post(`/l/${slug}/email`, { email: bo })
    const prove = (code: string) => visitor.post(`/l/${slug}/code`, { email: bo, code })
    await ask()
    const code = await satchel.codeFor(bo)
    const again = await ask()
    expect(again.status).toBe(429)
    expect(again.body).toContain('You can send another in')
    const { system } = satchel.database
    const expire = (expiresAt: string) =>
      system.updateTable('linkCode').set({ expiresAt }).where('email', '=', bo).execute()
    await expire(new Date(Date.now() - 1_000).toISOString())
    const late = await prove(code)
    expect(late.status).toBe(410)
    expect(late.body).toContain('Resend code')
    await expire(new Date(Date.now() + MINUTE).toISOString())
    const bad = code === '000000' ? '111111' : '000000'
    for (let round = 0; round < 5; round++) {
      await longAgo(link.id, 3_700)
      expect((await prove(bad)).status).toBe(401)
    }
    await longAgo(link.id, 3_700)
    expect((await prove(code)).status).toBe(410)

    await system.deleteFrom('linkAttempt').where('linkId', '=', link.id).execute()
    for (let round = 0; round < 5; round++) {
      expect((await ask()).status).toBe(200)
      await longAgo(link.id, 1_000)
    }
    expect((await ask()).status).toBe(429)
    // Others may have ended the visitor's codes: beyond five, one comes every five minutes.
    const elsewhere = () => somebody().post(`/l/${slug}/email`, { email: bo })
    expect((await elsewhere()).status).toBe(200)
    expect((await elsewhere()).status).toBe(429)
    expect((await somebody().post(`/l/${slug}/email`, { email: email() })).status).toBe(200)
  })

  test('sends no mail for HEAD, and accepts only valid addresses', async () => {
    const { slug } = await shared({ requireEmail: true })
    const visitor = somebody()
    await visitor.head(`/l/${slug}/email?email=x@customer.example`)
    await visitor.get(`/l/${slug}/email?email=x@customer.example`)
    await expect(satchel.codeFor('x@customer.example')).rejects.toThrow('no mail')
    const html = '"><img src=x onerror=alert(1)>@x.example'
    for (const input of [
      html,
      '',
      'bo',
      'bo@',
      'a@b\r\nBcc: c@d.example',
      `${'a'.repeat(300)}@b.example`,
    ]) {
      const answer = await visitor.post(`/l/${slug}/email`, { email: input })
      expect(answer.status).toBe(422)
      expect(answer.body).not.toContain('<img')
    }
  })
})
