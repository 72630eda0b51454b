import type { TextDoc } from '@satchel/contract/sites/blocks.ts'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { createSite, itemsBlock } from '../../test/sites.ts'

const satchel = product({ shared: true })

const text = (content: unknown[]) => ({ id: 't', kind: 'text', doc: { type: 'doc', content } })
const link = (attrs: object) => ({ type: 'link', attrs })
const href = 'https://example.com/'

/** Rich text with more in it than the editor makes. */
const LOADED = {
  ...text([
    {
      type: 'paragraph',
      attrs: { style: 'position:fixed', dangerouslySetInnerHTML: { __html: '<script>' } },
      marks: [{ type: 'onclick' }],
      onclick: 'alert(1)',
      content: [
        {
          type: 'text',
          text: 'Ours',
          attrs: { style: 'color:red' },
          marks: [
            { ...link({ href, target: '_top', style: 'x', onclick: 'y' }), style: 'x' },
            { type: 'bold', attrs: { class: 'x' } },
            ...Array.from({ length: 500 }, () => ({ type: 'italic' })),
          ],
        },
        { type: 'hardBreak', attrs: { style: 'x' }, content: [] },
      ],
    },
    { type: 'heading', attrs: { level: 3, style: 'x', id: 'top' }, content: [] },
    {
      type: 'orderedList',
      attrs: { start: 4, type: 'a', style: 'x' },
      content: [{ type: 'listItem', attrs: { value: 9 } }],
    },
    { type: 'orderedList', attrs: { start: null }, content: [] },
  ]),
}
const { id, kind, doc } = LOADED
const LOADED_BLOCK = { id, kind, style: 'x', doc: { ...doc, attrs: { style: 'x' }, style: 'x' } }

const ALLOWED = text([
  {
    type: 'paragraph',
    content: [
      {
        type: 'text',
        text: 'Ours',
        marks: [link({ href }), { type: 'bold' }, { type: 'italic' }],
      },
      { type: 'hardBreak' },
    ],
  },
  { type: 'heading', attrs: { level: 3 }, content: [] },
  { type: 'orderedList', attrs: { start: 4 }, content: [{ type: 'listItem' }] },
  { type: 'orderedList', content: [] },
])

/** Stores blocks as they are, as older versions of the product did. */
async function store(siteId: string, content: unknown[]): Promise<void> {
  const { system } = satchel.database
  const stored = JSON.stringify(content)
  await system.updateTable('site').set({ content: stored }).where('id', '=', siteId).execute()
  await system
    .updateTable('siteVersion')
    .set({ content: stored })
    .where('siteId', '=', siteId)
    .execute()
}

const stored = (siteId: string) =>
  satchel.database.system
    .selectFrom('site')
    .select('content')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
const draftOf = async (owner: Owner, siteId: string) =>
  (await owner.call('GET', `sites/v2/${siteId}`)).body.content
const publicOf = async (slug: string) =>
  (await satchel.anonymous('GET', `/api/sites/v2/sitecontent/${slug}`)).body.content
const publish = (owner: Owner, siteId: string) =>
  owner.call('POST', `sites/v2/${siteId}/publish`, {})

test('rich text keeps what the editor makes, and nothing else that came with it', async () => {
  const owner = await satchel.newTenant()
  const { style: _style, ...block } = LOADED_BLOCK
  const columns = { id: 'c', kind: 'columns', columns: [[{ ...block, id: 'u' }], []] }
  const site = await createSite(owner, { content: [block, columns] as never })
  const existing = [ALLOWED, { ...columns, columns: [[{ ...ALLOWED, id: 'u' }], []] }]
  expect(site.content).toEqual(existing)
  expect(await stored(site.id)).toEqual({ content: existing })
  expect((await publish(owner, site.id)).body.content).toEqual(existing)
  const [shown] = await publicOf(site.slug)
  expect(shown).toEqual(ALLOWED)
})

test('notes beside items are kept by ids of items alone', async () => {
  const owner = await satchel.newTenant()
  const { id: itemId } = await addLink(owner)
  const notes = { [itemId]: 'New', style: 'x', constructor: 'x' }
  const site = await createSite(owner, { content: [{ ...itemsBlock([itemId]), notes } as never] })
  expect(site.content).toEqual([{ ...itemsBlock([itemId]), notes: { [itemId]: 'New' } }])
})

test('rich text that was stored with more is answered, published and copied without it', async () => {
  const owner = await satchel.newTenant()
  const site = await createSite(owner)
  await publish(owner, site.id)
  const evil = { type: 'text', text: 'Ours', marks: [link({ href: 'javascript:alert(1)' })] }
  const others = [
    { type: 'iframe', attrs: { src: 'https://evil.example' } },
    { type: 'heading', attrs: { level: 9 }, content: [evil] },
    { type: 'paragraph', content: 'x' },
    { type: 'paragraph', content: [{ type: 'text', text: 7 }, null] },
  ]
  await store(site.id, [
    { ...LOADED_BLOCK, doc: { ...doc, content: [...doc.content, ...others] } },
    { id: 'h', kind: 'heading', text: 'Hello', level: 2, style: 'x' },
  ])
  const { doc: knownDoc } = ALLOWED as { doc: TextDoc }
  const cleaned = [
    { type: 'heading', content: [{ type: 'text', text: 'Ours' }] },
    { type: 'paragraph' },
    { type: 'paragraph', content: [] },
  ]
  const expected = [
    { ...ALLOWED, doc: { ...knownDoc, content: [...knownDoc.content, ...cleaned] } },
    { id: 'h', kind: 'heading', text: 'Hello', level: 2 },
  ]
  expect(await publicOf(site.slug)).toEqual(expected)
  expect(await draftOf(owner, site.id)).toEqual(expected)
  const copy = await createSite(owner, { copyOf: site.id })
  expect(await stored(copy.id)).toEqual({ content: expected })
  const { body } = await owner.call('POST', `sites/v2/${site.id}/versions/1/restore`)
  expect(body.content).toEqual(expected)
  expect(await stored(site.id)).toEqual({ content: expected })
})

test('what is wrong with an attribute of rich text is named by its place', async () => {
  const owner = await satchel.newTenant()
  const faultsOf = async (node: object) => {
    const { status, body } = await owner.call('POST', 'sites/v2/create', {
      name: 'x',
      content: [text([node])],
    })
    expect(status).toBe(422)
    return body.errors.map(({ path }: { path: string }) =>
      path.replace('content.0.doc.content.0', ''),
    )
  }
  const marked = (...marks: unknown[]) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks }],
  })
  expect(await faultsOf({ type: 'heading', attrs: { level: '2' } })).toEqual(['.attrs.level'])
  expect(await faultsOf({ type: 'heading' })).toEqual(['.attrs.level'])
  for (const start of [1.5, '2', 1e300, {}])
    expect(await faultsOf({ type: 'orderedList', attrs: { start } })).toEqual(['.attrs.start'])
  expect(await faultsOf(marked(link({ href: 'vbscript:x' })))).toEqual([
    '.content.0.marks.0.attrs.href',
  ])
  expect(await faultsOf(marked({ type: 'constructor' }, null))).toEqual([
    '.content.0.marks.0.type',
    '.content.0.marks.1.type',
  ])
  expect(await faultsOf({ type: 'toString' })).toEqual(['.type'])
})
