import { listCollections } from '@satchel/contract/collections.ts'
import { listCtas } from '@satchel/contract/ctas/ctas.ts'
import { includesText } from '@satchel/contract/folding.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { listSavedSearches, searchItems } from '@satchel/contract/search/search.ts'
import { IconFilterBolt, IconStack2, IconTargetArrow } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { largeIcon } from '../../../ui/icon.ts'
import { openPickOne } from './PickOne.tsx'
import * as labels from './picker-labels.ts'

const SHOWN = 30
/** Number of items among which files of one kind are found. */
const LOOKED_AT = 100

export function pickFile(kind: 'image' | 'video', onPick: (itemId: string) => void): void {
  openPickOne({
    title: kind === 'image' ? labels.chooseImage : labels.chooseVideo,
    searchLabel: labels.searchTheLibrary,
    problem: labels.couldntSearchTheLibrary,
    nothing: kind === 'image' ? labels.noImagesFound : labels.noVideosFound,
    useChoices: (term) => useFiles(kind, term),
    onPick,
  })
}

function useFiles(kind: string, term: string) {
  const order = term ? { searchTerm: term } : { orderBy: 'newest' as const }
  const found = useQuery({
    ...query(searchItems, { body: { limit: LOOKED_AT, ...order } }),
    placeholderData: keepPreviousData,
  })
  const files = found.data?.items.filter(({ mime }) => mime?.startsWith(`${kind}/`)) ?? []
  const choices = files.map((item) => ({
    id: item.id,
    name: item.name,
    picture: <Picture item={item} />,
    detail: item.shareable ? undefined : labels.notShareable,
  }))
  return { query: found, choices }
}

export function Picture({ item: { kind, mime, thumbnailUrl } }: { item: Item }) {
  if (thumbnailUrl) return <img src={thumbnailUrl} alt="" loading="lazy" />
  return <FileTypeMark kind={kind} mime={mime} />
}

export function pickCollection(onPick: (collectionId: string) => void): void {
  openPickOne({
    title: labels.chooseCollection,
    searchLabel: labels.searchCollections,
    problem: labels.couldntLoadCollections,
    nothing: labels.noCollectionsFound,
    useChoices: useCollections,
    onPick,
  })
}

function useCollections(search: string) {
  const found = useQuery({
    ...query(listCollections, { query: { limit: SHOWN, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const choices = (found.data?.items ?? []).map(({ id, name, coverUrl, itemCount }) => ({
    id,
    name,
    detail: labels.itemCount(itemCount),
    picture: coverUrl ? (
      <img src={coverUrl} alt="" loading="lazy" />
    ) : (
      <IconStack2 {...largeIcon} />
    ),
  }))
  return { query: found, choices }
}

export function pickCta(onPick: (ctaId: string) => void): void {
  openPickOne({
    title: labels.chooseCta,
    searchLabel: labels.searchCtas,
    problem: labels.couldntLoadCtas,
    nothing: labels.noCtasFound,
    useChoices: useCtas,
    onPick,
  })
}

function useCtas(term: string) {
  const found = useQuery(query(listCtas, { query: { limit: LOOKED_AT } }))
  const choices = (found.data?.items ?? [])
    .filter(({ name }) => includesText(name, term))
    .map(({ id, name, kind }) => ({
      id,
      name,
      detail: labels.CTA_KINDS[kind],
      picture: <IconTargetArrow {...largeIcon} />,
    }))
  return { query: found, choices }
}

export function pickSavedSearch(onPick: (savedSearchId: string) => void): void {
  openPickOne({
    title: labels.chooseSavedSearch,
    searchLabel: labels.searchSavedSearches,
    problem: labels.couldntLoadSavedSearches,
    nothing: labels.noSavedSearches,
    useChoices: useSavedSearches,
    onPick,
  })
}

export function useSavedSearches(term: string) {
  const found = useQuery(query(listSavedSearches, { query: {} }))
  const choices = (found.data?.items ?? [])
    .filter(({ name }) => includesText(name, term))
    .map(({ id, name }) => ({ id, name, picture: <IconFilterBolt {...largeIcon} /> }))
  return { query: found, choices }
}
