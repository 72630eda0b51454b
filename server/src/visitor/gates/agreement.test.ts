import { describe, expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { pdfOf } from '../../../test/documents/pdf.ts'
import { product } from '../../../test/harness.ts'
import {
  acceptancesOf,
  addPage,
  agreeAt,
  agreeingLink,
  agreementOf,
  keyIn,
  proveAt,
  share,
  someone,
  textOf,
} from '../../../test/sharing.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })
const somebody = () => browser(satchel)

describe('a link that asks for an agreement', () => {
  test('opens for who read it and agreed, once, and again only for a new version', async () => {
    const owner = await satchel.newTenant()
    const { agreement, link, path } = await agreeingLink(owner)
    const visitor = somebody()
    const gate = await visitor.get(path)
    expect(gate.status).toBe(200)
    for (const words of ['Keep this to yourself.', 'Confidentiality', 'Your name', 'Agree'])
      expect(gate.body).toContain(words)
    expect(gate.body).not.toContain('Secret')
    const key = keyIn(gate.body)
    const nameless = await visitor.post(`${path}/agree`, { name: ' \u202e ', agreement: key })
    expect(nameless).toMatchObject({
      status: 422,
      body: expect.stringContaining('Enter your name'),
    })
    const stale = { name: 'Bo', agreement: `${agreement.id}.7` }
    expect((await visitor.post(`${path}/agree`, stale)).status).toBe(409)
    expect(await acceptancesOf(owner)).toEqual([])

    expect((await agreeAt(visitor, path, ' Bø <b>Berg</b> ')).status).toBe(303)
    expect((await visitor.get(path)).body).toContain('Secret kit')
    expect((await somebody().get(path)).body).not.toContain('Secret kit')
    expect((await visitor.head(path)).status).toBe(200)
    const [accepted] = await acceptancesOf(owner, `?linkId=${link.id}`)
    expect(accepted).toMatchObject({
      ...{ agreementId: agreement.id, version: 1, sha256: agreement.sha256, linkId: link.id },
      ...{ name: 'Bø <b>Berg</b>', email: null, proved: false, language: 'en' },
      network: expect.stringMatching(/^10\.9\.\d+\.0\/24$/),
    })

    await owner.call('PUT', `agreements/v1/${agreement.id}`, { text: textOf('Keep it, really.') })
    const again = await visitor.get(path)
    expect(again.body).toContain('Keep it, really.')
    expect(again.body).not.toContain('Secret')
    expect((await agreeAt(visitor, path)).status).toBe(303)
    expect((await visitor.get(path)).body).toContain('Secret kit')
    expect(await acceptancesOf(owner)).toMatchObject([{ version: 2 }, { version: 1 }])
    const { body: bell } = await owner.call('GET', 'activity/v1/notifications')
    expect(bell.items).toContainEqual(
      expect.objectContaining({ kind: 'agreement-accepted', count: 2, detail: 'Confidentiality' }),
    )
  })

  test('lets nobody in by any way to its content, while a browser that agreed goes on', async () => {
    const owner = await satchel.newTenant()
    const { path, link, page } = await agreeingLink(owner)
    const [visitor, other] = [somebody(), somebody()]
    await agreeAt(visitor, path)
    const opened = await visitor.get(path)
    const token = /data-token="([^"]+)"/.exec(opened.body)?.[1] ?? ''
    expect(token).not.toBe('')
    await owner.call('POST', 'requests/v1', { linkId: link.id, title: 'Secret papers' })
    const routes = (satchel.app.http as unknown as { routes: string[] }).routes
      .map((route) => route.split(' ') as [string, string])
      .filter(([, url]) => url.startsWith('/l/:slug'))
    expect(routes.length).toBeGreaterThan(20)
    for (const [method, url] of routes) {
      const address = url
        .replace('/l/:slug', path)
        .replace(':itemId', page.id)
        .replace(/:(page|id|fileId|taskId)/g, '1')
      const answer =
        method === 'GET'
          ? await other.get(`${address}?token=${token}`)
          : await other.post(address, { token, message: 'Secretly', name: 'Eve' })
      const text = JSON.stringify([answer.body, answer.headers])
      expect(text, `${method} ${url}`).not.toMatch(/Secret (kit|prices|papers)|example\.com/)
    }
    const json = await other.get(`${path}/requests?token=${token}`)
    expect(json).toMatchObject({ status: 401, body: { code: 'agreement-required' } })
    expect((await other.get(`${path}/changes?token=${token}`)).status).toBe(401)
    const embedded = `/oembed?url=${encodeURIComponent(`${satchel.config.PUBLIC_URL}${path}`)}`
    expect((await other.get(embedded)).status).toBe(401)
    expect((await visitor.get(`${path}/requests?token=${token}`)).status).toBe(200)
  })

  test('stops handing out files that were addressed before the agreement changed', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'deck.pdf', pdfOf(2))
    await whenRead(owner, itemId)
    const agreement = await agreementOf(owner)
    const { body: link } = await share(owner, itemId, { agreementId: agreement.id })
    const visitor = somebody()
    await agreeAt(visitor, `/l/${link.slug}`)
    const { body } = await visitor.get(`/l/${link.slug}`)
    const file = /data-pdf="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const cover = /src="(\/files\/[^"]+)"/.exec(body)?.[1] ?? ''
    expect([file, cover]).not.toContain('')
    expect((await somebody().get(file)).status).toBe(200)
    await owner.call('PUT', `agreements/v1/${agreement.id}`, { name: 'Other' })
    for (const url of [file, cover]) expect((await somebody().get(url)).status).not.toBe(200)
    expect((await visitor.get(`/l/${link.slug}/download`)).status).toBe(401)
  })

  test('comes after its other gates, and knows a verified address on every device', async () => {
    const owner = await satchel.newTenant()
    const { agreement, link, path } = await agreeingLink(owner, {
      ...{ password: 'open sesame', requireEmail: true },
      sharedToOrganization: 'Acme',
    })
    const [visitor, phone] = [somebody(), somebody()]
    const email = someone()
    const early = { name: 'Bo', agreement: `${agreement.id}.1` }
    expect((await visitor.post(`${path}/agree`, early)).status).toBe(401)
    expect((await visitor.get(path)).body).not.toContain('Keep this')
    await visitor.post(`${path}/unlock`, { password: 'open sesame' })
    expect((await visitor.get(path)).body).not.toContain('Keep this')
    await proveAt(satchel, visitor, path, email)
    await agreeAt(visitor, path)
    expect(await acceptancesOf(owner)).toMatchObject([{ email, proved: true, linkId: link.id }])
    const mail = await satchel.mailTo(email, /agreed/)
    expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf' }])

    await phone.post(`${path}/unlock`, { password: 'open sesame' })
    await proveAt(satchel, phone, path, email)
    const answer = await phone.get(path)
    expect(answer.status).toBe(302)
    expect((await phone.get(path)).body).toContain('Secret kit')
    await visitor.post(`${path}/forget`, {})
    await visitor.post(`${path}/unlock`, { password: 'open sesame' })
    await proveAt(satchel, visitor, path, someone())
    expect((await visitor.get(path)).body).toContain('Keep this')
    expect(await acceptancesOf(owner)).toHaveLength(1)
  })

  test('keeps one record of the same answer, and none of a network that sends too many', async () => {
    const owner = await satchel.newTenant()
    const { path } = await agreeingLink(owner)
    const visitor = browser(satchel, '10.77.3.9')
    const key = keyIn((await visitor.get(path)).body)
    const agree = (name: string) => visitor.post(`${path}/agree`, { name, agreement: key })
    const both = await Promise.all([agree('Bo'), agree('Bo')])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect(await acceptancesOf(owner)).toHaveLength(1)
    // As somebody else, who hasn't agreed yet.
    visitor.cookies.clear()
    const statuses: number[] = []
    for (let at = 0; at < 31; at++) {
      const answer = await agree(`Bo ${at}`)
      visitor.cookies.clear()
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(30)
  })

  test('shows a PDF by its pages, which stays when its item goes', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'nda.pdf', pdfOf(2))
    await whenRead(owner, itemId)
    const terms = { text: undefined, itemId }
    const { agreement, path } = await agreeingLink(owner, { password: 'open sesame' }, terms)
    expect(agreement).toMatchObject({ itemId, text: null, pageCount: 2 })
    const visitor = somebody()
    for (const file of ['agreement.pdf', 'agreement/pages/1'])
      expect((await visitor.get(`${path}/${file}`)).status).toBe(401)
    await visitor.post(`${path}/unlock`, { password: 'open sesame' })
    await owner.call('DELETE', `items/v1/${itemId}`)
    await owner.call('DELETE', `items/v1/bin/${itemId}`)
    const gate = await visitor.get(path)
    expect(gate.body).toContain(`${path}/agreement/pages/2`)
    expect(gate.body).toContain('Page 2')
    const picture = await visitor.get(`${path}/agreement/pages/2`)
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
    expect((await visitor.get(`${path}/agreement/pages/3`)).status).toBe(404)
    expect((await visitor.get(`${path}/agreement.pdf`)).status).toBe(200)
    expect((await agreeAt(visitor, path)).status).toBe(303)
    const page = await addPage(owner)
    const other = { name: 'NDA', itemId: page.id }
    const refused = await owner.call('POST', 'agreements/v1', other)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'itemId' }] } })
  })
})
