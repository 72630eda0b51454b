import type { Collection } from '@satchel/contract/collections.ts'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { formatItemCount } from '../count-labels.ts'
import { CollectionActions } from './CollectionActions.tsx'
import { CollectionCover } from './CollectionCover.tsx'
import styles from './CollectionRow.module.css'
import { CollectionSigns } from './CollectionSigns.tsx'
import type { CollectionSharing } from './collection-sharing.ts'

interface CollectionRowProps {
  collection: Collection
  /** Sharing of collections; undefined for deleted ones. */
  sharing?: CollectionSharing
}

export function CollectionRow({ collection, sharing }: CollectionRowProps) {
  const { id, name, coverUrl, owner, updatedAt, deletedAt } = collection
  return (
    <article className={styles.row} data-deleted={deletedAt !== undefined || undefined}>
      <div className={styles.cover}>
        <CollectionCover url={coverUrl} markSize={20} />
      </div>
      <div className={styles.text}>
        <p className={styles.line}>
          {deletedAt ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <Link to={paths.collection(id)} className={styles.name} title={name}>
              {name}
            </Link>
          )}
          <CollectionSigns {...collection} />
        </p>
        <p className={styles.quiet}>
          <span>{formatItemCount(collection)}</span>
          <span className={styles.owner}>{owner.name}</span>
          <span>
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
