import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

const satchel = product({ shared: true })

const RANGE = '?from=2026-03-11&to=2026-03-20'

const report = (person: Person, query: string) =>
  person.call('GET', `analytics/v1/reports/overview${RANGE}&${query}`)

async function share(person: Person, itemId: string, fields: object) {
  const body = { itemId, itemType: 'ITEM', ...fields }
  return (await person.call('POST', 'items/v1/v2/shortener/personalized', body)).body
}

/** Stores a link's sums of a day, in all and by country. */
async function count({ tenantId }: Person, linkId: string, day: string, views: number) {
  const sums = { tenantId, linkId, day, views, viewers: 1, downloads: 0, durationMs: 0 }
  await satchel.database.system
    .insertInto('visitDay')
    .values([
      { ...sums, dimension: 'all', value: '' },
      { ...sums, sureViews: 1, dimension: 'country', value: views > 2 ? 'DE' : 'SE' },
    ])
    .execute()
  await satchel.app.tasks['sum-visits']?.({})
}

/** Bo has two links, of the owner and of an editor; Cy has one of the editor's. */
async function world() {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const { id } = await addLink(owner, { name: 'Prices' })
  const bo = { sharedToEmail: 'bo@customer.example', sharedToOrganization: 'Customer Inc' }
  const first = await share(owner, id, bo)
  const second = await share(editor, id, bo)
  const third = await share(editor, id, { sharedToEmail: 'cy@other.example' })
  await count(owner, first.id, '2026-03-12', 5)
  await count(owner, first.id, '2026-03-13', 2)
  await count(owner, first.id, '2026-03-02', 4)
  await count(owner, second.id, '2026-03-19', 3)
  await count(owner, third.id, '2026-03-19', 9)
  return { owner, editor, first, second, third, itemId: id }
}

describe('the overview of one link', () => {
  test('has its figures in a range, next to the range before, by day and by country', async () => {
    const { owner, first } = await world()
    const { body } = await report(owner, `linkId=${first.id}`)
    expect(body).toMatchObject({
      now: { sums: { views: 7, viewers: 2, opened: 1, added: 0 } },
      before: { from: '2026-03-01', sums: { views: 4, opened: 1 } },
    })
    expect(body.now.points.map(({ views }: { views: number }) => views)).toEqual([
      ...[0, 5, 2, 0, 0, 0, 0, 0, 0, 0],
    ])
    expect(body.by.country).toEqual([
      { value: 'DE', views: 5, viewers: 1 },
      { value: 'SE', views: 2, viewers: 1 },
    ])
    const weeks = await report(owner, `linkId=${first.id}&interval=week`)
    expect(weeks.body.now.points).toMatchObject([{ views: 7 }, { views: 0 }])
    const csv = await report(owner, `linkId=${first.id}&interval=week&format=csv`)
    expect(csv.body).toContain('\n2026-03-11,7,2,')
  })

  test('counts the visits of one country alone, and sure views alone', async () => {
    const { owner, first } = await world()
    const of = `linkId=${first.id}&dimension=country&value=DE`
    const { body } = await report(owner, of)
    expect(body).toMatchObject({
      now: { sums: { views: 5, opened: 1 } },
      before: { sums: { views: 4 } },
    })
    expect(body.by).toMatchObject({ country: [{ value: 'DE', views: 5 }], device: [] })
    const sure = await report(owner, `${of}&certainty=sure`)
    expect(sure.body.now.sums.views).toBe(1)
    const half = await report(owner, `linkId=${first.id}&value=DE`)
    expect([half.status, half.body.errors?.[0].path]).toEqual([422, 'dimension'])
  })

  test('is for those who may see the link’s report: its sharer, and who sees everyone’s', async () => {
    const { owner, editor, first, second } = await world()
    const viewer = await owner.withRole('viewer')
    const mine = await share(viewer, first.itemId, { sharedToMemo: 'A fair' })
    await count(owner, mine.id, '2026-03-12', 6)
    expect((await report(viewer, `linkId=${mine.id}`)).body.now.sums.views).toBe(6)
    expect((await report(viewer, '')).status).toBe(403)
    expect((await report(viewer, `itemId=${first.itemId}`)).status).toBe(403)
    expect((await report(editor, `linkId=${second.id}`)).status).toBe(200)
    const statuses = await Promise.all(
      [viewer, editor, await satchel.newTenant()].map((person) =>
        report(person, `linkId=${first.id}`),
      ),
    )
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('is of nothing else besides', async () => {
    const { owner, first, itemId } = await world()
    for (const [other, path] of [
      [`itemId=${itemId}`, 'itemId'],
      ['itemType=ITEM', 'itemType'],
      ['recipient=bo@customer.example', 'recipient'],
      ['recipientKind=person', 'recipientKind'],
    ]) {
      const { status, body } = await report(owner, `linkId=${first.id}&${other}`)
      expect([other, status, body.errors?.[0].path]).toEqual([other, 422, path])
    }
  })
})

describe('the overview of one recipient', () => {
  test('sums the links that were created for an address or an organization', async () => {
    const { owner, itemId } = await world()
    for (const of of [
      'recipient=bo@customer.example',
      'recipient=%20BO@Customer.example',
      'recipient=CUSTOMER%20Inc&recipientKind=organization',
      `recipient=bo@customer.example&itemId=${itemId}`,
    ]) {
      const { status, body } = await report(owner, of)
      expect([of, status]).toEqual([of, 200])
      expect(body).toMatchObject({
        now: { sums: { views: 10, opened: 2, added: 0 } },
        before: { sums: { views: 4, opened: 1 } },
        by: { country: [{ value: 'DE', views: 8 }, { value: 'SE' }] },
      })
    }
    const sites = await report(owner, 'recipient=bo@customer.example&itemType=SITE')
    expect(sites.body.now.sums.views).toBe(0)
    const blank = await report(owner, 'recipient=%20')
    expect([blank.status, blank.body.errors?.[0].path]).toEqual([422, 'recipient'])
  })

  test('has the caller’s own links alone, unless they may see everyone’s', async () => {
    const { owner, editor } = await world()
    const of = 'recipient=bo@customer.example'
    expect((await report(editor, of)).body).toMatchObject({
      isAll: false,
      now: { sums: { views: 3, opened: 1 } },
    })
    const others = [
      await report(await owner.withRole('viewer'), of),
      await report(await satchel.newTenant(), of),
      await report(owner, 'recipient=nobody@customer.example'),
    ]
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
