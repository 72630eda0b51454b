import type { Facets } from '@satchel/contract/search/search.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import { icon } from '../../ui/icon.ts'
import { DayFilter } from './DayFilter.tsx'
import { FacetFilter } from './FacetFilter.tsx'
import styles from './FilterRail.module.css'
import { QUICK_FILTERS } from './quick-filters.ts'
import type { SearchView } from './search-view.ts'
import { TagFilter } from './TagFilter.tsx'
import type { ChangeView } from './use-search-view.ts'

interface FilterRailProps {
  view: SearchView
  onChange: ChangeView
  /** Counts beside the values, once loaded. */
  facets: Facets | null | undefined
  /** True if nothing was found: filters that couldn't change that are left out. */
  isNone?: boolean
}

export function FilterRail({ view, onChange, facets, isNone = false }: FilterRailProps) {
  const { offeredOf, isPending } = useTaxonomy()
  const countsOf = (category: Category) =>
    facets && new Map(facets[category].map(({ id, count }) => [id, count]))
  // What is archived is filtered by as long as items carry it.
  const shownOf = (category: Category) =>
    offeredOf(category, [
      ...view[category],
      ...(facets?.[category] ?? []).filter(({ count }) => count > 0).map(({ id }) => id),
    ])
  const isIdle = (category: Category) =>
    isNone &&
    view[category].length === 0 &&
    (facets?.[category] ?? []).every(({ count }) => count === 0)
  const hasDays = view.startDay !== null || view.endDay !== null
  const hasTags = view.tags.length + view.excludeTags.length > 0
  const visibleCategories = isPending ? [] : CATEGORIES.filter((category) => !isIdle(category))
  return (
    <div className={styles.rail}>
      <QuickFilterList view={view} onChange={onChange} />
      {/* Values that came later would move what is below them, as tags do. */}
      {visibleCategories.map((category, index) => (
        <FacetFilter
          key={category}
          label={CATEGORY_LABELS[category]}
          values={shownOf(category).map(({ id, label, color }) => ({ value: id, label, color }))}
          counts={countsOf(category)}
          chosen={view[category]}
          onChange={(ids) => onChange({ [category]: ids })}
          startsOpen={index === 0}
        />
      ))}
      {!isPending && (!isNone || hasDays) && <DayFilter view={view} onChange={onChange} />}
      {(!isNone || hasTags) && (
        <TagFilter view={view} onChange={onChange} counts={facets === null ? null : facets?.tags} />
      )}
    </div>
  )
}

function QuickFilterList({ view, onChange }: Pick<FilterRailProps, 'view' | 'onChange'>) {
  return (
    <ul className={styles.quick} aria-label={t('search.quickFilters')}>
      {QUICK_FILTERS.map(({ value, label, icon: Icon }) => {
        const isChosen = view.quickFilter === value
        return (
          <li key={value}>
            <button
              type="button"
              className={styles.quickFilter}
              aria-pressed={isChosen}
              onClick={() => onChange({ quickFilter: isChosen ? null : value })}
            >
              <Icon {...icon} />
              {label}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
