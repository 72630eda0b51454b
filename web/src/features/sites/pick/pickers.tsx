import { listCollections } from '@satchel/contract/collections.ts'
import { listCtas } from '@satchel/contract/ctas/ctas.ts'
import { includesText } from '@satchel/contract/folding.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { listSavedSearches, searchItems } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
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
    title:
      kind === 'image' ? t('sites.pick.picker.chooseImage') : t('sites.pick.picker.chooseVideo'),
    searchLabel: t('sites.pick.picker.searchTheLibrary'),
    problem: t('sites.pick.picker.couldntSearchTheLibrary'),
    nothing:
      kind === 'image'
        ? t('sites.pick.picker.noImagesFound')
        : t('sites.pick.picker.noVideosFound'),
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
    detail: item.shareable ? undefined : t('sites.pick.picker.notShareable'),
  }))
  return { query: found, choices }
}

export function Picture({ item: { kind, mime, thumbnailUrl } }: { item: Item }) {
  if (thumbnailUrl) return <img src={thumbnailUrl} alt="" loading="lazy" />
  return <FileTypeMark kind={kind} mime={mime} />
}

export function pickCollection(onPick: (collectionId: string) => void): void {
  openPickOne({
    title: t('sites.pick.picker.chooseCollection'),
    searchLabel: t('sites.pick.picker.searchCollections'),
    problem: t('sites.pick.picker.couldntLoadCollections'),
    nothing: t('sites.pick.picker.noCollectionsFound'),
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
    detail: t('sites.pick.picker.itemCount', { count: itemCount }),
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
    title: t('sites.pick.picker.chooseCta'),
    searchLabel: t('sites.pick.picker.searchCtas'),
    problem: t('sites.pick.picker.couldntLoadCtas'),
    nothing: t('sites.pick.picker.noCtasFound'),
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
    title: t('sites.pick.picker.chooseSavedSearch'),
    searchLabel: t('sites.pick.picker.searchSavedSearches'),
    problem: t('sites.pick.picker.couldntLoadSavedSearches'),
    nothing: t('sites.pick.picker.noSavedSearches'),
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
