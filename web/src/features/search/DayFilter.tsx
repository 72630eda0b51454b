import { SegmentedControl, TextInput } from '@mantine/core'
import styles from './FilterRail.module.css'
import { FilterSection } from './FilterSection.tsx'
import type { SearchView } from './search-view.ts'
import type { ChangeView } from './use-search-view.ts'

interface DayFilterProps {
  view: SearchView
  onChange: ChangeView
}

export function DayFilter({ view, onChange }: DayFilterProps) {
  const { startDay, endDay, when } = view
  const isTurned = startDay !== null && endDay !== null && startDay > endDay
  return (
    <FilterSection label="Days" chosen={[startDay, endDay].filter(Boolean).length}>
      <div className={styles.days}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="Which days count"
          value={when}
          onChange={(value) => onChange({ when: value as SearchView['when'] })}
          data={[
            { value: 'created', label: 'Added' },
            { value: 'updated', label: 'Updated' },
          ]}
        />
        <TextInput
          size="xs"
          type="date"
          label="From"
          value={startDay ?? ''}
          onChange={({ currentTarget }) => onChange({ startDay: currentTarget.value || null })}
        />
        <TextInput
          size="xs"
          type="date"
          label="To"
          value={endDay ?? ''}
          error={isTurned && 'This day is before the first'}
          onChange={({ currentTarget }) => onChange({ endDay: currentTarget.value || null })}
        />
      </div>
    </FilterSection>
  )
}
