import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Collection, listCollections } from '@satchel/contract/collections.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../ui/icon.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { CollectionCover } from '../list/CollectionCover.tsx'
import styles from './AddToCollection.module.css'
import { recentFirst } from './recent-collections.ts'
import { type Added, useAddToCollection } from './use-add-to-collection.ts'

const TYPING = 200
const SHOWN = 30

export function openAddToCollection(items: Added): void {
  const [first] = items
  if (!first) return
  const what = items.length === 1 ? first.name : t('collections.items', { count: items.length })
  openModal({
    title: t('collections.addToACollection', { what }),
    content: <Picker items={items} />,
  })
}

type OnPick = (collection: { id: string; name: string }) => void

/** Opens a picker of collections for any number of items; its caller adds them. */
export function openCollectionPicker(what: string, onPick: OnPick): void {
  openModal({
    title: t('collections.addToACollection', { what }),
    content: <Picker items={[]} onPick={onPick} />,
  })
}

/** Adds with one click; an unknown name creates a collection. */
function Picker({ items, onPick }: { items: Added; onPick?: OnPick }) {
  const [name, setName] = useState('')
  const [search] = useDebouncedValue(name.trim(), TYPING)
  const { addTo, createWith, isBusy } = useAddToCollection(items, closeModal)
  const found = useQuery({
    ...query(listCollections, {
      query: { kind: 'manual', limit: SHOWN, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  })
  const pick = (collection: Collection) => {
    closeModal()
    onPick?.(collection)
  }
  const offered = found.data?.items ?? []
  const collections = search ? offered : recentFirst(offered)
  const typed = name.trim()
  const isNew =
    typed !== '' && !collections.some((it) => it.name.toLowerCase() === typed.toLowerCase())
  return (
    <>
      <TextInput
        mt="2xs"
        aria-label={t('collections.findOrCreateCollection')}
        placeholder={t('collections.findOrCreateCollection')}
        data-autofocus
        maxLength={NAME_MAX}
        leftSection={<IconSearch {...icon} />}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={styles.results}>
        {found.isPending && <RowSkeletons count={5} height={48} />}
        <LoadProblem title={t('collections.couldntLoadTheCollections')} query={found} />
        <ul className={styles.choices}>
          {collections.map((collection) => (
            <li key={collection.id}>
              <Choice
                collection={collection}
                hasAll={
                  items.length > 0 &&
                  items.every(({ collectionIds }) => collectionIds.includes(collection.id))
                }
                isBusy={isBusy}
                onChoose={() => (onPick ? pick(collection) : addTo(collection))}
              />
            </li>
          ))}
        </ul>
        {found.isSuccess && collections.length === 0 && !typed && (
          <p className={styles.none}>{t('collections.noCollectionsYetCreate')}</p>
        )}
      </div>
      {isNew && (
        <Button
          variant="default"
          fullWidth
          mt="sm"
          loading={isBusy}
          leftSection={<IconPlus {...icon} />}
          onClick={() => createWith(typed, onPick && { onSuccess: onPick })}
        >
          {t('collections.createTyped', { typed })}
        </Button>
      )}
    </>
  )
}

interface ChoiceProps {
  collection: Collection
  hasAll: boolean
  isBusy: boolean
  onChoose: () => void
}

function Choice({ collection, hasAll, isBusy, onChoose }: ChoiceProps) {
  const { name, itemCount, coverUrl } = collection
  return (
    <UnstyledButton className={styles.choice} disabled={hasAll || isBusy} onClick={onChoose}>
      <span className={styles.cover}>
        <CollectionCover url={coverUrl} markSize={20} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>
        {hasAll ? (
          <>
            <IconCheck {...icon} /> {t('collections.alreadyAdded')}
          </>
        ) : (
          t('collections.items', { count: itemCount })
        )}
      </span>
    </UnstyledButton>
  )
}
