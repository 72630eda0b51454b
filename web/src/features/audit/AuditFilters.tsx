import { Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { AUDIT_ACTIONS, type AuditFilter } from '@satchel/contract/audit.ts'
import { getUser, listUsers } from '@satchel/contract/users.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { query } from '../../lib/api.ts'
import styles from './Audit.module.css'
import { actionLabel } from './audit-labels.ts'
import * as labels from './labels.ts'

const TYPING = 250
const OFFERED = 20

const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: actionLabel(action) })).sort(
  (one, other) => one.label.localeCompare(other.label),
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
      <Select
        label={labels.action}
        placeholder={labels.allActions}
        className={styles.action ?? ''}
        data={ACTIONS}
        value={action ?? null}
        searchable
        clearable
        nothingFoundMessage={labels.noMatchingAction}
        onChange={(value) => change({ action: value })}
      />
      <PersonSelect id={actorId ?? null} onChange={(value) => change({ actorId: value })} />
      <TextInput
        type="date"
        className={styles.day ?? ''}
        label={labels.from}
        value={from ?? ''}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        className={styles.day ?? ''}
        label={labels.to}
        value={to ?? ''}
        error={isTurned && labels.endDateIsBeforeStart}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
      {children}
    </search>
  )
}

function PersonSelect({
  id,
  onChange,
}: {
  id: string | null
  onChange: (id: string | null) => void
}) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const found = useQuery({
    ...query(listUsers, { query: { limit: OFFERED, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const chosen = useQuery({
    ...query(getUser, { params: { userId: id ?? '' } }),
    enabled: id !== null,
  })
  const people = new Map(found.data?.items.map(({ id: userId, name }) => [userId, name]))
  if (chosen.data) people.set(chosen.data.id, chosen.data.name)
  return (
    <Select
      label={labels.person}
      placeholder={labels.everyone}
      className={styles.person ?? ''}
      data={[...people].map(([value, label]) => ({ value, label }))}
      value={id}
      searchable
      clearable
      nothingFoundMessage={labels.noOneByThatName}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      onChange={onChange}
    />
  )
}
