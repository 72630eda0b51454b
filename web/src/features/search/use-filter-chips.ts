import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import * as labels from './labels.ts'
import { quickFilterLabel } from './quick-filters.ts'
import type { SearchView } from './search-view.ts'

export interface FilterChip {
  key: string
  label: string
  color?: string | null
  without: Partial<SearchView>
}

/** What of a view is in force, each with the view without it. */
export function useFilterChips(view: SearchView): FilterChip[] {
  const { isKnown, findValue, tags } = useTaxonomy()
  const { searchTerm, quickFilter, startDay, endDay } = view
  const moment = view.when === 'created' ? labels.added : labels.updated
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
        label: findValue(id)?.label ?? (isKnown ? labels.deletedValue : CATEGORY_LABELS[category]),
        color: findValue(id)?.color ?? null,
        without: without(category, id),
      })),
    ),
    ...view.tags.map((key) => ({
      key: `tag ${key}`,
      label: `# ${tags.find((tag) => tag.key === key)?.label ?? key}`,
      without: without('tags', key),
    })),
    ...(startDay ? [one('startDay', labels.momentFrom(moment, startDay))] : []),
    ...(endDay ? [one('endDay', labels.momentTo(moment, endDay))] : []),
  ]
}
