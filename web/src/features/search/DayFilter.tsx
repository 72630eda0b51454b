import { SegmentedControl } from '@mantine/core'
import { DateField } from '../../ui/date/DateField.tsx'
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
        <DateField
          size="xs"
          label={labels.from}
          quick="back"
          value={startDay ?? null}
          onChange={(day) => onChange({ startDay: day })}
        />
        <DateField
          size="xs"
          label={labels.to}
          quick="back"
          value={endDay ?? null}
          error={isTurned && labels.endDateIsBeforeStart}
          onChange={(day) => onChange({ endDay: day })}
        />
      </div>
    </FilterSection>
  )
}
