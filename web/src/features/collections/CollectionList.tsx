import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback, useIntersection } from '@mantine/hooks'
import { type Collection, listCollections } from '@satchel/contract/collections.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { pages } from '../../lib/api.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { CollectionCard } from './CollectionCard.tsx'
import styles from './CollectionList.module.css'
import { openNewCollection } from './NewCollection.tsx'

interface CollectionListProps {
  onShare: (collection: Collection) => void
}

const TYPING = 250

/** The search stands in the address. */
export function CollectionList({ onShare }: CollectionListProps) {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const setSearch = (text: string) =>
    setParams(text.trim() ? { search: text.trim() } : {}, { replace: true })
  const change = useDebouncedCallback(setSearch, TYPING)
  const list = useInfiniteQuery({
    ...pages(listCollections, { query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  })
  const { ref: end, entry } = useIntersection({ rootMargin: '600px' })
  const { hasNextPage, isFetching, fetchNextPage } = list
  const isNearEnd = entry?.isIntersecting === true && hasNextPage && !isFetching
  useEffect(() => {
    if (isNearEnd) void fetchNextPage()
  }, [isNearEnd, fetchNextPage])

  if (list.isPending) return <CardSkeletons />
  if (list.isError) {
    return (
      <ProblemNotice
        title="The collections could not be loaded"
        problem={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const collections = list.data.pages.flatMap(({ items }) => items)
  if (collections.length === 0 && !search) return <NoCollections />
  return (
    <>
      <search className={styles.search}>
        <TextInput
          type="search"
          aria-label="Search the collections"
          placeholder="Search collections"
          defaultValue={search}
          leftSection={<IconSearch {...icon} />}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </search>
      {collections.length === 0 && (
        <EmptyState drawing="search" sentence={`No collection is called “${search}”.`} />
      )}
      <ul className={styles.grid} aria-label="Collections">
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} onShare={onShare} />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

function NoCollections() {
  const mayCreate = useMay('library.write')
  return (
    <EmptyState
      drawing="folder"
      sentence="A collection keeps what belongs together, in its order, and is shared by one link."
      action={mayCreate && <Button onClick={() => openNewCollection()}>New collection</Button>}
    />
  )
}
