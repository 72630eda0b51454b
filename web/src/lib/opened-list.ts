import { useEffect } from 'react'

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

const KEY = 'opened-list'
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
  const list = read()
  return list?.ids.includes(id) ? list : undefined
}

function save(list: OpenedList): void {
  if (list.ids.length === 0) return
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ ...list, ids: [...new Set(list.ids)].slice(0, IDS_MAX) }),
    )
  } catch {
    // Without storage, or where it is full, items are opened one by one.
  }
}

function read(): OpenedList | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
