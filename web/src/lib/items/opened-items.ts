import type { Item } from '@satchel/contract/items/items.ts'
import { readStoredJson, writeStored } from '../browser-storage.ts'

const OPENED_MAX = 6

export type OpenedItem = Pick<Item, 'id' | 'name' | 'kind'> & { mime?: string | undefined }

/** Remembers in this tab, until sign-out, that an item was opened. */
export function rememberOpened({ id, name, kind, mime }: OpenedItem): void {
  const others = openedItems().filter((other) => other.id !== id)
  const items = [{ id, name, kind, mime }, ...others].slice(0, OPENED_MAX)
  // Without storage, or where it is full, only the newest changes are offered.
  writeStored('openedItems', JSON.stringify(items))
}

/** Returns the items opened in this tab, the last one first. */
export function openedItems(): OpenedItem[] {
  return (readStoredJson('openedItems') ?? []) as OpenedItem[]
}

/** Forgets an item that is no longer there. */
export function forgetOpened(id: string): void {
  const left = openedItems().filter((other) => other.id !== id)
  writeStored('openedItems', JSON.stringify(left))
}
