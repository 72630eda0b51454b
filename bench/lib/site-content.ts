import type { Block, SimpleBlock, TextNode } from '@satchel/contract/sites/blocks.ts'
import type { Client } from '../../server/test/client.ts'

/** The blocks of a site like those that teams publish. */
export function siteContent(itemIds: string[]): Block[] {
  const [first = ''] = itemIds
  return [
    { id: 'title', kind: 'heading', level: 1, text: 'Welcome to the spring fair' },
    text('lead', 3),
    { id: 'picture', kind: 'image', itemId: first, alt: 'The first page of our handbook' },
    { id: 'begin', kind: 'heading', level: 2, text: 'Start here' },
    { id: 'items', kind: 'items', itemIds, layout: 'grid' },
    { id: 'columns', kind: 'columns', columns: [[text('left', 6)], [text('right', 6)]] },
    { id: 'more', kind: 'heading', level: 2, text: 'More' },
    { id: 'rest', kind: 'items', itemIds: itemIds.slice(0, 6), layout: 'carousel' },
  ]
}

/** Publishes a site with a dozen items; returns its path. */
export async function publishSite({ call }: Client, name = 'Spring fair'): Promise<string> {
  const creating = Array.from({ length: 12 }, (_, number) =>
    call('POST', 'items/v1', {
      kind: 'link',
      url: `https://example.com/${number}`,
      name: `Page ${number}`,
    }),
  )
  const itemIds = (await Promise.all(creating)).map(({ body }) => body.id)
  const content = siteContent(itemIds).filter(({ kind }) => kind !== 'image')
  const { body: site } = await call('POST', 'sites/v2/create', { name, content })
  await call('POST', `sites/v2/${site.id}/publish`, {})
  return `/p/${site.slug}`
}

function text(id: string, count: number): SimpleBlock {
  const words = 'Water that is lost at night is found in the morning, before anybody asks for it. '
  const paragraph: TextNode = {
    type: 'paragraph',
    content: [{ type: 'text', text: words.repeat(count) }],
  }
  return { id, kind: 'text', doc: { type: 'doc', content: [paragraph] } }
}
