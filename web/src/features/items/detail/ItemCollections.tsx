import type { Item } from '@satchel/contract/items.ts'
import { getItemUses } from '@satchel/contract/links.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { CollectionLinks } from '../CollectionLinks.tsx'
import { Field } from './Field.tsx'
import styles from './ItemCollections.module.css'

/** The collections an item is in, each a way to it. */
export function ItemCollections({ item: { id, collectionIds } }: { item: Item }) {
  const uses = useQuery(query(getItemUses, { params: { id } }))
  const { collections = [] } = uses.data ?? {}
  return (
    <Field label="Collections">
      {collectionIds.length === 0 ? (
        <span className={styles.none}>None</span>
      ) : (
        <CollectionLinks collections={collections} />
      )}
    </Field>
  )
}
