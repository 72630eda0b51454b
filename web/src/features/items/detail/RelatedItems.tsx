import { listRelatedItems } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import type { ItemActions } from '../item-actions.ts'
import { ItemStrip } from '../list/ItemStrip.tsx'
import styles from './RelatedItems.module.css'

/** Related items, at the bottom so that nothing moves when they load; nothing is shown if there are none. */
export function RelatedItems({ id, actions }: { id: string; actions: ItemActions }) {
  const related = useQuery(query(listRelatedItems, { params: { id } }))
  const { items = [] } = related.data ?? {}
  if (items.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        {t('items.detail.related')}
      </h2>
      <ItemStrip label={t('items.detail.related')} items={items} actions={actions} />
    </section>
  )
}
