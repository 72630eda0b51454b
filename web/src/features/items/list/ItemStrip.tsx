import type { Item } from '@satchel/contract/items/items.ts'
import type { ItemActions } from '../item-actions.ts'
import { ItemCard } from './ItemCard.tsx'
import styles from './ItemStrip.module.css'

interface ItemStripProps {
  label: string
  items: readonly Item[]
  actions: ItemActions
}

/** A few cards in one row, which scrolls if they don't fit. */
export function ItemStrip({ label, items, actions }: ItemStripProps) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} actions={actions} />
        </li>
      ))}
    </ul>
  )
}
