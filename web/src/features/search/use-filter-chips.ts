import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { formatDay, inSentence } from '../../lib/format/format.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import * as labels from './labels.ts'
import { quickFilterLabel } from './quick-filters.ts'
import { readText, withoutWords } from './search-text.ts'
import type { SearchView } from './search-view.ts'

export interface FilterChip {
  key: string
  label: string
  color?: string | null
  without: Partial<SearchView>
}

/** Returns the active filters of a view, each with the view without it. */
export function useFilterChips(view: SearchView): FilterChip[] {
  const { isKnown, findValue, tags } = useTaxonomy()
  const { quickFilter, startDay, endDay } = view
  const moment = view.when === 'created' ? t('search.added') : t('search.updated')
  const without = (name: (typeof CATEGORIES)[number] | 'tags' | 'excludeTags', value: string) => ({
    [name]: view[name].filter((each) => each !== value),
  })
  const tagLabel = (key: string) => `# ${tags.find((tag) => tag.key === key)?.label ?? key}`
  const one = (key: keyof SearchView, label: string): FilterChip => ({
    key,
    label,
    without: { [key]: null },
  })
  return [
    ...textChips(view.searchTerm),
    ...(quickFilter ? [one('quickFilter', quickFilterLabel(quickFilter))] : []),
    ...(view.importId ? [one('importId', t('search.fromImport'))] : []),
    ...CATEGORIES.flatMap((category) =>
      view[category].map((id) => ({
        key: id,
        label:
          findValue(id)?.label ?? (isKnown ? t('search.deletedValue') : CATEGORY_LABELS[category]),
        color: findValue(id)?.color ?? null,
        without: without(category, id),
      })),
    ),
    ...view.tags.map((key) => ({
      key: `tag ${key}`,
      label: tagLabel(key),
      without: without('tags', key),
    })),
    ...view.excludeTags.map((key) => ({
      key: `excluded tag ${key}`,
      label: t('search.excludedLabel', { label: inSentence(tagLabel(key)) }),
      without: without('excludeTags', key),
    })),
    ...(startDay
      ? [one('startDay', t('search.momentFrom', { moment, startDay: formatDay(startDay) }))]
      : []),
    ...(endDay ? [one('endDay', t('search.momentTo', { moment, endDay: formatDay(endDay) }))] : []),
  ]
}

/** Returns chips of the words, and of each operator beside them. */
function textChips(searchTerm: string): FilterChip[] {
  const { words, operators } = readText(searchTerm)
  const chips = operators.map(({ name, values, isExcluded, without }, index) => {
    const label = labels.operatorChip(name, values)
    return {
      key: `operator ${index}`,
      label: isExcluded ? t('search.excludedLabel', { label: inSentence(label) }) : label,
      without: { searchTerm: without },
    }
  })
  if (words === '') return chips
  const label = `“${words}”`
  return [{ key: 'words', label, without: { searchTerm: withoutWords(searchTerm) } }, ...chips]
}
