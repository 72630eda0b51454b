import { listCollections } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { CollectionRow } from './CollectionRow.tsx'
import styles from './DeletedCollections.module.css'

/** Returns the deleted collections, most recently changed first. */
export function useDeletedCollections() {
  const list = useInfiniteQuery(pages(listCollections, { query: { filter: 'deleted' } }))
  return { list, collections: list.data?.pages.flatMap(({ items }) => items) ?? [] }
}

/** Deleted collections that can be restored, listed beside the deleted items. */
export function DeletedCollections({
  list,
  collections,
}: ReturnType<typeof useDeletedCollections>) {
  if (list.isError)
    return <LoadProblem title={t('collections.couldntLoadTheCollections')} query={list} />
  if (collections.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('collections.collections')}</h2>
      <ul className={styles.list} aria-label={t('collections.deletedCollections')}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionRow collection={collection} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} mt="sm" />
    </section>
  )
}
