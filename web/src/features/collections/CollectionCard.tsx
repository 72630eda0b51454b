import { ActionIcon } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { IconLock, IconShare3, IconStack2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import styles from './CollectionCard.module.css'
import { CollectionMarks } from './CollectionMarks.tsx'

interface CollectionCardProps {
  collection: Collection
  onShare: (collection: Collection) => void
}

export function CollectionCard({ collection, onShare }: CollectionCardProps) {
  const { id, name, coverUrl, visibility, itemCount, updatedAt } = collection
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {coverUrl ? (
          <img src={coverUrl} alt="" loading="lazy" decoding="async" />
        ) : (
          <IconStack2 size={40} stroke={1.25} aria-hidden />
        )}
      </div>
      <div className={styles.words}>
        <Link to={paths.collection(id)} className={styles.name} title={name}>
          {name}
        </Link>
        <p className={styles.meta}>
          {visibility === 'private' && (
            <IconLock size={14} stroke={1.75} role="img" aria-label="Private" />
          )}
          {formatCount(itemCount, 'item')}
          <span className={styles.age}>
            <RelativeTime at={updatedAt} />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <ActionIcon
          size={32}
          aria-label={`Share ${name}`}
          title="Share"
          onClick={() => onShare(collection)}
        >
          <IconShare3 {...icon} />
        </ActionIcon>
        <CollectionMarks collection={collection} />
      </div>
    </article>
  )
}
