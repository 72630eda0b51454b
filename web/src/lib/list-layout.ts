import { readStoredJson, writeStored } from './browser-storage.ts'

type List = 'library' | 'collections'

interface ListLayout {
  layout: string
  /** Columns of a table; undefined for the default ones. */
  columns?: readonly string[]
}

/** Returns the layout in which a list was last shown in this browser; undefined if it never was changed. */
export function storedLayout(list: List): ListLayout | undefined {
  const stored = readStoredJson('layouts', list) as Partial<ListLayout> | undefined
  if (typeof stored?.layout !== 'string') return undefined
  const { layout, columns } = stored
  return {
    layout,
    ...(Array.isArray(columns) && {
      columns: columns.filter((each) => typeof each === 'string'),
    }),
  }
}

/** Stores the layout that somebody chose for a list, for their next visit. */
export function storeLayout(list: List, layout: ListLayout): void {
  writeStored('layouts', JSON.stringify(layout), list)
}
