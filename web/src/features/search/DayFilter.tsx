import { SegmentedControl, TextInput } from '@mantine/core'
import styles from './FilterRail.module.css'
import { FilterSection } from './FilterSection.tsx'
import * as labels from './labels.ts'
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
    <FilterSection label={labels.dateRange} chosen={[startDay, endDay].filter(Boolean).length}>
      <div className={styles.days}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={labels.dateField}
          value={when}
          onChange={(value) => onChange({ when: value as SearchView['when'] })}
          data={[
            { value: 'created', label: labels.added },
            { value: 'updated', label: labels.updated },
          ]}
        />
        <TextInput
          size="xs"
          type="date"
          label={labels.from}
          value={startDay ?? ''}
          onChange={({ currentTarget }) => onChange({ startDay: currentTarget.value || null })}
        />
        <TextInput
          size="xs"
          type="date"
          label={labels.to}
          value={endDay ?? ''}
          error={isTurned && labels.endDateIsBeforeStart}
          onChange={({ currentTarget }) => onChange({ endDay: currentTarget.value || null })}
        />
      </div>
    </FilterSection>
  )
}
