import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getItem } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api.ts'

interface PictureFieldProps {
  itemId: string | null
  error: string | undefined
  onChange: (itemId: string | null) => void
}

const TYPING = 250
const SHOWN = 20

/** Picker of library items that have a picture. */
export function PictureField({ itemId, error, onChange }: PictureFieldProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const chosen = useQuery({
    ...query(getItem, { params: { id: itemId ?? '' } }),
    enabled: itemId !== null,
  })
  const [searchTerm] = useDebouncedValue(typed === chosen.data?.name ? '' : typed.trim(), TYPING)
  const found = useQuery({
    ...query(searchItems, { body: { limit: SHOWN, ...(searchTerm && { searchTerm }) } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const addresses = new Map<string, string>()
  if (chosen.data) addresses.set(chosen.data.id, chosen.data.name)
  for (const { id, name, thumbnailUrl } of found.data?.items ?? [])
    if (thumbnailUrl) addresses.set(id, name)
  return (
    <Select
      label={t('links.options.previewImage')}
      placeholder={t('links.options.sameAsTheItem')}
      data={[...addresses].map(([value, label]) => ({ value, label }))}
      value={itemId}
      error={error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('links.options.takeItemImage') }}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onChange={onChange}
      nothingFoundMessage={t('links.options.noImageFound')}
      filter={({ options }) => options}
    />
  )
}
