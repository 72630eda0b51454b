import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, NOWHERE } from '../../test/library.ts'
import { createSite, heading, itemsBlock } from '../../test/sites.ts'

const satchel = product({ shared: true })

const change = (person: Person, id: string, fields: object, version?: number) =>
  person.call('PUT', `sites/v2/${id}`, fields, version ? { 'if-match': `"${version}"` } : {})

describe('blocks', () => {
  const faultsOf = async (person: Person, content: unknown[]) => {
    const { status, body } = await person.call('POST', 'sites/v2/create', { name: 'x', content })
    return status === 422 ? body.errors.map(({ path }: { path: string }) => path) : status
  }

  test('name what is wrong by its place', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const item = await addLink(owner)
    const foreign = await addLink(stranger)
    const good = itemsBlock([item.id])
    const text = (...content: unknown[]) => ({
      id: 't',
      kind: 'text',
      doc: { type: 'doc', content },
    })
    const marked = (mark: object) =>
      text({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark] }] })
    const cases: [unknown[], string[]][] = [
      [[good, heading('a'), itemsBlock([item.id, foreign.id], 'b')], ['content.2.itemIds.1']],
      [[{ id: 'a', kind: 'script' }], ['content.0.kind']],
      [
        [null, 7],
        ['content.0.kind', 'content.1.kind'],
      ],
      [[heading('a'), heading('a')], ['content.1.id']],
      [[{ id: 'a', kind: 'heading', level: 4, text: 'x' }], ['content.0.level']],
      [
        [{ id: 'a', kind: 'collection', collectionId: NOWHERE, layout: 'grid' }],
        ['content.0.collectionId'],
      ],
      [
        [{ id: 'a', kind: 'items', savedSearchId: NOWHERE, layout: 'grid' }],
        ['content.0.savedSearchId'],
      ],
      [[{ id: 'a', kind: 'image', itemId: foreign.id, alt: '' }], ['content.0.itemId']],
      [
        [{ id: 'a', kind: 'image', itemId: item.id, alt: '', href: 'javascript:alert(1)' }],
        ['content.0.href'],
      ],
      [[{ id: 'a', kind: 'embed', url: 'https://evil.example/' }], ['content.0.url']],
      [[{ id: 'a', kind: 'embed', url: 'http://youtube.com/x' }], ['content.0.url']],
      [[{ id: 'a', kind: 'embed', url: 'https://127.0.0.1/' }], ['content.0.url']],
      [[{ id: 'a', kind: 'embed', url: 'https://youtube.com.evil.example/' }], ['content.0.url']],
      [[text({ type: 'image' })], ['content.0.doc.content.0.type']],
      [
        [marked({ type: 'link', attrs: { href: 'javascript:alert(1)' } })],
        ['content.0.doc.content.0.content.0.marks.0.attrs.href'],
      ],
      [
        [marked({ type: 'link', attrs: { href: 'data:text/html,x' } })],
        ['content.0.doc.content.0.content.0.marks.0.attrs.href'],
      ],
      [[marked({ type: 'onclick' })], ['content.0.doc.content.0.content.0.marks.0.type']],
      [[{ id: 'c', kind: 'columns', columns: [[]] }], ['content.0.columns']],
      [
        [
          {
            id: 'c',
            kind: 'columns',
            columns: [[{ id: 'd', kind: 'columns', columns: [[], []] }], []],
          },
        ],
        ['content.0.columns.0.0.kind'],
      ],
      [
        [{ id: 'c', kind: 'columns', columns: [[itemsBlock([foreign.id])], []] }],
        ['content.0.columns.0.0.itemIds.0'],
      ],
      [Array.from({ length: 201 }, (_, n) => heading(`${n}`)), ['content']],
      [
        Array.from({ length: 190 }, (_, n) => ({
          ...heading(`${n}`),
          kind: 'text',
          doc: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(3_000) }] }],
          },
        })),
        ['content'],
      ],
    ]
    for (const [content, paths] of cases) expect(await faultsOf(owner, content)).toEqual(paths)
    expect(
      await faultsOf(owner, [{ id: 'a', kind: 'embed', url: 'https://www.youtube.com/embed/x' }]),
    ).toBe(201)
    for (const href of ['https://a.example', 'mailto:a@b.example', 'tel:+4912345'])
      expect(await faultsOf(owner, [marked({ type: 'link', attrs: { href } })])).toBe(201)
  })

  test('may go on naming what was deleted since', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner)
    const { id } = await createSite(owner, { content: [itemsBlock([item.id])] })
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [item.id] })
    const stored = await change(owner, id, { content: [heading('New'), itemsBlock([item.id])] })
    expect(stored.status).toBe(200)
    const other = await createSite(owner)
    expect((await change(owner, other.id, { content: [itemsBlock([item.id])] })).status).toBe(422)
  })

  test('of 5 MB, or nested without end, are refused before they are read', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner)
    const body = JSON.stringify({ content: [{ ...heading('a'), text: 'x'.repeat(5_000_000) }] })
    expect((await owner.call('PUT', `sites/v2/${id}`, body)).status).toBe(413)
    const deep = `{"content":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
    expect((await owner.call('PUT', `sites/v2/${id}`, deep)).status).toBe(400)
  })

  test('lead pictures of the theme and the preview to the web alone', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner)
    for (const url of ['javascript:alert(1)', 'data:image/svg+xml,x', '//evil.example', 'x']) {
      expect((await change(owner, id, { theme: { logoUrl: url } })).status).toBe(422)
      expect((await change(owner, id, { seo: { imageUrl: url } })).status).toBe(422)
    }
    expect((await change(owner, id, { theme: { color: 'red;}' } })).status).toBe(422)
    const logoUrl = 'https://example.com/logo.png'
    expect((await change(owner, id, { theme: { logoUrl } })).status).toBe(200)
  })
})
