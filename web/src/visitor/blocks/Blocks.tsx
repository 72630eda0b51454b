import type { VisitorBlock, VisitorSimpleBlock } from '@satchel/contract/visitor.ts'
import { Embed } from './Embed.tsx'
import { Heading } from './Heading.tsx'
import { Image } from './Image.tsx'
import { Items } from './Items.tsx'
import { RichText } from './RichText.tsx'
import { Video } from './Video.tsx'

/** The blocks of a site, each numbered for what is told of reading. */
export function Blocks({ blocks, first = 1 }: { blocks: VisitorBlock[]; first?: number }) {
  return blocks.map((block, index) => (
    <section
      key={block.id}
      id={`b-${block.id}`}
      className={`block block-${block.kind}`}
      data-number={first + index}
    >
      {block.kind === 'columns' ? <Columns {...block} /> : <Simple {...block} />}
    </section>
  ))
}

function Columns({ columns }: Extract<VisitorBlock, { kind: 'columns' }>) {
  return columns.map((column, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and columns have no names
    <div key={index} className="column">
      {column.map((block) => (
        <div key={block.id} id={`b-${block.id}`} className={`block block-${block.kind}`}>
          <Simple {...block} />
        </div>
      ))}
    </div>
  ))
}

function Simple(block: VisitorSimpleBlock) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />
    case 'text':
      return <RichText {...block} />
    case 'items':
      return <Items {...block} />
    case 'image':
      return <Image {...block} />
    case 'video':
      return <Video {...block} />
    case 'embed':
      return <Embed {...block} />
    case 'divider':
      return <hr />
  }
}
