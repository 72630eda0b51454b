import type { VisitorCard, VisitorPage } from '@satchel/contract/visitor.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { formatCount } from '../lib/format.ts'
import { FileTypeMark } from '../ui/FileTypeMark.tsx'
import { metaOf } from './meta.ts'

type Props = Extract<VisitorPage, { view: 'collection' }>

export function CollectionPage({ name, description, items }: Props) {
  return (
    <article className="wide">
      <header className="intro">
        <h1>{name}</h1>
        <p className="quiet meta">{formatCount(items.length, 'item')}</p>
        {description.trim() && <p className="description">{description}</p>}
      </header>
      {items.length === 0 && <p className="quiet">There is nothing in this collection yet.</p>}
      <ul className="grid">
        {items.map((card) => (
          <li key={card.id}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function Card({ item, thumbnailUrl, url }: VisitorCard) {
  const isElsewhere = item.kind === 'link'
  const isPhoto = item.mime?.startsWith('image/') || item.mime?.startsWith('video/')
  return (
    <a className="tile" href={url} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
      <span className={isPhoto ? 'preview photo' : 'preview'}>
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" loading="lazy" />
        ) : (
          <FileTypeMark kind={item.kind} mime={item.mime ?? ''} size={48} />
        )}
      </span>
      <span className="name">{item.name}</span>
      <span className="quiet meta">
        {isElsewhere ? new URL(url).hostname : metaOf(item)}
        {isElsewhere && (
          <IconExternalLink size={16} stroke={1.75} role="img" aria-label="opens in a new tab" />
        )}
      </span>
    </a>
  )
}
