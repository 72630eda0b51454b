import type { Item } from '@satchel/contract/items/items.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatBytes, formatDuration, formatNumber } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import { fileTypeLabel } from '../../ui/FileTypeMark.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './ItemFacts.module.css'
import * as labels from './labels.ts'

interface ItemFactsProps {
  item: Item
  /** True if editable fields are shown above. */
  isEdited?: boolean
}

/** Facts of an item that nobody edits. */
export function ItemFacts({ item, isEdited = false }: ItemFactsProps) {
  const { bytes, pageCount, width, height, durationS, views, shares, duplicateOf: older } = item
  const facts: [string, ReactNode][] = [
    [labels.type, fileTypeLabel(item.kind, item.mime)],
    [labels.url, !isEdited && item.url && <PageLink url={item.url} />],
    [labels.sameAs, older && <OlderItem {...older} />],
    [labels.size, bytes !== undefined && formatBytes(bytes)],
    [labels.pages, pageCount !== undefined && formatNumber(pageCount)],
    [labels.dimensions, width && height && `${formatNumber(width)} × ${formatNumber(height)}`],
    [labels.length, durationS !== undefined && formatDuration(durationS)],
    [labels.views, formatNumber(views)],
    [labels.shares, formatNumber(shares)],
    [labels.owner, !isEdited && item.owner.name],
    [labels.added, <RelativeTime key="added" at={item.createdAt} />],
    [labels.updated, <RelativeTime key="updated" at={item.updatedAt} />],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact)
        .map(([label, fact]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  )
}

function OlderItem({ id, name }: NonNullable<Item['duplicateOf']>) {
  return (
    <Link to={paths.item(id)} className={styles.link}>
      {name}
    </Link>
  )
}

function PageLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
      {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  )
}
