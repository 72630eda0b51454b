import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Person, product } from '../../test/harness.ts'
import { acceptancesOf, agreeAt, agreeingLink, proveAt, someone } from '../../test/sharing.ts'

const satchel = product({ shared: true })
const somebody = () => browser(satchel)

describe('a record', () => {
  test('is a PDF with all of it, what was shown attached, for who sees the link', async () => {
    const owner = await satchel.newTenant()
    const { agreement, path } = await agreeingLink(owner)
    await agreeAt(somebody(), path, 'ボー ベルク')
    const [{ id }] = await acceptancesOf(owner)
    const read = (person: Person) =>
      fetchFile(person, `/api/agreements/v1/acceptances/${id}/record`)
    const { status, type, bytes } = await read(owner)
    expect([status, type]).toEqual([200, 'application/pdf'])
    const attached = attachedTo(await PDFDocument.load(bytes))
    expect(attached.toString()).toBe('Confidentiality\n\nKeep this to yourself.\n')
    expect(createHash('sha256').update(attached).digest('hex')).toBe(agreement.sha256)
    expect((await read(await satchel.newTenant())).status).toBe(404)
    expect((await read(await owner.withRole('editor'))).status).toBe(404)
    expect(await acceptancesOf(await owner.withRole('editor'))).toEqual([])
  })

  test('is listed a page at a time, and exported as CSV', async () => {
    const owner = await satchel.newTenant()
    const { agreement, link, path } = await agreeingLink(owner)
    await agreeAt(somebody(), path, '=1+1')
    const { tenantId } = owner
    await sql`insert into agreement_acceptance
        (tenant_id, agreement_id, version, link_id, name, network, language)
      select ${tenantId}, ${agreement.id}, 1, ${link.id}, 'Reader ' || n, '10.0.0.0/24', 'en'
      from generate_series(1, 10000) as n`.execute(satchel.database.system)
    const names = new Set<string>()
    let cursor = ''
    do {
      const more = cursor && `&cursor=${cursor}`
      const query = `?agreementId=${agreement.id}&limit=200${more}`
      const { body } = await owner.call('GET', `agreements/v1/acceptances${query}`)
      for (const { name } of body.items) names.add(name)
      cursor = body.nextCursor ?? ''
    } while (cursor)
    expect(names.size).toBe(10_001)
    const csv = await owner.call('GET', `agreements/v1/acceptances?linkId=${link.id}&format=csv`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body.split('\n')[0]).toContain('Time,Agreement,Version,Name')
    expect(csv.body).toContain("'=1+1")
    const bad = await owner.call('GET', 'agreements/v1/acceptances?cursor=x')
    expect(bad).toMatchObject({ status: 400, body: { code: 'bad-cursor' } })
  })

  test('is on the visitor’s own page, outlives their deletion, and goes years after the link', async () => {
    const owner = await satchel.newTenant()
    const { link, path } = await agreeingLink(owner, { requireEmail: true })
    const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
    expect(settings.agreementYears).toBe(3)
    const change = (agreementYears: number) =>
      owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, { agreementYears })
    expect((await change(0)).status).toBe(422)
    expect((await change(2)).body.agreementYears).toBe(2)
    const [visitor, thief] = [somebody(), somebody()]
    const email = someone()
    await proveAt(satchel, visitor, path, email)
    await agreeAt(visitor, path)
    await visitor.get(path)
    const [{ id }] = await acceptancesOf(owner)
    await visitor.post(`${path}/privacy/email`, { email })
    const own = await visitor.get(`${path}/privacy`)
    expect(own.body).toContain('What you agreed to')
    expect(own.body).toContain(`${path}/privacy/records/${id}`)
    const file = await visitor.get(`${path}/privacy/records/${id}`)
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect((await thief.get(`${path}/privacy/records/${id}`)).status).toBe(404)
    const data = await visitor.get(`${path}/privacy/data`)
    expect(data.body.agreements).toMatchObject([{ id, name: 'Bo Berg' }])

    const token = /name="token" value="([^"]+)"/.exec(own.body)?.[1] ?? ''
    const wish = { token, whose: 'email' }
    const sure = await visitor.post(`${path}/privacy/delete`, wish)
    expect(sure.body).toContain('2 years')
    await visitor.post(`${path}/privacy/delete`, { ...wish, sure: 'yes' })
    expect(await acceptancesOf(owner)).toHaveLength(1)

    const forget = () => satchel.app.tasks['forget-acceptances']?.({})
    const withdrawnFor = (years: number) =>
      sql`update link set disabled_at = now() - make_interval(years => ${years}, days => 1)
        where id = ${link.id}`.execute(satchel.database.system)
    await forget()
    await withdrawnFor(1)
    await forget()
    expect(await acceptancesOf(owner)).toHaveLength(1)
    await withdrawnFor(2)
    await forget()
    expect(await acceptancesOf(owner)).toEqual([])
  })
})

async function fetchFile({ tokens }: Person, path: string) {
  const response = await fetch(new URL(path, await satchel.listen()), {
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      'x-identity-token': tokens.identityToken,
    },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

/** Returns the bytes of the only file that a PDF carries. */
function attachedTo(document: PDFDocument): Buffer {
  const [file] = document.getAttachments()
  return Buffer.from(file?.data ?? [])
}
