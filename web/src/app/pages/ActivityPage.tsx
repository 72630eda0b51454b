import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import { useSearchParams } from 'react-router'
import { type ActivityFilter, ActivityList } from '../../features/activity/ActivityList.tsx'
import { CHANGE_LABELS } from '../../features/activity/activity-labels.ts'
import { PersonSelect } from '../../features/audit/PersonSelect.tsx'
import { DateField } from '../../ui/date/DateField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Filters } from '../../ui/list/Filters.tsx'
import styles from './ActivityPage.module.css'

const ALL = ''
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

const KINDS = [
  { value: ALL, label: t('app.activity.all') },
  ...ChangeKind.enum.map((kind) => ({ value: kind as string, label: CHANGE_LABELS[kind] })),
]
const TYPES = [
  { value: ALL, label: t('app.activity.everything') },
  { value: 'ITEM', label: t('app.activity.items') },
  { value: 'COLLECTION', label: t('app.activity.collections') },
  { value: 'SITE', label: t('app.activity.sites') },
]

export default function ActivityPage() {
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  const change = (name: keyof ActivityFilter, value: string | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Page title={t('app.activity.activity')} line={t('app.activity.recentChangesByYourTeam')}>
      <ActivityFilters filter={filter} onChange={change} />
      {isFiltered && (
        <Group mb="md" gap="xs">
          {filter.itemId && <span>{t('app.activity.changesToOneThing')}</span>}
          <Button variant="default" size="compact-sm" onClick={() => setParams({})}>
            {t('app.activity.clearFilters')}
          </Button>
        </Group>
      )}
      <ActivityList
        filter={filter}
        empty={
          <EmptyState
            drawing="pulse"
            help="activity"
            sentence={
              isFiltered
                ? t('app.activity.noActivityOfThisType')
                : t('app.activity.noActivityYetChanges')
            }
          />
        }
      />
    </Page>
  )
}

/** Returns the filters of the address; invalid ones are left out. */
function filterOf(params: URLSearchParams): ActivityFilter {
  const matching = (name: string, shape: RegExp) => {
    const value = params.get(name)
    return value && shape.test(value) ? { [name]: value } : {}
  }
  const changeKind = ChangeKind.enum.find((kind) => kind === params.get('changeKind'))
  const itemType = ItemType.enum.find((type) => type === params.get('itemType'))
  return {
    ...(changeKind && { changeKind }),
    ...(itemType && { itemType }),
    ...matching('userId', ID),
    ...matching('itemId', ID),
    ...matching('from', DAY),
    ...matching('to', DAY),
  }
}

interface FiltersProps {
  filter: ActivityFilter
  onChange: (name: keyof ActivityFilter, value: string | null) => void
}

function ActivityFilters({ filter, onChange }: FiltersProps) {
  const { changeKind, itemType, userId, from, to } = filter
  const isTurned = from !== undefined && to !== undefined && from > to
  return (
    <Stack component="search" mb="lg" gap="sm" maw="var(--reading)" align="start">
      <Filters count={Object.keys(filter).length}>
        <Group gap="xs" w="100%">
          <SegmentedControl
            className={styles.choice ?? ''}
            aria-label={t('app.activity.typeOfChange')}
            data={KINDS}
            value={changeKind ?? ALL}
            onChange={(value) => onChange('changeKind', value)}
          />
          <SegmentedControl
            className={styles.choice ?? ''}
            aria-label={t('app.activity.typeOfContent')}
            data={TYPES}
            value={itemType ?? ALL}
            onChange={(value) => onChange('itemType', value)}
          />
        </Group>
        <Group gap="xs" align="start" w="100%">
          <PersonSelect id={userId ?? null} onChange={(value) => onChange('userId', value)} />
          <DateField
            className={styles.day ?? ''}
            label={t('app.activity.from')}
            quick="back"
            value={from ?? null}
            onChange={(day) => onChange('from', day ?? '')}
          />
          <DateField
            className={styles.day ?? ''}
            label={t('app.activity.to')}
            quick="back"
            value={to ?? null}
            error={isTurned && t('app.activity.endDateIsBeforeStart')}
            onChange={(day) => onChange('to', day ?? '')}
          />
        </Group>
      </Filters>
    </Stack>
  )
}
