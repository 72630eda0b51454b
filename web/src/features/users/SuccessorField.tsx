import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import { listUsers, type User } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'

const SHOWN = 50
const TYPING = 200

interface SuccessorFieldProps {
  of: Pick<User, 'id'>
  label: string
  placeholder?: string
  error: string | undefined
  value: string | null
  onChange: (userId: string | null) => void
}

/** Field for another person who may change content. */
export function SuccessorField({ of, ...field }: SuccessorFieldProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const { data } = useQuery({
    ...query(listUsers, {
      query: { limit: SHOWN, status: 'active', ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  })
  const people = (data?.items ?? []).filter(
    ({ id, role }) => id !== of.id && PERMISSIONS_OF[role].includes('library.write'),
  )
  return (
    <Select
      placeholder={t('users.findAPerson')}
      {...field}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
      nothingFoundMessage={t('users.noEditorByThatName')}
      filter={({ options }) => options}
      onSearchChange={setTyped}
    />
  )
}
