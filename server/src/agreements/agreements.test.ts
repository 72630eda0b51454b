import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addPage, agreementOf, share, textOf } from '../../test/sharing.ts'

const satchel = product({ shared: true })

describe('an agreement', () => {
  test('has a new version for each change of what visitors read, and for nothing else', async () => {
    const owner = await satchel.newTenant()
    const first = await agreementOf(owner, { name: 'NDA' })
    expect(first).toMatchObject({
      version: 1,
      name: 'NDA',
      itemId: null,
      archived: false,
      links: 0,
    })
    expect(first.sha256).toMatch(/^[0-9a-f]{64}$/)
    const put = (change: object, headers = {}) =>
      owner.call('PUT', `agreements/v1/${first.id}`, change, headers)
    const second = (await put({ text: textOf('Keep it.', 'All of it.') })).body
    expect(second).toMatchObject({ version: 2, text: textOf('Keep it.', 'All of it.') })
    expect(second.sha256).not.toBe(first.sha256)
    expect((await put({ text: second.text, name: 'NDA' })).body.version).toBe(2)
    expect((await put({ archived: true })).body).toMatchObject({ version: 2, archived: true })
    expect((await put({ name: 'NDA 2027', archived: false })).body.version).toBe(3)
    const late = await put({ name: 'Mine' }, { 'if-match': '2' })
    expect(late).toMatchObject({ status: 412, body: { code: 'stale' } })
    const list = await owner.call('GET', 'agreements/v1/list?limit=1')
    expect(list.body).toMatchObject({ items: [{ id: first.id, version: 3 }], nextCursor: null })
    const { body: log } = await owner.call('GET', 'audit/v1/list')
    const actions = log.items.map(({ action }: { action: string }) => action)
    for (const action of ['made', 'changed', 'archived', 'restored'])
      expect(actions).toContain(`agreement.${action}`)
  })

  test.for<[string, object, string]>([
    ['no text', { text: undefined }, 'text'],
    ['a text without words', { text: { type: 'doc', content: [] } }, 'text'],
    [
      'a heading that pages don’t have',
      { text: { type: 'doc', content: [{ type: 'video' }] } },
      'text.content.0.type',
    ],
    [
      'an address that runs',
      {
        text: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:1' } }],
                },
              ],
            },
          ],
        },
      },
      'text.content.0.content.0.marks.0.attrs.href',
    ],
    ['a text that is too long', { text: textOf('x'.repeat(200_001)) }, 'text'],
    ['a name that is too long', { name: 'x'.repeat(301) }, 'name'],
    ['a text and an item', { itemId: crypto.randomUUID() }, 'itemId'],
    ['a value that isn’t there', { defaultValueIds: [crypto.randomUUID()] }, 'defaultValueIds'],
    ['a field that nobody knows', { secret: 1 }, 'secret'],
  ])('is refused with %s, by name', async ([, fields, path]) => {
    const owner = await satchel.newTenant()
    const draft = { name: 'NDA', text: textOf('Keep it.'), ...fields }
    const answer = await owner.call('POST', 'agreements/v1', draft)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('is made by admins, chosen by all of the company, and nobody else’s', async () => {
    const owner = await satchel.newTenant()
    const { id } = await agreementOf(owner)
    const [editor, stranger] = [await owner.withRole('editor'), await satchel.newTenant()]
    const draft = { name: 'NDA', text: textOf('Keep it.') }
    expect((await editor.call('POST', 'agreements/v1', draft)).status).toBe(403)
    expect((await editor.call('PUT', `agreements/v1/${id}`, draft)).status).toBe(403)
    expect((await editor.call('GET', `agreements/v1/${id}`)).status).toBe(200)
    expect((await stranger.call('GET', `agreements/v1/${id}`)).status).toBe(404)
    expect((await stranger.call('PUT', `agreements/v1/${id}`, draft)).status).toBe(404)
    const page = await addPage(stranger)
    const theirs = await share(stranger, page.id, { agreementId: id })
    expect(theirs).toMatchObject({ status: 422, body: { errors: [{ path: 'agreementId' }] } })
    await owner.call('PUT', `agreements/v1/${id}`, { archived: true })
    const archived = await share(owner, (await addPage(owner)).id, { agreementId: id })
    expect(archived).toMatchObject({ status: 422, body: { errors: [{ path: 'agreementId' }] } })
  })

  test('is asked for by presets, and by default for the categories that were chosen', async () => {
    const owner = await satchel.newTenant()
    const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
    const [stage, other] = settings.categories.funnelStage
    const { id } = await agreementOf(owner, { defaultValueIds: [stage.id] })
    const [secret, plain] = [
      await addPage(owner, { funnelStage: [stage.id] }),
      await addPage(owner, { funnelStage: [other.id] }),
    ]
    expect((await share(owner, secret.id)).body.agreementId).toBe(id)
    expect((await share(owner, plain.id)).body.agreementId).toBeNull()
    const none = { agreementId: null, sharedToMemo: 'Without' }
    expect((await share(owner, secret.id, none)).body.agreementId).toBeNull()
    const kit = { name: 'Kit', itemIds: [plain.id, secret.id] }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', kit)
    const shared = await share(owner, collection.id, { itemType: 'COLLECTION' })
    expect(shared.body.agreementId).toBe(id)
    const preset = { name: 'Careful', options: { agreementId: id } }
    const { body: made } = await owner.call('POST', 'items/v1/link-presets', preset)
    const byPreset = await share(owner, plain.id, { presetId: made.id, sharedToMemo: 'By preset' })
    expect(byPreset.body.agreementId).toBe(id)
    const path = `items/v1/personalized/${byPreset.body.id}`
    const changed = await owner.call('PUT', path, { agreementId: null })
    expect(changed.body).toMatchObject({ agreementId: null })
  })
})
