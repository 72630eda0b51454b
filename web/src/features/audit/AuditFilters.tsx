import { Select } from '@mantine/core'
import { AUDIT_ACTIONS, type AuditFilter } from '@satchel/contract/audit.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { DateField } from '../../ui/date/DateField.tsx'
import { Filters } from '../../ui/list/Filters.tsx'
import styles from './Audit.module.css'
import { actionLabel } from './audit-actions.ts'
import { PersonSelect } from './PersonSelect.tsx'

const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: actionLabel(action) })).sort(
  (one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }),
)

interface AuditFiltersProps {
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
  children: ReactNode
}

export function AuditFilters({ filter, onFilter, children }: AuditFiltersProps) {
  const { action, actorId, from, to } = filter
  const change = (part: { [K in keyof AuditFilter]?: string | null }) => {
    const all = Object.entries({ ...filter, ...part })
    onFilter(Object.fromEntries(all.filter(([, value]) => value)))
  }
  const isTurned = from !== undefined && to !== undefined && from > to
  return (
    <search className={styles.filters}>
      <Filters count={Object.values(filter).filter(Boolean).length}>
        <Select
          label={t('audit.action')}
          placeholder={t('audit.allActions')}
          className={styles.action ?? ''}
          data={ACTIONS}
          value={action ?? null}
          searchable
          clearable
          nothingFoundMessage={t('audit.noMatchingAction')}
          onChange={(value) => change({ action: value })}
        />
        <PersonSelect id={actorId ?? null} onChange={(value) => change({ actorId: value })} />
        <DateField
          className={styles.day ?? ''}
          label={t('audit.from')}
          quick="back"
          value={from ?? null}
          onChange={(day) => change({ from: day ?? '' })}
        />
        <DateField
          className={styles.day ?? ''}
          label={t('audit.to')}
          quick="back"
          value={to ?? null}
          error={isTurned && t('audit.endDateIsBeforeStart')}
          onChange={(day) => change({ to: day ?? '' })}
        />
      </Filters>
      {children}
    </search>
  )
}
