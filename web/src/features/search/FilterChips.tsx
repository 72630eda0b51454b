import { Button, Pill } from '@mantine/core'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './FilterChips.module.css'
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
    <ul className={styles.chips} aria-label={t('search.activeFilters')}>
      {chips.map(({ key, label, color, without }) => (
        <li key={key}>
          <Pill
            size="md"
            withRemoveButton
            onRemove={() => onChange(without)}
            removeButtonProps={{
              'aria-label': t('search.removeFilterLabel', { label }),
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
          {t('search.clearAll')}
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
