import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { browser, network } from '../../../test/browsing.ts'
import { product } from '../../../test/harness.ts'
import { DAY } from '../../platform/time.ts'

const satchel = product()
const { anonymous } = satchel
const somebody = () => browser(satchel)

const PAGE = 'https://example.com/prices?from=us'
const PASSWORD = 'open sesame'

async function shared(options: object) {
  const owner = await satchel.newTenant()
  const draft = { kind: 'link', url: PAGE, name: 'Secret prices' }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const body = { itemId: item.id, itemType: 'ITEM', ...options }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { owner, link, slug: link.slug as string }
}

describe('the form of a gate', () => {
  test('can contain anything without failing', async () => {
    const { slug } = await shared({ password: PASSWORD, requireEmail: true })
    const form = 'application/x-www-form-urlencoded'
    const send = (body: string, type = form, path = 'unlock') =>
      anonymous('POST', `/l/${slug}/${path}`, body, {
        'content-type': type,
        'x-forwarded-for': network(),
      })
    expect((await send(`password=${'a'.repeat(1_048_576)}`)).status).toBe(413)
    expect((await send('{"password":"x"}', 'application/json')).status).toBe(415)
    for (const body of [
      '',
      'password[]=a',
      'password=a&password=b',
      '%',
      '%00',
      'password=%ED%A0%80',
      'item=../x&from=%0d%0a',
    ])
      expect((await send(body)).status).toBe(401)
    const fields = `password=${encodeURIComponent(PASSWORD)}&item=..%2f..%2fevil&from=${encodeURIComponent('via=q\r\nx: y')}`
    const answer = await send(fields)
    expect(answer.headers.location).toBe(`/l/${slug}?via=q%0D%0Ax%3A+y`)
    for (const name of ['unlock', 'email', 'code', 'ask'])
      for (const other of ['zzzzzzz', '..', '%2f', 'АБВ', 'api', slug.replace('a', 'а')])
        if (other !== slug)
          expect(
            (await anonymous('POST', `/l/${other}/${name}`, 'a=b', { 'content-type': form }))
              .status,
          ).toBeGreaterThanOrEqual(404)
  })

  test('leads who comes without one to the link, in the spelling its cookie has', async () => {
    const { slug } = await shared({ password: PASSWORD })
    expect((await somebody().get(`/l/${slug}/unlock`)).headers.location).toBe(`/l/${slug}`)
    const upper = slug.toUpperCase()
    expect((await somebody().get(`/l/${upper}?via=qr`)).headers.location).toBe(`/l/${slug}?via=qr`)
  })
})

describe('a link that has expired', () => {
  test('lets its visitors ask the sender, who gets their words as words', async () => {
    const { owner, link, slug } = await shared({})
    const visitor = somebody()
    const ask = (fields: Record<string, string>, who = visitor) =>
      who.post(`/l/${slug}/ask`, fields)
    expect((await ask({ email: 'bo@customer.example' })).status).toBe(303)
    const expiresAt = new Date(Date.now() + DAY).toISOString()
    const changed = await owner.call('PUT', `items/v1/personalized/${link.id}`, { expiresAt })
    expect(changed.status).toBe(200)
    await satchel.database.system
      .updateTable('link')
      .set({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
      .where('id', '=', link.id)
      .execute()
    await expect.poll(async () => (await visitor.get(`/l/${slug}`)).status).toBe(410)
    const page = await visitor.get(`/l/${slug}`)
    expect(page.body).toContain('Ask sender')
    expect((await ask({ email: 'bo' })).status).toBe(422)

    const message = '<script>alert(1)</script> 123456'
    const answer = await ask({ email: 'bo@customer.example', message })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('Request sent')
    const mails = await mailsTo(owner.email)
    expect(mails[0]?.subject).toBe('New link requested: Secret prices')
    expect(mails[0]?.html).toContain('&#60;script&#62;')
    for (const more of ['', 'Please', message])
      expect((await ask({ email: 'bo@customer.example', message: more })).body).toBe(answer.body)
    // A request that isn't passed on is never thanked for.
    const refused = await ask({ email: 'bo@customer.example', message: 'Once more' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('Too many requests were sent just now')
    expect(refused.body).toContain('Once more')
    expect(
      (await mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('New link')),
    ).toHaveLength(3)
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    const [from] = mails
    expect(from?.html).toContain('has expired')
    expect((await ask({ email: 'bo' })).body).toContain('This link was withdrawn')
  })

  test('is asked for in the same way when it was withdrawn', async () => {
    const { owner, link, slug } = await shared({ password: PASSWORD })
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    const visitor = somebody()
    const page = await visitor.get(`/l/${slug}`)
    expect(page.status).toBe(410)
    expect(page.body).toContain('Ask sender')
    expect(page.body).not.toContain('Secret prices')
    const answer = await visitor.post(`/l/${slug}/ask`, { email: 'bo@customer.example' })
    expect(answer.status).toBe(200)
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toBe('New link requested: Secret prices')
    expect(mail?.html).toContain('that was withdrawn')
  })

  async function mailsTo(address: string) {
    const { rows } = await sql<{ subject: string; html: string }>`
      select payload ->> 'subject' as subject, payload ->> 'html' as html
      from graphile_worker._private_jobs where payload ->> 'to' = ${address}
      order by id desc`.execute(satchel.database.system)
    return rows
  }
})
