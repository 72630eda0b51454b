import type { Collection } from '@satchel/contract/collections.ts'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { formatItemCount } from '../count-labels.ts'
import { CollectionActions } from './CollectionActions.tsx'
import styles from './CollectionCard.module.css'
import { CollectionCover } from './CollectionCover.tsx'
import { CollectionSigns } from './CollectionSigns.tsx'
import type { CollectionSharing } from './collection-sharing.ts'

interface CollectionCardProps {
  collection: Collection
  sharing: CollectionSharing
}

export function CollectionCard({ collection, sharing }: CollectionCardProps) {
  const { id, name, coverUrl, updatedAt, deletedAt } = collection
  return (
    <article className={styles.card} data-deleted={deletedAt !== undefined || undefined}>
      <div className={styles.cover}>
        <CollectionCover url={coverUrl} markSize={40} />
      </div>
      <div className={styles.text}>
        {deletedAt ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={paths.collection(id)} className={styles.name} title={name}>
            {name}
          </Link>
        )}
        <p className={styles.meta}>
          <CollectionSigns {...collection} />
          {formatItemCount(collection)}
          <span className={styles.age}>
            <RelativeTime at={deletedAt ?? updatedAt} />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <CollectionActions collection={collection} sharing={sharing} />
      </div>
    </article>
  )
}
