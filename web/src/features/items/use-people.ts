import { useDebouncedValue } from '@mantine/hooks'
import { listUsers, type User } from '@satchel/contract/users.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

const SHOWN = 20
const TYPING = 200

/** Finds people who can sign in by part of their name. */
export function usePeople(typed: string): User[] {
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const found = useQuery({
    ...query(listUsers, { query: { limit: SHOWN, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  return found.data?.items.filter(({ status }) => status === 'active') ?? []
}
