import { listActivity } from '@satchel/contract/activity.ts'
import { changeItem, getItem, type Item, type ItemChange } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import {
  type MutationOptions,
  onlineManager,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { offlineOptions } from '../../lib/offline/offline-queue.ts'
import { ApiProblem, Expected } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { patchItem, putItem, refreshItemLists } from './item-cache.ts'

/** Fields that are edited in place; tags have their own endpoints. */
export type EditableField = Exclude<keyof ItemChange, 'tags'>

export interface ItemEdit {
  /** Name of the field, for the toast. */
  label: string
  field: EditableField
  value: NonNullable<ItemChange[EditableField]> | null
  /** The item at the start of the edit. */
  seen: Item
}

/** Data remembered about a change while it waits. */
export interface Waiting {
  hasWaited: boolean
}

/** A field that someone else changed in the meantime, so the person has to choose. */
export class EditConflict extends Expected {
  override name = 'EditConflict'
  readonly edit: ItemEdit
  readonly latest: Item

  constructor(edit: ItemEdit, latest: Item) {
    super(t('items.changedSince'))
    this.edit = edit
    this.latest = latest
  }
}

export function fieldOf(item: Item, field: EditableField): ItemEdit['value'] | undefined {
  return field === 'ownerId' ? item.owner.id : item[field]
}

/** Returns the patch to show before the server has answered; of an owner, only the id is known by then. */
function patchOf(field: EditableField, value: ItemEdit['value'] | undefined): Partial<Item> {
  return field === 'ownerId' ? {} : { [field]: value ?? undefined }
}

type EditOptions = MutationOptions<Item, ApiProblem | EditConflict, ItemEdit, Waiting>

/**
 * Returns options for saving an edit: shown at once, with an undo; offline it waits, and a failure is reported later.
 */
export function editOptions(client: QueryClient): EditOptions {
  return {
    ...offlineOptions,
    mutationKey: ['edit-item'],
    mutationFn: (edit) => saveEdit(client, edit),
    onMutate: ({ field, value, seen }) => {
      patchItem(client, seen.id, patchOf(field, value))
      return { hasWaited: !onlineManager.isOnline() }
    },
    onSuccess: (saved, edit) => {
      const { label, field, seen } = edit
      putItem(client, saved)
      refreshItemLists(client)
      void client.invalidateQueries({ queryKey: [listActivity.name] })
      const undo = () =>
        sendEdit(client, { ...edit, value: fieldOf(seen, field) ?? null, seen: saved })
      toast({
        message: t('items.fieldChanged', { label }),
        action: { label: t('ui.undo'), onClick: undo },
      })
    },
    onError: (problem, edit, waiting) => {
      const { field, seen } = edit
      if (problem instanceof EditConflict) putItem(client, problem.latest)
      else patchItem(client, seen.id, patchOf(field, fieldOf(seen, field)))
      // The page it was made on may be gone.
      if (waiting?.hasWaited) showUnsaved(client, edit, problem)
    },
  }
}

/** Saves an edit that no field shows. */
function sendEdit(client: QueryClient, edit: ItemEdit): void {
  const options = { ...editOptions(client), scope: scopeOf(edit.seen) }
  const mutation = client.getMutationCache().build(client, options)
  mutation.execute(edit).catch((problem) => showUnsaved(client, edit, problem))
}

function showUnsaved(client: QueryClient, edit: ItemEdit, problem: ApiProblem | EditConflict) {
  const message = t('items.notSaved', {
    label: edit.label,
    item: edit.seen.name,
    reason: problem.message,
  })
  const keepMine = ({ latest }: EditConflict) => ({
    label: t('items.keepMine'),
    onClick: () => sendEdit(client, { ...edit, seen: latest }),
  })
  const isConflict = problem instanceof EditConflict
  toast({ message, tone: 'problem', ...(isConflict && { action: keepMine(problem) }) })
}

/** Returns the scope of an item's edits, which wait for each other, so that each is based on the version before it. */
export const scopeOf = ({ id }: Pick<Item, 'id'>) => ({ id: `item ${id}` })

/** Changes one field of an item: shown at once, saved in the background, with an undo; `label` starts the toast. */
export function useItemChange(item: Item, label: string) {
  const client = useQueryClient()
  const { mutate, mutateAsync, reset, error } = useMutation({
    ...editOptions(client),
    scope: scopeOf(item),
  })
  const conflict = error instanceof EditConflict ? error : null
  return {
    save: (field: EditableField, value: ItemEdit['value']) =>
      mutate({ label, field, value, seen: item }),
    /** Saves an edit of a form that stays open until it is saved, or waits for the network. */
    saveSeen: async (edit: Omit<ItemEdit, 'label'>): Promise<void> => {
      const isSaved = mutateAsync({ ...edit, label })
      if (onlineManager.isOnline()) await isSaved
      else isSaved.catch(() => {})
    },
    problem: error instanceof ApiProblem ? error : null,
    conflict,
    keepMine: () => conflict && mutate({ ...conflict.edit, seen: conflict.latest }),
    takeTheirs: reset,
  }
}

/** Saves an edit; a 412 is a conflict only if the same field was changed, otherwise it is sent again. */
async function saveEdit(client: QueryClient, edit: ItemEdit): Promise<Item> {
  const { field, seen } = edit
  try {
    return await put(edit, seen.version)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.body.code !== 'stale') throw error
    const latest = await call(getItem, { params: { id: seen.id } })
    const theirs = fieldOf(latest, field)
    if (isSame(theirs, edit.value)) return latest
    if (!isSame(theirs, fieldOf(seen, field))) throw new EditConflict(edit, latest)
    putItem(client, { ...latest, ...patchOf(field, edit.value) })
    return put(edit, latest.version)
  }
}

function put({ field, value, seen }: ItemEdit, version: number): Promise<Item> {
  const body = { [field]: value } as ItemChange
  return call(changeItem, { params: { id: seen.id }, body }, { ifMatch: version })
}

/** Compares two values of a field; the order of category values doesn't matter. */
function isSame(one: unknown, other: unknown): boolean {
  const words = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null))
  return words(one) === words(other)
}
