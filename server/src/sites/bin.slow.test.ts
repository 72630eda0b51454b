import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { historyOf } from '../../test/library.ts'
import { heading, publishedSite } from '../../test/sites.ts'

const satchel = product()

describe('a deleted site', () => {
  test('comes back as it was, with its marks and its versions', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const site = await publishedSite(owner, { content: [heading('One')] })
    const { id } = site
    await owner.call('POST', `users/v1/${owner.userId}/upvotes`, { itemId: id, itemType: 'SITE' })
    const restore = (person: Person) => person.call('POST', `sites/v2/${id}/restore`)
    expect((await restore(owner)).status).toBe(404)
    expect((await owner.call('DELETE', `sites/v2/${id}`)).status).toBe(204)
    expect((await owner.call('GET', `sites/v2/${id}`)).status).toBe(404)
    expect((await owner.call('PUT', `sites/v2/${id}`, { name: 'Mine' })).status).toBe(404)

    const bin = (person: Person) => person.call('GET', 'sites/v2/list?filter=deleted')
    const { items } = (await bin(editor)).body
    expect(items).toMatchObject([{ id, name: site.name, deletedAt: expect.any(String) }])
    expect((await owner.call('GET', 'sites/v2/list')).body.items).toEqual([])
    expect((await bin(viewer)).status).toBe(403)
    expect((await restore(viewer)).status).toBe(403)
    expect((await restore(await satchel.newTenant())).status).toBe(404)

    const { body } = await restore(editor)
    expect(body).toMatchObject({ status: 'published', slug: site.slug, upvotes: 1 })
    expect(body.content).toEqual([heading('One')])
    expect(body.deletedAt).toBeUndefined()
    expect((await bin(owner)).body.items).toEqual([])
    const [newest, before] = await historyOf(owner, id)
    expect([newest.changeKind, before.changeKind]).toEqual(['INSERT', 'REMOVE'])
  })

  test('is permanently deleted after 30 days, and its address stays taken', async () => {
    const owner = await satchel.newTenant()
    const [old, fresh] = [await publishedSite(owner), await publishedSite(owner)]
    const slug = `fair-${crypto.randomUUID()}`
    await owner.call('PUT', `sites/v2/${old.id}`, { slug })
    for (const [id, days] of [
      [old.id, 31],
      [fresh.id, 29],
    ] as const) {
      await owner.call('DELETE', `sites/v2/${id}`)
      await satchel.database.system
        .updateTable('site')
        .set({ deletedAt: new Date(Date.now() - days * 86_400_000).toISOString() })
        .where('id', '=', id)
        .execute()
    }
    await satchel.app.tasks['remove-deleted-sites']?.({})
    const restore = (id: string) => owner.call('POST', `sites/v2/${id}/restore`)
    expect((await restore(old.id)).status).toBe(404)
    expect((await restore(fresh.id)).status).toBe(200)
    for (const stored of [slug, old.slug]) {
      const draft = { name: 'Fair', slug: stored }
      expect((await owner.call('POST', 'sites/v2/create', draft)).body.code).toBe('slug-taken')
      expect((await satchel.anonymous('GET', `sites/v2/sitecontent/${stored}`)).status).toBe(410)
    }
  })
})
