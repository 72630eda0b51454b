import { type Activity, listActivity } from '@satchel/contract/activity.ts'
import {
  changeItem,
  getItem,
  type Item,
  type ItemChange,
  listItems,
} from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMay } from '../../lib/session.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'

const PLAIN = ['name', 'description', 'visitorDescription', 'releasesOn', 'expiresOn'] as const
type Category = keyof typeof CATEGORY_LABELS
const isCategory = (field: string): field is Category => field in CATEGORY_LABELS
const RESTORABLE: ReadonlySet<string> = new Set([...PLAIN, 'tags', ...Object.keys(CATEGORY_LABELS)])

/** Returns a function that restores an item's values from before a change; undefined if none can be restored. */
export function useRestore({ itemType, itemId, changeKind, count, changes = [] }: Activity) {
  const client = useQueryClient()
  const mayWrite = useMay('library.write')
  const earlier = changes.filter(({ field }) => RESTORABLE.has(field))
  const isOne = itemType === 'ITEM' && changeKind === 'MODIFY' && count === undefined
  if (!mayWrite || !isOne || earlier.length === 0) return undefined

  const put = async (body: ItemChange, { version }: Item): Promise<Item> => {
    const saved = await call(changeItem, { params: { id: itemId }, body }, { ifMatch: version })
    for (const { name } of [getItem, listItems, searchItems, listActivity])
      void client.invalidateQueries({ queryKey: [name] })
    return saved
  }
  return async () => {
    try {
      const item = await call(getItem, { params: { id: itemId } })
      const body = await bodyOf(earlier)
      const saved = await put(body, item)
      if (saved.version === item.version) return toast({ message: t('activity.alreadyRestored') })
      const undo = () => void put(sameFields(body, item), saved).catch(showProblem)
      toast({ message: t('activity.restored'), action: { label: t('ui.undo'), onClick: undo } })
    } catch (problem) {
      showProblem(problem as Error)
    }
  }
}

/**
 * Returns the body that restores earlier values. Activity has only labels; those no longer in the settings are left
 * out.
 */
async function bodyOf(earlier: NonNullable<Activity['changes']>): Promise<ItemChange> {
  const needsIds = earlier.some(({ field }) => isCategory(field))
  const settings = needsIds ? await call(getAccountSettings, {}) : undefined
  const values = earlier.map(({ field, from }) => {
    if (!isCategory(field)) return [field, from]
    const names = new Set(from as string[])
    const existing = settings?.categories[field] ?? []
    return [field, existing.filter(({ label }) => names.has(label)).map(({ id }) => id)]
  })
  return Object.fromEntries(values) as ItemChange
}

/** Returns the item's current values of the same fields. */
function sameFields(body: ItemChange, item: Item): ItemChange {
  const fields = Object.keys(body).map((field) => {
    if (field === 'tags') return [field, item.tags.map(({ label }) => label)]
    return [field, item[field as keyof Item] ?? null]
  })
  return Object.fromEntries(fields) as ItemChange
}
