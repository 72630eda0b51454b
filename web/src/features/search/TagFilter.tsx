import { SegmentedControl } from '@mantine/core'
import type { Facets } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { useTaxonomy } from '../../lib/taxonomy.ts'
import { FacetList } from './FacetFilter.tsx'
import styles from './FilterRail.module.css'
import { FilterSection } from './FilterSection.tsx'
import type { SearchView } from './search-view.ts'
import type { ChangeView } from './use-search-view.ts'

interface TagFilterProps {
  view: SearchView
  onChange: ChangeView
  counts: Facets['tags'] | null | undefined
}

export function TagFilter({ view, onChange, counts }: TagFilterProps) {
  const { tags } = useTaxonomy()
  const countOf = new Map(counts?.map(({ key, count }) => [key, count]))
  const rank = ({ key, itemCount }: (typeof tags)[number]) => countOf.get(key) ?? itemCount
  const values = [...tags]
    .sort((one, other) => rank(other) - rank(one))
    .map(({ key, label, color }) => ({ value: key, label, color }))
  if (values.length === 0) return null
  return (
    <FilterSection label={t('search.tags')} chosen={view.tags.length + view.excludeTags.length}>
      <SegmentedControl
        size="xs"
        fullWidth
        className={styles.logic}
        aria-label={t('search.match')}
        value={view.tagLogic}
        onChange={(tagLogic) => onChange({ tagLogic: tagLogic as SearchView['tagLogic'] })}
        data={[
          { value: 'OR', label: t('search.anyOfThese') },
          { value: 'AND', label: t('search.allOfThese') },
        ]}
      />
      <FacetList
        label={t('search.tags')}
        values={values}
        counts={counts && countOf}
        chosen={view.tags}
        onChange={(tags) =>
          onChange({ tags, excludeTags: view.excludeTags.filter((key) => !tags.includes(key)) })
        }
        excluded={view.excludeTags}
        onExclude={(excludeTags) =>
          onChange({ excludeTags, tags: view.tags.filter((key) => !excludeTags.includes(key)) })
        }
      />
    </FilterSection>
  )
}
