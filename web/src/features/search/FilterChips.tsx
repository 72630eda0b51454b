import { Button, Pill } from '@mantine/core'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './FilterChips.module.css'
import * as labels from './labels.ts'
import { type SearchView, withoutFilters } from './search-view.ts'
import { useFilterChips } from './use-filter-chips.ts'
import type { ChangeView } from './use-search-view.ts'

interface FilterChipsProps {
  view: SearchView
  onChange: ChangeView
}

/** Active filters, each with a button to remove it. */
export function FilterChips({ view, onChange }: FilterChipsProps) {
  const chips = useFilterChips(view)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={labels.activeFilters}>
      {chips.map(({ key, label, color, without }) => (
        <li key={key}>
          <Pill
            size="md"
            withRemoveButton
            onRemove={() => onChange(without)}
            removeButtonProps={{
              'aria-label': labels.removeFilterLabel(label),
              'aria-hidden': false,
            }}
            classNames={{ root: styles.chip ?? '', label: styles.chipLabel ?? '' }}
          >
            {color && <ValueDot color={color} />}
            {label}
          </Pill>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(withoutFilters(view))}>
          {labels.clearAll}
        </Button>
      </li>
    </ul>
  )
}

/** Returns the number of active filters, not counting words. */
export function countFilters(view: SearchView): number {
  const lists = [...CATEGORIES, 'tags', 'excludeTags'] as const
  const singles = [view.quickFilter, view.importId, view.startDay, view.endDay].filter(Boolean)
  return lists.reduce((sum, name) => sum + view[name].length, singles.length)
}
