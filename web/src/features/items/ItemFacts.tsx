import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatBytes, formatDuration, formatNumber } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import { fileTypeLabel } from '../../ui/FileTypeMark.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './ItemFacts.module.css'

interface ItemFactsProps {
  item: Item
  /** True if editable fields are shown above. */
  isEdited?: boolean
}

/** Facts of an item that nobody edits. */
export function ItemFacts({ item, isEdited = false }: ItemFactsProps) {
  const { bytes, pageCount, width, height, durationS, views, shares, duplicateOf: older } = item
  const facts: [string, ReactNode][] = [
    [t('items.type'), fileTypeLabel(item.kind, item.mime)],
    [t('items.url'), !isEdited && item.url && <PageLink url={item.url} />],
    [t('items.sameAs'), older && <OlderItem {...older} />],
    [t('items.size'), bytes !== undefined && formatBytes(bytes)],
    [t('items.pages'), pageCount !== undefined && formatNumber(pageCount)],
    [t('items.dimensions'), width && height && `${formatNumber(width)} × ${formatNumber(height)}`],
    [t('items.length'), durationS !== undefined && formatDuration(durationS)],
    [t('items.views'), formatNumber(views)],
    [t('items.shares'), formatNumber(shares)],
    [t('items.owner'), !isEdited && item.owner.name],
    [t('items.added'), <RelativeTime key="added" at={item.createdAt} />],
    [t('items.updated'), <RelativeTime key="updated" at={item.updatedAt} />],
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
