import type { VisitorBlock, VisitorSimpleBlock } from '@satchel/contract/visits/visitor.ts'
import type { VisitorCtas } from '@satchel/contract/visits/visitor-ctas.ts'
import { t } from '../messages/messages.ts'
import { Plan } from '../plan/Plan.tsx'
import { CtaBlock } from './CtaBlock.tsx'
import { Embed } from './Embed.tsx'
import { Heading } from './Heading.tsx'
import { Image } from './Image.tsx'
import { Items } from './Items.tsx'
import { RichText } from './RichText.tsx'
import { Video } from './Video.tsx'

/** The blocks of a site, each numbered for the reports on what was read. */
interface BlocksProps {
  blocks: VisitorBlock[]
  ctas: VisitorCtas | undefined
  first: number
}

export function Blocks({ blocks, ctas, first }: BlocksProps) {
  return blocks.map((block, index) => (
    <section
      key={block.id}
      id={`b-${block.id}`}
      className={`block block-${block.kind}`}
      data-number={first + index}
    >
      {block.kind === 'columns' ? (
        <Columns {...block} ctas={ctas} />
      ) : (
        <Simple block={block} ctas={ctas} />
      )}
    </section>
  ))
}

type ColumnsProps = Extract<VisitorBlock, { kind: 'columns' }> & Pick<BlocksProps, 'ctas'>

function Columns({ columns, ctas }: ColumnsProps) {
  return columns.map((column, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and columns have no names
    <div key={index} className="column">
      {column.map((block) => (
        <div key={block.id} id={`b-${block.id}`} className={`block block-${block.kind}`}>
          <Simple block={block} ctas={ctas} />
        </div>
      ))}
    </div>
  ))
}

interface SimpleProps extends Pick<BlocksProps, 'ctas'> {
  block: VisitorSimpleBlock
}

/** Block that is marked as new if it was added since the visitor’s last visit; lists of items mark each item. */
function Simple({ block, ctas }: SimpleProps) {
  const isMarked = block.isNew && block.kind !== 'items' && block.kind !== 'divider'
  return (
    <>
      {isMarked && <p className="new-block">{t('newItem')}</p>}
      <Content block={block} ctas={ctas} />
    </>
  )
}

function Content({ block, ctas }: SimpleProps) {
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
    case 'plan':
      return <Plan {...block} />
    case 'divider':
      return <hr />
    case 'cta':
      return <CtaBlock {...block} ctas={ctas} />
  }
}
