import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addPage, inDays, share } from '../../test/sharing.ts'

const satchel = product({ shared: true })
const PRESETS = 'items/v1/link-presets'

const keep = (person: Person, name: string, options: object = {}, fields: object = {}) =>
  person.call('POST', PRESETS, { name, options, ...fields })
const list = async (person: Person) => (await person.call('GET', PRESETS)).body.items
const near = (days: number) => ({
  asymmetricMatch: (at: string) => Math.abs(Date.parse(at) - Date.parse(inDays(days))) < 60_000,
})

/** The day of a company in UTC. */
const dayIn = (days: number) => inDays(days).slice(0, 10)

describe('a preset', () => {
  test('keeps options by a name, and no password that could be read', async () => {
    const owner = await satchel.newTenant()
    const options = { allowDownload: false, expiresInDays: 30, watermark: true }
    const { status, body } = await keep(owner, ' Customers ', { ...options, password: 'sesame 42' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Customers', isDefault: false, version: 1 })
    expect(body.options).toEqual({ ...options, requireEmail: true, hasPassword: true })
    await keep(owner, 'analysts')
    expect((await list(owner)).map(({ name }: { name: string }) => name)).toEqual([
      'analysts',
      'Customers',
    ])
    expect(await list(await owner.withRole('viewer'))).toHaveLength(2)
    expect(await list(await satchel.newTenant())).toEqual([])
  })

  test('is what a share names; what the share itself says goes before', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const options = { allowDownload: false, expiresInDays: 30, password: 'sesame 42' }
    const { body: preset } = await keep(owner, 'Customers', options)
    const { body } = await share(owner, item.id, { presetId: preset.id, allowDownload: true })
    expect(body).toMatchObject({ allowDownload: true, hasPassword: true, expiresOn: dayIn(30) })
    const open = await share(owner, item.id, {
      presetId: preset.id,
      expiresAt: null,
      password: null,
    })
    expect(open.body).toMatchObject({ hasPassword: false, expiresAt: null, allowDownload: false })
  })

  test('that is the default holds for new links that name none', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { body: before } = await share(owner, item.id, { sharedToMemo: 'before' })
    await keep(owner, 'Usual', { requireEmail: true, expiresInDays: 7 }, { isDefault: true })
    const { body } = await share(owner, item.id, { expiresAt: inDays(2) })
    expect(body).toMatchObject({ requireEmail: true, expiresAt: near(2) })
    const { body: none } = await share(owner, item.id, { sharedToMemo: 'none', presetId: null })
    expect(none).toMatchObject({ requireEmail: false, expiresAt: null })
    const again = await share(owner, item.id, { sharedToMemo: 'before' })
    expect(again.body).toEqual(before)
  })

  test('is the default alone', async () => {
    const owner = await satchel.newTenant()
    const { body: first } = await keep(owner, 'One', {}, { isDefault: true })
    await keep(owner, 'Two', {}, { isDefault: true })
    const defaults = async () =>
      (await list(owner)).flatMap((preset: { isDefault: boolean; name: string }) =>
        preset.isDefault ? [preset.name] : [],
      )
    expect(await defaults()).toEqual(['Two'])
    await owner.call('PUT', `${PRESETS}/${first.id}`, { isDefault: true })
    expect(await defaults()).toEqual(['One'])
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        keep(owner, `At once ${index}`, {}, { isDefault: true }),
      ),
    )
    expect(await defaults()).toHaveLength(1)
    await owner.call('PUT', `${PRESETS}/${first.id}`, { isDefault: false })
    expect((await defaults()).includes('One')).toBe(false)
  })

  test('changes as a whole but for its password, and not from a version that is over', async () => {
    const owner = await satchel.newTenant()
    const { body } = await keep(owner, 'One', { password: 'sesame 42', allowDownload: false })
    const path = `${PRESETS}/${body.id}`
    const changed = await owner.call('PUT', path, { name: 'Other', options: { notify: 'none' } })
    expect(changed.body).toMatchObject({ name: 'Other', version: 2 })
    expect(changed.body.options).toEqual({ notify: 'none', hasPassword: true })
    const open = await owner.call('PUT', path, { options: { password: null } })
    expect(open.body.options).toEqual({ hasPassword: false })
    const late = await owner.call('PUT', path, { name: 'Late' }, { 'if-match': '"1"' })
    expect(late.status).toBe(412)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('DELETE', path)).status).toBe(404)
    expect((await owner.call('PUT', path, { name: 'Gone' })).status).toBe(404)
  })

  test('has a name of its own and options that will do', async () => {
    const owner = await satchel.newTenant()
    const { body: other } = await keep(owner, 'Other')
    await keep(owner, 'Straße')
    const nameTaken = { status: 409, body: { errors: [{ path: 'name' }] } }
    expect(await keep(owner, ' STRASSE ')).toMatchObject(nameTaken)
    expect(await owner.call('PUT', `${PRESETS}/${other.id}`, { name: 'straße' })).toMatchObject(
      nameTaken,
    )
    for (const [path, options] of [
      ['options.expiresInDays', { expiresInDays: 0 }],
      ['options.expiresInDays', { expiresInDays: 3_651 }],
      ['allowed.0', { allowed: ['nobody'] }],
      ['requireEmail', { watermark: true, requireEmail: false }],
    ] as const)
      expect(await keep(owner, 'Faulty', options)).toMatchObject({
        status: 422,
        body: { errors: [{ path }] },
      })
    expect((await keep(owner, ' ')).status).toBe(422)
  })

  test('is made and changed by editors', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const { body } = await keep(await owner.withRole('editor'), 'Ours')
    expect((await keep(viewer, 'Mine')).status).toBe(403)
    expect((await viewer.call('PUT', `${PRESETS}/${body.id}`, {})).status).toBe(403)
    expect((await viewer.call('DELETE', `${PRESETS}/${body.id}`)).status).toBe(403)
  })
})
