import { useEffect } from 'react'
import { readStoredJson, writeStored } from '../browser-storage.ts'

/** A list of items to go through from an item's page. */
export interface OpenedList {
  /** URL of the list, with its filters. */
  to: string
  name: string
  /** Ids of the loaded items, in the list's order. */
  ids: readonly string[]
  /** Number of items; undefined if they weren't counted to the end. */
  total?: number
}

/** Maximum number of ids, since storage holds a few megabytes. */
const IDS_MAX = 5_000

/** Saves the current list, so that an item's page can go to the next one. */
export function useOpenedList({ to, name, ids, total }: OpenedList): void {
  useEffect(
    () => save({ to, name, ids, ...(total !== undefined && { total }) }),
    [to, name, ids, total],
  )
}

/** Returns the list that was last open, if it has the item. */
export function openedListOf(id: string): OpenedList | undefined {
  const list = readStoredJson('openedList') as OpenedList | undefined
  return list?.ids.includes(id) ? list : undefined
}

function save(list: OpenedList): void {
  if (list.ids.length === 0) return
  const ids = [...new Set(list.ids)].slice(0, IDS_MAX)
  // Without storage, or where it is full, items are opened one by one.
  writeStored('openedList', JSON.stringify({ ...list, ids }))
}
