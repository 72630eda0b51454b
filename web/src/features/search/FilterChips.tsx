import { Button, Pill } from '@mantine/core'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { formatDay } from '../../lib/format.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import { ValueDot } from '../../ui/ValueDot.tsx'
import styles from './FilterChips.module.css'
import { quickFilterLabel } from './quick-filters.ts'
import { type SearchView, withoutFilters } from './search-view.ts'
import type { ChangeView } from './use-search-view.ts'

interface FilterChip {
  key: string
  label: string
  color?: string | null
  without: Partial<SearchView>
}

interface FilterChipsProps {
  view: SearchView
  onChange: ChangeView
}

/** What is in force, each with its way out. */
export function FilterChips({ view, onChange }: FilterChipsProps) {
  const chips = useFilterChips(view)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filters in force">
      {chips.map(({ key, label, color, without }) => (
        <li key={key}>
          <Pill
            size="md"
            withRemoveButton
            onRemove={() => onChange(without)}
            removeButtonProps={{ 'aria-label': `Remove the filter ${label}`, 'aria-hidden': false }}
            classNames={{ root: styles.chip ?? '', label: styles.chipLabel ?? '' }}
          >
            {color && <ValueDot color={color} />}
            {label}
          </Pill>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(withoutFilters(view))}>
          Clear
        </Button>
      </li>
    </ul>
  )
}

/** How many filters are in force, the words aside. */
export function countFilters(view: SearchView): number {
  const lists = [...CATEGORIES, 'tags'] as const
  const singles = [view.quickFilter, view.startDay, view.endDay].filter(Boolean)
  return lists.reduce((sum, name) => sum + view[name].length, singles.length)
}

function useFilterChips(view: SearchView): FilterChip[] {
  const { findValue, tags } = useTaxonomy()
  const { searchTerm, quickFilter, startDay, endDay } = view
  const moment = view.when === 'created' ? 'Added' : 'Updated'
  const without = (name: (typeof CATEGORIES)[number] | 'tags', value: string) => ({
    [name]: view[name].filter((each) => each !== value),
  })
  const one = (key: keyof SearchView, label: string): FilterChip => ({
    key,
    label,
    without: { [key]: key === 'searchTerm' ? '' : null },
  })
  return [
    ...(searchTerm ? [one('searchTerm', `“${searchTerm}”`)] : []),
    ...(quickFilter ? [one('quickFilter', quickFilterLabel(quickFilter))] : []),
    ...CATEGORIES.flatMap((category) =>
      view[category].map((id) => ({
        key: id,
        label: findValue(id)?.label ?? CATEGORY_LABELS[category],
        color: findValue(id)?.color ?? null,
        without: without(category, id),
      })),
    ),
    ...view.tags.map((key) => ({
      key: `tag ${key}`,
      label: `# ${tags.find((tag) => tag.key === key)?.label ?? key}`,
      without: without('tags', key),
    })),
    ...(startDay ? [one('startDay', `${moment} from ${formatDay(startDay)}`)] : []),
    ...(endDay ? [one('endDay', `${moment} to ${formatDay(endDay)}`)] : []),
  ]
}
