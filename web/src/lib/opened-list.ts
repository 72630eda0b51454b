import { useEffect } from 'react'
import { readStoredJson, writeStored } from './browser-storage.ts'

/** A list of items that one can walk from an item's page. */
export interface OpenedList {
  /** Where the list is, with its filters. */
  to: string
  name: string
  /** Of the loaded items, in the list's order. */
  ids: readonly string[]
  /** Absent where nobody counted to the end. */
  total?: number
}

/** Storage holds a few megabytes. */
const IDS_MAX = 5_000

/** Saves the list that is shown, so that an item's page can walk it. */
export function useOpenedList({ to, name, ids, total }: OpenedList): void {
  useEffect(
    () => save({ to, name, ids, ...(total !== undefined && { total }) }),
    [to, name, ids, total],
  )
}

/** Returns the list that was open last, if it has the item. */
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
