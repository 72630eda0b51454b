import type { VisitorSimpleBlock, VisitorSiteItem } from '@satchel/contract/visits/visitor.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { t } from '../messages/messages.ts'
import { isPhoto, metaOf } from '../meta.ts'
import { TypeMark } from '../TypeMark.tsx'

type ItemsProps = Extract<VisitorSimpleBlock, { kind: 'items' }>

const CLASSES = { grid: 'grid', list: 'rows', carousel: 'carousel' } as const

/** Items as cards, as rows, or as cards in a scrolling line. */
export function Items({ name, layout, items }: ItemsProps) {
  if (items.length === 0) return null
  const list = (
    <ul className={CLASSES[layout]}>
      {items.map((item) => (
        <li key={item.id}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {name && (
        <h2 className="list-name" dir="auto">
          {name}
        </h2>
      )}
      {layout === 'carousel' ? (
        <section
          className="scroll"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
          tabIndex={0}
          aria-label={name ?? t('items', { count: items.length })}
        >
          {list}
        </section>
      ) : (
        list
      )}
    </>
  )
}

function Item({ item, thumbnailUrl, url, note, isNew }: VisitorSiteItem) {
  const isElsewhere = item.kind === 'link'
  return (
    <a className="tile" href={url} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
      <span className={isPhoto(item) ? 'preview photo' : 'preview'}>
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" width="560" height="420" loading="lazy" decoding="async" />
        ) : (
          <TypeMark kind={item.kind} mime={item.mime} size={48} />
        )}
        {isNew && <span className="new">{t('newItem')}</span>}
      </span>
      <span className="name" dir="auto">
        {item.name}
      </span>
      <span className="quiet meta">
        {isElsewhere ? (URL.parse(url)?.hostname ?? '') : metaOf(item)}
        {isElsewhere && (
          <IconExternalLink size={16} stroke={1.75} role="img" aria-label={t('opensInNewTab')} />
        )}
      </span>
      {note && (
        <span className="note" dir="auto">
          {note}
        </span>
      )}
    </a>
  )
}
