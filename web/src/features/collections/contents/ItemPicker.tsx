import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Item } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../ui/icon.ts'
import { NothingToPick, PickList, PickResults } from '../../../ui/list/PickList.tsx'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'

const TYPING = 200
const SHOWN = 30

interface Picking {
  title: string
  /** Ids of items that are already in the collection. */
  known: readonly string[]
  onPick: (itemIds: string[]) => void
}

export function openItemPicker({ title, ...picking }: Picking): void {
  openModal({ title, content: <ItemPicker {...picking} /> })
}

/** Finds items of the library and returns the ticked ones. */
function ItemPicker({ known, onPick }: Omit<Picking, 'title'>) {
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [searchTerm] = useDebouncedValue(term.trim(), TYPING)
  const found = useQuery({
    ...query(searchItems, {
      body: { limit: SHOWN, ...(searchTerm ? { searchTerm } : { orderBy: 'newest' as const }) },
    }),
    placeholderData: keepPreviousData,
  })
  const toggle = (itemId: string) => {
    const next = new Set(chosen)
    if (!next.delete(itemId)) next.add(itemId)
    setChosen(next)
  }
  const submit = () => {
    closeModal()
    onPick([...chosen])
  }
  return (
    <>
      <TextInput
        mt="2xs"
        type="search"
        aria-label={t('collections.searchTheLibrary')}
        placeholder={t('collections.searchTheLibrary')}
        data-autofocus
        leftSection={<IconSearch {...icon} />}
        value={term}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
      />
      <PickResults>
        {found.isPending && <RowSkeletons count={6} height={44} />}
        <LoadProblem title={t('collections.couldntSearchTheLibrary')} query={found} />
        {found.isSuccess && (
          <Choices items={found.data.items} known={known} chosen={chosen} onToggle={toggle} />
        )}
      </PickResults>
      <ModalFooter>
        <Button variant="default" onClick={closeModal}>
          {t('ui.cancel')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={submit}>
          {chosen.size === 0 ? t('ui.add') : t('collections.addCount', { count: chosen.size })}
        </Button>
      </ModalFooter>
    </>
  )
}

interface ChoicesProps {
  items: readonly Item[]
  /** Ids of items that are already in the collection. */
  known: readonly string[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

function Choices({ items, known, ...choosing }: ChoicesProps) {
  if (items.length === 0) return <NothingToPick>{t('collections.noItemsFound')}</NothingToPick>
  const isIn = new Set(known)
  const picks = items.map(({ id, name, kind, mime, thumbnailUrl }) => ({
    id,
    name,
    picture: thumbnailUrl ? (
      <img src={thumbnailUrl} alt="" loading="lazy" />
    ) : (
      <FileTypeMark kind={kind} mime={mime} />
    ),
    isTaken: isIn.has(id) ? t('collections.alreadyAdded') : undefined,
  }))
  return <PickList picks={picks} {...choosing} />
}
