import type { Item } from '@satchel/contract/items.ts'
import type { ReactNode } from 'react'
import { formatBytes, formatDuration, formatNumber } from '../../lib/format.ts'
import { fileTypeLabel } from '../../ui/FileTypeMark.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import styles from './ItemFacts.module.css'

interface ItemFactsProps {
  item: Item
  /** What can be edited stands above. */
  isEdited?: boolean
}

/** What is known of an item and nobody edits. */
export function ItemFacts({ item, isEdited = false }: ItemFactsProps) {
  const { bytes, pageCount, width, height, durationS, views, shares } = item
  const facts: [string, ReactNode][] = [
    ['Type', fileTypeLabel(item.kind, item.mime)],
    ['Address', !isEdited && item.url && <PageLink url={item.url} />],
    ['Size', bytes !== undefined && formatBytes(bytes)],
    ['Pages', pageCount !== undefined && formatNumber(pageCount)],
    ['Dimensions', width && height && `${formatNumber(width)} × ${formatNumber(height)}`],
    ['Length', durationS !== undefined && formatDuration(durationS)],
    ['Views', formatNumber(views)],
    ['Shares', formatNumber(shares)],
    ['Owner', !isEdited && item.owner.name],
    ['Added', <RelativeTime key="added" at={item.createdAt} />],
    ['Updated', <RelativeTime key="updated" at={item.updatedAt} />],
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

function PageLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
      {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  )
}
