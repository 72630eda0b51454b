import type { Block, TextNode } from '@satchel/contract/sites/blocks.ts'
import type { Theme } from '@satchel/contract/sites/sites.ts'
import type { CSSProperties } from 'react'
import { useMe } from '../../../lib/session.ts'
import styles from './SmallPage.module.css'

interface SmallPageProps {
  theme: Partial<Theme>
  blocks: readonly Block[]
  /** Addresses of pictures by the id of their item. */
  pictures: ReadonlyMap<string, string | undefined>
}

/** The beginning of a page as visitors would see it, an eighth of its size. */
export function SmallPage({ theme, blocks, pictures }: SmallPageProps) {
  const { tenant } = useMe()
  const { color, font = 'sans', layout = 'wide' } = theme
  const style = { '--site': color ?? tenant.branding.color } as CSSProperties
  const opening = layout === 'cover' ? openingOf(blocks) : 0
  const draw = (shown: readonly Block[]) =>
    shown.map((block) => <Drawn key={block.id} block={block} pictures={pictures} />)
  return (
    <span className={styles.page} data-layout={layout} data-font={font} style={style} aria-hidden>
      <span className={styles.top}>{tenant.name}</span>
      {opening > 0 && <span className={styles.opening}>{draw(blocks.slice(0, opening))}</span>}
      <span className={styles.inner}>{draw(blocks.slice(opening))}</span>
    </span>
  )
}

/** Returns how many blocks stand on the color of a cover: its first headings and texts. */
function openingOf(blocks: readonly Block[]): number {
  const end = blocks.findIndex(({ kind }) => kind !== 'heading' && kind !== 'text')
  return Math.min(2, end < 0 ? blocks.length : end)
}

type DrawnProps = Pick<SmallPageProps, 'pictures'> & { block: Block }

function Drawn({ block, pictures }: DrawnProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <span className={styles.heading} data-level={block.level}>
          {block.text}
        </span>
      )
    case 'text':
      return <span className={styles.text}>{textOf(block.doc.content)}</span>
    case 'items':
      return (
        <span className={styles.items} data-rows={block.layout === 'list' || undefined}>
          {(block.itemIds ?? []).map((id) => {
            const picture = pictures.get(id)
            return (
              <span key={id} className={styles.item}>
                {picture && <img src={picture} alt="" loading="lazy" />}
              </span>
            )
          })}
        </span>
      )
    case 'columns':
      return (
        <span className={styles.columns}>
          {block.columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and columns have no names
            <span key={index} className={styles.column}>
              {column.map((one) => (
                <Drawn key={one.id} block={one} pictures={pictures} />
              ))}
            </span>
          ))}
        </span>
      )
    case 'image':
    case 'video': {
      const picture = pictures.get(block.itemId)
      return (
        <span className={styles.picture}>
          {picture && <img src={picture} alt="" loading="lazy" />}
        </span>
      )
    }
    case 'plan':
      return (
        <span className={styles.text}>
          {block.milestones.map(({ id, name, tasks }) => (
            <span key={id}>
              {[name, ...tasks.map((task) => task.name)].filter(Boolean).join(' · ')}
            </span>
          ))}
        </span>
      )
    default:
      return <span className={styles.line} />
  }
}

const textOf = (nodes: readonly TextNode[] = []): string =>
  nodes.map(({ text, content }) => text ?? textOf(content)).join(' ')
