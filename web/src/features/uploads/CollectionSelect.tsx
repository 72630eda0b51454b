import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Collection, getCollection, listCollections } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { query } from '../../lib/api.ts'

const TYPING = 200
const SHOWN = 50

interface CollectionSelectProps {
  value?: string | null
  onChange?: (id: string | null) => void
  error?: ReactNode
}

/** Select of collections that accept files. */
export function CollectionSelect({ value = null, ...field }: CollectionSelectProps) {
  const [typed, setTyped] = useState('')
  const chosen = useQuery({
    ...query(getCollection, { params: { id: value ?? '' } }),
    enabled: value !== null,
  })
  // What is chosen stands in the field and is not sought.
  const searchText = typed === chosen.data?.name ? '' : typed.trim()
  const [search] = useDebouncedValue(searchText, TYPING)
  const found = useQuery({
    ...query(listCollections, { query: { limit: SHOWN, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const all = [...(chosen.data ? [chosen.data] : []), ...(found.data?.items ?? [])]
  const collections = new Map(all.filter(isOpen).map(({ id, name }) => [id, name]))
  return (
    <Select
      label={t('uploads.collection')}
      placeholder={t('uploads.noneLibraryOnly')}
      data={[...collections].map(([id, label]) => ({ value: id, label }))}
      value={value}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={found.isPending ? t('ui.loading') : t('uploads.noCollectionByThatName')}
      {...field}
    />
  )
}

function isOpen({ search }: Collection): boolean {
  return search === null
}
