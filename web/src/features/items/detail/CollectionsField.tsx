import { MultiSelect, Pill } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listCollections } from '@satchel/contract/collections.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { getItemUses } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './CollectionsField.module.css'
import fieldStyles from './Field.module.css'
import { Field } from './Field.tsx'
import { useItemCollections } from './use-item-collections.ts'

const TYPING = 200
const OFFERED = 30
/** Value of the choice that creates a collection of the typed name. */
const NEW = 'new'

/** Puts an item into collections and takes it out of them, one by one; an unknown name creates a collection. */
export function CollectionsField({ item }: { item: Item }) {
  const id = useId()
  const [text, setText] = useState('')
  const { isPending, data, ids, change, onOpen, nothing } = useChoices(item, text.trim())
  const dropText = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return
    setText('')
    event.stopPropagation()
  }
  // Its input would move as the first collection comes before it.
  if (isPending) return <Field label={t('items.detail.collections')}>{null}</Field>
  return (
    <Field label={t('items.detail.collections')} htmlFor={id}>
      <MultiSelect
        id={id}
        data={data}
        value={ids}
        onChange={(next) => {
          setText('')
          change(next)
        }}
        searchable
        hidePickedOptions
        maxLength={NAME_MAX}
        // The server has found them.
        filter={({ options }) => options}
        searchValue={text}
        onSearchChange={setText}
        onKeyDownCapture={dropText}
        onDropdownOpen={onOpen}
        placeholder={item.collectionIds.length === 0 ? t('items.detail.none') : ''}
        nothingFoundMessage={nothing}
        rightSection={<span />}
        rightSectionWidth={0}
        classNames={{
          input: fieldStyles.input ?? '',
          inputField: fieldStyles.typing ?? '',
          pillsList: styles.pills ?? '',
        }}
        renderPill={({ option, value, onRemove }) => (
          <CollectionPill id={String(value)} name={option?.label ?? ''} onRemove={onRemove} />
        )}
      />
    </Field>
  )
}

interface CollectionPillProps {
  id: string
  name: string
  onRemove: (() => void) | undefined
}

function CollectionPill({ id, name, onRemove }: CollectionPillProps) {
  return (
    <Pill
      withRemoveButton
      onRemove={() => onRemove?.()}
      classNames={{ root: styles.pill ?? '' }}
      removeButtonProps={{ 'aria-label': t('items.detail.removeTag', { label: name }) }}
    >
      <Link to={paths.collection(id)} className={styles.link}>
        {name}
      </Link>
    </Pill>
  )
}

/** Returns the item's collections with those that fit the typed name, and a function to choose among them. */
function useChoices(item: Item, typed: string) {
  const [isOpen, setOpen] = useState(false)
  const [search] = useDebouncedValue(typed, TYPING)
  const uses = useQuery(query(getItemUses, { params: { id: item.id } }))
  const { add, remove, createWith } = useItemCollections(item)
  const found = useQuery({
    ...query(listCollections, {
      query: { kind: 'manual', limit: OFFERED, ...(search && { search }) },
    }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const { collections = [] } = uses.data ?? {}
  const isIn = new Set(collections.map(({ id }) => id))
  const offered = (found.data?.items ?? []).filter(({ id }) => !isIn.has(id))
  const all = [...collections, ...offered]
  const isKnown = all.some(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const isNew = typed !== '' && !isKnown && search === typed && !found.isFetching
  const choices = all.map(({ id, name }) => ({ value: id, label: name }))
  const change = (next: readonly string[]) => {
    if (next.includes(NEW)) createWith(typed)
    for (const each of offered) if (next.includes(each.id)) add(each)
    for (const each of collections) if (!next.includes(each.id)) remove(each)
  }
  return {
    isPending: uses.isPending && item.collectionIds.length > 0,
    data: isNew
      ? [...choices, { value: NEW, label: t('collections.createTyped', { typed }) }]
      : choices,
    ids: collections.map(({ id }) => id),
    change,
    onOpen: () => setOpen(true),
    nothing: found.isSuccess && t('items.detail.noFurtherCollections'),
  }
}
