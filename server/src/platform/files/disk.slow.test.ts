import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'
import { locationOf, tusClient } from '../../../test/tus.ts'
import { flushVisits } from '../../tracking/flusher.ts'

/** A reserve larger than any disk. */
const FULL = { DISK_RESERVE_MB: '1000000000', LOG_LEVEL: 'fatal' }
/** Counts as embedded, so that its rows are on the same disk. */
const satchel = product({ config: { ...FULL, DATABASE_URL: '' } })
const { anonymous } = satchel
const { create } = tusClient(satchel)
const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }
const PLAIN = { 'content-type': 'text/plain;charset=UTF-8' }
const id = () => crypto.randomUUID()

/** Makes room for rows, to make what is needed. */
async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  const room = vi.spyOn(satchel.app.services.disk, 'requireRoomForRows').mockReturnValue()
  onTestFinished(() => room.mockRestore())
  return work().finally(() => room.mockRestore())
}

describe('while the disk is almost full', () => {
  test('uploads and tracking are refused with 507, and what adds nothing goes on', async () => {
    const owner = await satchel.newTenant()
    const upload = await create(owner, 10)
    expect(upload.status).toBe(507)
    expect(Number(upload.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(upload.text)).toMatchObject({ code: 'storage-full' })
    const batch = { endpointId: id(), sessionId: id(), events: [] }
    const beacon = await anonymous('POST', 'analytics/v1/beacon', JSON.stringify(batch), PLAIN)
    const cta = `ctas/v1/public/${id()}/events`
    const refused = [
      beacon,
      await owner.call('POST', 'analytics/v1/events', batch),
      await anonymous('PUT', `analytics/v1/endpoints/${id()}`, {}),
      await anonymous('POST', cta, { id: id(), kind: 'impression' }),
      await anonymous('POST', 'monitoring/envelope', '{}', PLAIN),
      await anonymous('POST', '/l/anything/beats', '{}', PLAIN),
      await owner.call('POST', 'items/v1/exports', {}),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 507, body: { code: 'storage-full' } })
    expect((await owner.call('GET', 'items/v1/list')).status).toBe(200)
  })

  test('whatever creates is refused with 507, and what deletes goes on', async () => {
    const owner = await satchel.newTenant()
    const creates = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
      ({ status, needsProof, raw, name }) =>
        (status === 201 ||
          name === 'changeItem' ||
          name === 'changeSite' ||
          name === 'publishSite') &&
        !needsProof &&
        !raw,
    )
    expect(creates.length).toBeGreaterThan(20)
    for (const { name, method, path, access } of creates) {
      const call = access === 'public' ? anonymous : owner.call
      const { status, body } = await call(method, path.replace(/:\w+/g, id), {})
      expect([status, body.code], name).toEqual([507, 'storage-full'])
    }
    const item = await withRoom(() => addPage(owner))
    const deleted = await owner.call('DELETE', 'items/v1/bulk/items', { ids: [item.id] })
    expect(deleted.status).toBe(200)
  })

  test('visitors get their pages, whose visits are neither stored nor reported', async () => {
    const owner = await satchel.newTenant()
    const { item, redirected, collected } = await withRoom(async () => {
      const added = await addPage(owner)
      const { body } = await owner.call('POST', 'collections/v1/create', { name: 'Sent to Acme' })
      return {
        item: added,
        redirected: (await share(owner, added.id)).body,
        collected: await share(owner, body.id, { itemType: 'COLLECTION' }),
      }
    })
    const moved = await anonymous('GET', `/l/${redirected.slug}`, undefined, AGENT)
    expect([moved.status, moved.headers.location]).toEqual([302, item.url])
    const page = await anonymous('GET', `/l/${collected.body.slug}`, undefined, AGENT)
    expect(page.status).toBe(200)
    expect(page.body).toMatch(/data-beats="[^"]+" data-token=""/)
    await flushVisits(satchel.app.services)
    const visits = await satchel.database.system.selectFrom('visit').select('id').execute()
    expect(visits).toEqual([])
  })

  test('a link that was withdrawn is closed at once', async () => {
    const owner = await satchel.newTenant()
    const { id: linkId, slug } = (
      await withRoom(async () => share(owner, (await addPage(owner)).id))
    ).body
    expect((await anonymous('GET', `/l/${slug}`, undefined, AGENT)).status).toBe(302)
    const withdrawn = await owner.call('DELETE', `items/v1/personalized/${linkId}`)
    expect(withdrawn.status).toBeLessThan(300)
    expect((await anonymous('GET', `/l/${slug}`, undefined, AGENT)).status).toBe(410)
  })

  test('operators see it in the readiness and in the metrics', async () => {
    const ready = await anonymous('GET', '/readyz')
    expect(ready).toMatchObject({
      status: 200,
      body: { status: 'degraded', parts: { disk: false } },
    })
    const { body } = await anonymous('GET', '/metrics')
    expect(body).toMatch(/^satchel_disk_free_bytes\{folder="data"\} \d+/m)
    expect(body).toMatch(/^satchel_disk_reserve_bytes\{folder="data"\} 1048576000000000$/m)
  })
})

const elsewhere = product({ config: FULL })
test('with a database server of its own, visits are stored on a full disk', async () => {
  const owner = await elsewhere.newTenant()
  const link = (await withRoom(async () => share(owner, (await addPage(owner)).id))).body
  const path = `/l/${link.slug}`
  expect((await elsewhere.anonymous('GET', path, undefined, AGENT)).status).toBe(302)
  await flushVisits(elsewhere.app.services)
  const visits = await elsewhere.database.system.selectFrom('visit').select('id').execute()
  expect(visits).toHaveLength(1)
})

describe('with room on the disk', () => {
  const roomy = product()

  test('an upload larger than the room is refused before its first byte', async () => {
    const owner = await roomy.newTenant()
    const { disk } = roomy.app.services
    const [data] = disk.folders()
    expect(data?.free).toBeGreaterThan(0)
    expect(await disk.hasRoomFor((data?.free ?? 0) * 2)).toBe(false)
    expect((await tusClient(roomy).create(owner, 10)).status).toBe(201)
    expect((await roomy.anonymous('GET', '/readyz')).body.parts.disk).toBe(true)
  })

  test('an upload under way is stopped once it is used up, and goes on later', async () => {
    const owner = await roomy.newTenant()
    const { create: begin, patch } = tusClient(roomy)
    const url = locationOf(await begin(owner, 10, { filename: 'notes.txt' }))
    const bytes = new TextEncoder().encode('0123456789')
    // From within the request: what it was let in by has said that there is room.
    const full = vi.spyOn(roomy.app.services.disk, 'isFull').mockReturnValue(true)
    const stopped = await patch(owner, url, 0, bytes)
    full.mockRestore()
    expect(stopped.status).toBe(507)
    expect(JSON.parse(stopped.text)).toMatchObject({ code: 'storage-full' })
    expect((await patch(owner, url, 0, bytes)).status).toBe(204)
  })
})
