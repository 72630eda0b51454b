import { type Static, type TSchema, Type } from 'typebox'
import { NAME_MAX } from '../constants.ts'
import { Id, WebUrl } from '../schemas.ts'
import { PlanMilestones } from './plan-block.ts'

/** Number of blocks a site may have; columns count with the blocks in them. */
export const BLOCKS_MAX = 200
/** The number of different searches on a site, saved or of smart collections, at most. */
export const SEARCHES_MAX = 20
export const CONTENT_MAX = 512 * 1024
/** The number of items a block shows at most. */
export const BLOCK_ITEMS_MAX = 100

export interface TextMark {
  type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'link'
  attrs?: { href?: string }
}

/** A node of rich text as Tiptap stores it. `attrs` has `level` of a heading and `start` of an ordered list. */
export interface TextNode {
  type:
    | 'paragraph'
    | 'heading'
    | 'bulletList'
    | 'orderedList'
    | 'listItem'
    | 'blockquote'
    | 'horizontalRule'
    | 'hardBreak'
    | 'text'
  attrs?: { level?: 2 | 3; start?: number }
  content?: TextNode[]
  marks?: TextMark[]
  text?: string
}

export interface TextDoc {
  type: 'doc'
  content: TextNode[]
}

const block = <K extends string, P extends Record<string, TSchema>>(kind: K, properties: P) =>
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 64 }),
    kind: Type.Literal(kind),
    ...properties,
  })

export const ITEM_LAYOUTS = ['grid', 'list', 'carousel'] as const
const Layout = Type.Enum([...ITEM_LAYOUTS])
export type ItemLayout = Static<typeof Layout>
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
const Note = Type.String({ maxLength: 1_000 })

/** Rich text as Tiptap stores it. Editors write more, which is left out. */
export const RichTextDoc = Type.Unsafe<TextDoc>(
  Type.Object(
    { type: Type.Literal('doc'), content: Type.Array(Type.Unknown()) },
    { additionalProperties: true },
  ),
)

/** The schemas of all blocks but columns, by kind. */
export const BLOCKS = {
  heading: block('heading', {
    text: Type.String({ maxLength: NAME_MAX }),
    level: Type.Integer({ minimum: 1, maximum: 3 }),
  }),
  text: block('text', { doc: RichTextDoc }),
  items: block('items', {
    itemIds: Type.Optional(Type.Array(Id, { maxItems: BLOCK_ITEMS_MAX })),
    savedSearchId: Type.Optional(Id),
    layout: Layout,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: BLOCK_ITEMS_MAX })),
    notes: Type.Optional(
      Type.Record(Type.String({ pattern: UUID }), Note, {
        description: 'A note beside an item, by the item’s id',
      }),
    ),
  }),
  collection: block('collection', { collectionId: Id, layout: Layout }),
  cta: block('cta', { ctaId: Id }),
  image: block('image', {
    itemId: Id,
    alt: Type.String({ maxLength: NAME_MAX }),
    href: Type.Optional(WebUrl),
  }),
  video: block('video', { itemId: Id }),
  embed: block('embed', { url: WebUrl }),
  divider: block('divider', {}),
  plan: block('plan', { milestones: PlanMilestones }),
} as const

type Blocks = { [K in keyof typeof BLOCKS]: Static<(typeof BLOCKS)[K]> }
export type BlockKind = keyof Blocks | 'columns'
export type BlockOf<K extends keyof Blocks> = Blocks[K]
/** A block that may stand in a column. */
export type SimpleBlock = Blocks[keyof Blocks]
export interface ColumnsBlock {
  id: string
  kind: 'columns'
  columns: SimpleBlock[][]
}
export type Block = SimpleBlock | ColumnsBlock

export const COLUMNS_MIN = 2
export const COLUMNS_MAX = 4

/** Hosts whose pages may be embedded, each with its subdomains. */
export const EMBED_HOSTS = [
  'youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
  'vimeo.com',
  'loom.com',
  'wistia.com',
  'wistia.net',
  'figma.com',
  'calendly.com',
  'cal.com',
  'google.com',
  'office.com',
  'typeform.com',
  'spotify.com',
  'soundcloud.com',
] as const
