import { Button, Loader } from '@mantine/core'
import { listCollections } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { pages } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { CardSkeletons, RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { type CollectionsView, queryOf, useCollectionsView } from '../collections-view.ts'
import styles from './CollectionList.module.css'
import { CollectionsBar } from './CollectionsBar.tsx'
import { CollectionsGrid, ROW } from './CollectionsGrid.tsx'
import type { CollectionSharing } from './collection-sharing.ts'
import { openNewCollection } from './NewCollection.tsx'

interface CollectionListProps {
  sharing: CollectionSharing
}

export function CollectionList({ sharing }: CollectionListProps) {
  const [view, change] = useCollectionsView()
  const { list, collections, fetchMore } = useCollections(view)
  const isAsUsual = !view.search && view.show === 'all'
  if (list.isSuccess && collections.length === 0 && isAsUsual) return <NoCollections />
  return (
    <>
      <CollectionsBar view={view} onChange={change} />
      {list.isPending &&
        (view.layout === 'grid' ? <CardSkeletons /> : <RowSkeletons height={ROW} />)}
      <LoadProblem title={t('collections.couldntLoadTheCollections')} query={list} />
      {list.isSuccess && collections.length === 0 && <NothingFits view={view} />}
      {collections.length > 0 && (
        <div className={styles.results} aria-busy={list.isPlaceholderData}>
          <CollectionsGrid
            collections={collections}
            layout={view.layout}
            sharing={sharing}
            onNearEnd={fetchMore}
          />
        </div>
      )}
      {list.isFetchingNextPage && (
        <div className={styles.more} role="status" aria-label={t('collections.loadingMore')}>
          <Loader size={20} />
        </div>
      )}
    </>
  )
}

function useCollections(view: CollectionsView) {
  const list = useInfiniteQuery({
    ...pages(listCollections, { query: queryOf(view) }),
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetching, fetchNextPage } = list
  const collections = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  return { list, collections, fetchMore }
}

const SENTENCES: Readonly<Record<CollectionsView['show'], string>> = {
  all: '',
  mine: t('collections.youDontHaveAnyCollections'),
  favorites: t('collections.noFavoritesYet'),
  private: t('collections.noPrivateCollections'),
  smart: t('collections.noSmartCollectionsYet'),
}

function NothingFits({ view: { search, show } }: { view: CollectionsView }) {
  const sentence = search ? t('collections.noResults', { search }) : SENTENCES[show]
  return <EmptyState drawing="search" sentence={sentence} />
}

function NoCollections() {
  const mayCreate = useMay('library.write')
  return (
    <EmptyState
      drawing="folder"
      help="collections"
      sentence={t('collections.collectionsExplanation')}
      action={
        mayCreate && (
          <Button onClick={() => openNewCollection()}>{t('collections.newCollection')}</Button>
        )
      }
    />
  )
}
