import type { Item } from '@satchel/contract/items/items.ts'
import { getItemUses } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { CollectionLinks } from '../CollectionLinks.tsx'
import { Field } from './Field.tsx'
import styles from './ItemCollections.module.css'

/** Links to the collections of an item. */
export function ItemCollections({ item: { id, collectionIds } }: { item: Item }) {
  const uses = useQuery(query(getItemUses, { params: { id } }))
  const { collections = [] } = uses.data ?? {}
  return (
    <Field label={t('items.detail.collections')}>
      {collectionIds.length === 0 ? (
        <span className={styles.none}>{t('items.detail.none')}</span>
      ) : (
        <CollectionLinks collections={collections} />
      )}
    </Field>
  )
}
