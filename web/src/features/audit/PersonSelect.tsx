import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getUser, listUsers } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import styles from './Audit.module.css'

const TYPING = 250
const OFFERED = 20

/** Select for everyone or one person of the team. */
export function PersonSelect({
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
      label={t('audit.person')}
      placeholder={t('audit.everyone')}
      className={styles.person ?? ''}
      data={[...people].map(([value, label]) => ({ value, label }))}
      value={id}
      searchable
      clearable
      nothingFoundMessage={t('ui.noOneByThatName')}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      onChange={onChange}
    />
  )
}
