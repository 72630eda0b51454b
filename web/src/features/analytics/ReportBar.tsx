import { Button, Input, Select } from '@mantine/core'
import type { Interval } from '@satchel/contract/analytics/analytics.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import { formatVisitValue } from '../../lib/visit-values.ts'
import { DateField } from '../../ui/date/DateField.tsx'
import { icon } from '../../ui/icon.ts'
import { Filters } from '../../ui/list/Filters.tsx'
import styles from './Analytics.module.css'
import { DIMENSION_LABELS, RANGE_LABELS } from './analytics-labels.ts'
import {
  type AnalyticsView,
  daysOf,
  differing,
  OF_LINKS,
  OF_PARTS,
  OF_VIEWS,
  RANGES,
  type RangeName,
  type VisitPart,
} from './analytics-view.ts'

export interface ReportBarProps {
  view: AnalyticsView
  today: string
  onChange: (change: Partial<AnalyticsView>) => void
  withoutFields?: readonly ('content' | 'views')[]
}

const INTERVALS = [
  { value: '', label: t('analytics.auto') },
  { value: 'day', label: t('analytics.days') },
  { value: 'week', label: t('analytics.weeks') },
  { value: 'month', label: t('analytics.months') },
]

const VIEWS = [
  { value: 'all', label: t('analytics.all') },
  { value: 'sure', label: t('analytics.readBySomeone') },
]

const TYPES = [
  { value: '', label: t('analytics.all') },
  { value: 'ITEM', label: t('analytics.items') },
  { value: 'COLLECTION', label: t('analytics.collections') },
  { value: 'SITE', label: t('analytics.sites') },
]

/** Controls for the days, interval and content of a report. */
export function ReportBar({ view, today, onChange, withoutFields = [] }: ReportBarProps) {
  const choose = (range: RangeName) =>
    onChange({ range, ...(range === 'days' ? {} : daysOf(range, today)) })
  return (
    <div className={styles.bar}>
      <Select
        label={t('analytics.dateRange')}
        data={RANGES.map((value) => ({ value, label: RANGE_LABELS[value] }))}
        value={view.range}
        onChange={(value) => choose(value as RangeName)}
        allowDeselect={false}
      />
      {view.range === 'days' && (
        <OwnDays view={view} onChange={({ from, to }) => onChange({ range: 'days', from, to })} />
      )}
      <MoreFilters view={view} onChange={onChange} withoutFields={withoutFields} />
      {view.part && OF_PARTS.has(view.report) && (
        <PartFilter part={view.part} onRemove={() => onChange({ part: null })} />
      )}
      {view.report === 'coverage' && <Axes view={view} onChange={onChange} />}
    </div>
  )
}

/** Filters that phones show behind a button. */
function MoreFilters({
  view,
  onChange,
  withoutFields,
}: Required<Pick<ReportBarProps, 'view' | 'onChange' | 'withoutFields'>>) {
  const hasInterval = view.report !== 'people' && view.report !== 'coverage'
  const hasContent = OF_LINKS.has(view.report) && !withoutFields.includes('content')
  const hasViews = OF_VIEWS.has(view.report) && !withoutFields.includes('views')
  if (!hasInterval && !hasContent && !hasViews) return null
  return (
    <Filters count={[view.interval, view.itemType, view.isSure].filter(Boolean).length}>
      {hasInterval && (
        <Select
          label={t('analytics.groupBy')}
          data={INTERVALS}
          value={view.interval ?? ''}
          onChange={(value) => onChange({ interval: (value || null) as Interval | null })}
          allowDeselect={false}
        />
      )}
      {hasContent && (
        <Select
          label={t('analytics.content')}
          data={TYPES}
          value={view.itemType ?? ''}
          onChange={(value) => onChange({ itemType: (value || null) as ItemType | null })}
          allowDeselect={false}
        />
      )}
      {hasViews && (
        <Select
          label={t('analytics.whichViews')}
          data={VIEWS}
          value={view.isSure ? 'sure' : 'all'}
          onChange={(value) => onChange({ isSure: value === 'sure' })}
          allowDeselect={false}
        />
      )}
    </Filters>
  )
}

/** Filter set by another chart, with a button to remove it. */
function PartFilter({ part, onRemove }: { part: VisitPart; onRemove: () => void }) {
  const label = DIMENSION_LABELS[part.dimension]
  const value = formatVisitValue(part.dimension, part.value)
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Button
        variant="default"
        fullWidth
        justify="space-between"
        rightSection={<IconX {...icon} />}
        aria-label={t('analytics.removeFilter', { name: label, value })}
        onClick={onRemove}
      >
        {value}
      </Button>
    </Input.Wrapper>
  )
}

const AXES = CATEGORIES.map((value) => ({ value: value as string, label: CATEGORY_LABELS[value] }))

function Axes({
  view: { rowsBy, columnsBy },
  onChange,
}: Pick<ReportBarProps, 'view' | 'onChange'>) {
  return (
    <>
      <Select
        label={t('analytics.rows')}
        data={AXES}
        value={rowsBy}
        onChange={(value) => onChange(differing(value as Category, columnsBy))}
        allowDeselect={false}
      />
      <Select
        label={t('analytics.columns')}
        data={AXES.filter(({ value }) => value !== rowsBy)}
        value={columnsBy}
        onChange={(value) => onChange({ columnsBy: value as Category })}
        allowDeselect={false}
      />
    </>
  )
}

type Days = Pick<AnalyticsView, 'from' | 'to'>

/** Date fields that apply once both days are chosen and in order. */
function OwnDays({ view, onChange }: { view: Days; onChange: (days: Days) => void }) {
  const [days, setDays] = useState<Days>({ from: view.from, to: view.to })
  const isTurned = days.from !== '' && days.to !== '' && days.from > days.to
  const change = (part: Partial<Days>) => {
    const next = { ...days, ...part }
    setDays(next)
    if (next.from && next.to && next.from <= next.to) onChange(next)
  }
  const field = (name: keyof Days) => ({
    value: days[name],
    min: '2000-01-01',
    max: '2999-12-31',
    quick: 'back' as const,
    onChange: (day: string | null) => change({ [name]: day ?? '' }),
  })
  return (
    <>
      <DateField label={t('analytics.from')} {...field('from')} />
      <DateField
        label={t('analytics.to')}
        {...field('to')}
        error={isTurned && t('analytics.endDateIsBeforeStart')}
      />
    </>
  )
}
