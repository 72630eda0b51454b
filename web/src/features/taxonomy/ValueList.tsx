import { DndContext } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { AccountSettings, Category, CategoryValue } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { useSorting } from '../../ui/list/use-sorting.ts'
import type { Change, useSettingsChange } from './use-settings.ts'
import styles from './ValueList.module.css'
import { ValueMenu } from './ValueMenu.tsx'
import { ArchivedValueRow, SortableValueRow } from './ValueRow.tsx'

interface ValueListProps {
  category: Category
  values: readonly CategoryValue[]
  isRequired: boolean
  change: ReturnType<typeof useSettingsChange>
}

/** Values offered in their order, with archived ones below. */
export function ValueList({ category, values, isRequired, change }: ValueListProps) {
  const offered = values.filter(({ archived }) => !archived)
  const archived = values.filter((value) => value.archived)
  const ids = offered.map(({ id }) => id)
  const nameOf = (id: string) => offered[ids.indexOf(id)]?.label ?? t('taxonomy.theValue')
  const place = (from: number, to: number) => {
    const value = offered[from]
    if (value && from !== to)
      change.send(moveTo(category, arrayMove([...offered], from, to), value))
  }
  const onMove = (id: string, over: string) => place(ids.indexOf(id), ids.indexOf(over))
  const { context } = useSorting({ ids, nameOf, onMove })
  const menuOf = (value: CategoryValue, index: number) => (
    <ValueMenu
      category={category}
      value={value}
      values={values}
      isRequired={isRequired}
      send={change.send}
      {...(index > 0 && { onUp: () => place(index, index - 1) })}
      {...(index < offered.length - 1 && { onDown: () => place(index, index + 1) })}
    />
  )
  return (
    <>
      <DndContext {...context}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className={styles.list} aria-label={t('taxonomy.values')}>
            {offered.map((value, index) => (
              <SortableValueRow
                key={value.id}
                category={category}
                value={value}
                change={change}
                menu={menuOf(value, index)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {archived.length > 0 && (
        <section className={styles.archived} aria-label={t('taxonomy.archived')}>
          <h3 className={styles.archivedHead}>{t('taxonomy.archived')}</h3>
          <p className={styles.archivedLine}>{t('taxonomy.archivedHint')}</p>
          <ul className={styles.list}>
            {archived.map((value) => (
              <ArchivedValueRow
                key={value.id}
                category={category}
                value={value}
                change={change}
                menu={menuOf(value, -1)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Returns the command that moves a value in front of its new successor; shown at once. */
function moveTo(category: Category, order: CategoryValue[], { id }: CategoryValue): Change {
  const next = order[order.findIndex((value) => value.id === id) + 1]
  return {
    body: { moveValue: { id, before: next?.id ?? null } },
    show: (settings: AccountSettings) => {
      const archived = settings.categories[category].filter((value) => value.archived)
      return {
        ...settings,
        categories: { ...settings.categories, [category]: [...order, ...archived] },
      }
    },
  }
}
