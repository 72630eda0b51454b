import type { Item } from '@satchel/contract/items.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { tagKey } from './tag-key.ts'

/** What to add to many items and what to take from them; tags to add by label, to remove by key. */
export interface Classification {
  add: Partial<Record<Category, string[]>>
  remove: Partial<Record<Category, string[]>>
  addTags: string[]
  removeTags: string[]
}

export interface ItemsClassification extends Classification {
  ids: string[]
}

export function isEmpty({ add, remove, addTags, removeTags }: Classification): boolean {
  const lists = [...Object.values(add), ...Object.values(remove), addTags, removeTags]
  return lists.every((list) => list.length === 0)
}

/** How many of the items have a value: all, some or none. */
export type Share = 'all' | 'some' | 'none'

export function shareOf(items: readonly Item[], has: (item: Item) => boolean): Share {
  const count = items.filter(has).length
  if (count === 0) return 'none'
  return count === items.length ? 'all' : 'some'
}

/** What brings each item back to what it was: one call for all that need the same. */
export function undoOf(items: readonly Item[], change: Classification): ItemsClassification[] {
  const groups = new Map<string, ItemsClassification>()
  for (const item of items) {
    const undo = undoOfOne(item, change)
    if (isEmpty(undo)) continue
    const key = JSON.stringify(undo)
    const group = groups.get(key) ?? { ...undo, ids: [] }
    group.ids.push(item.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function undoOfOne(item: Item, { add, remove, addTags, removeTags }: Classification) {
  const missing = (category: Category) =>
    add[category]?.filter((id) => !item[category].includes(id)) ?? []
  const present = (category: Category) =>
    remove[category]?.filter((id) => item[category].includes(id)) ?? []
  const tags = item.tags.map(({ key }) => key)
  return {
    add: perCategory(present),
    remove: perCategory(missing),
    addTags: item.tags.filter(({ key }) => removeTags.includes(key)).map(({ label }) => label),
    removeTags: addTags.map(tagKey).filter((key) => !tags.includes(key)),
  }
}

function perCategory(valuesOf: (category: Category) => string[]): Classification['add'] {
  const entries = CATEGORIES.map((category) => [category, valuesOf(category)] as const)
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}
