import type { Item } from '@satchel/contract/items/items.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { IconTag } from '@tabler/icons-react'
import { useTaxonomy } from '../../lib/taxonomy.ts'
import { icon } from '../../ui/icon.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './ItemLabels.module.css'

/** Categories and tags of an item, read-only. */
export function ItemLabels({ item }: { item: Item }) {
  const { findValue } = useTaxonomy()
  const values = CATEGORIES.flatMap((category) => item[category]).flatMap(
    (id) => findValue(id) ?? [],
  )
  if (values.length + item.tags.length === 0) return null
  return (
    <ul className={styles.labels} aria-label={t('items.categoriesAndTags')}>
      {values.map(({ id, label, color }) => (
        <li key={id} className={styles.label}>
          <ValueDot color={color} />
          {label}
        </li>
      ))}
      {item.tags.map(({ key, label }) => (
        <li key={key} className={styles.label}>
          <IconTag {...icon} size={12} />
          {label}
        </li>
      ))}
    </ul>
  )
}
