import { SegmentedControl } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { DateField } from '../../ui/date/DateField.tsx'
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
    <FilterSection label={t('search.dateRange')} chosen={[startDay, endDay].filter(Boolean).length}>
      <div className={styles.days}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('search.dateField')}
          value={when}
          onChange={(value) => onChange({ when: value as SearchView['when'] })}
          data={[
            { value: 'created', label: t('search.added') },
            { value: 'updated', label: t('search.updated') },
          ]}
        />
        <DateField
          size="xs"
          label={t('search.from')}
          quick="back"
          value={startDay ?? null}
          onChange={(day) => onChange({ startDay: day })}
        />
        <DateField
          size="xs"
          label={t('search.to')}
          quick="back"
          value={endDay ?? null}
          error={isTurned && t('search.endDateIsBeforeStart')}
          onChange={(day) => onChange({ endDay: day })}
        />
      </div>
    </FilterSection>
  )
}
