import type { Item } from '@satchel/contract/items/items.ts'
import { useTaxonomy } from '../../../lib/taxonomy.ts'
import { fileTypeLabel } from '../../../ui/FileTypeMark.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import { itemStateOf } from '../item-state.ts'
import { useToday } from '../use-today.ts'
import styles from './ItemMeta.module.css'

/** One line with type, stage and age; an unusual state replaces the stage. */
export function ItemMeta({ item }: { item: Item }) {
  const { findValue } = useTaxonomy()
  const state = itemStateOf(item, useToday())
  const [stage] = item.funnelStage.flatMap((id) => findValue(id) ?? [])
  return (
    <p className={styles.meta}>
      <span className={styles.lead}>
        <span className={styles.type}>{fileTypeLabel(item.kind, item.mime)}</span>
        {state ? (
          <span className={styles.part} data-tone={state.tone} title={state.detail}>
            {state.label}
          </span>
        ) : (
          stage && (
            <span className={styles.part} title={stage.label}>
              <ValueDot color={stage.color} />
              <span className={styles.stage}>{stage.label}</span>
            </span>
          )
        )}
      </span>
      <span className={styles.age}>
        <RelativeTime at={item.createdAt} isShort />
      </span>
    </p>
  )
}
