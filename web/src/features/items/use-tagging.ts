import { listActivity } from '@satchel/contract/activity.ts'
import { addItemTag, getItem, type Item, removeItemTag } from '@satchel/contract/items/items.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
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
import type { ApiProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { patchItem, putItem, refreshItemLists } from './item-cache.ts'
import { tagKey } from './tag-key.ts'
import { scopeOf, type Waiting } from './use-item-change.ts'

type Change = { add: string } | { remove: string }

interface Tagging {
  /** Item as it was before. */
  item: Item
  change: Change
}

/** Returns options for adding or removing a tag; offline it waits, and a failure is reported later. */
export function taggingOptions(
  client: QueryClient,
): MutationOptions<Item, ApiProblem, Tagging, Waiting> {
  return {
    ...offlineOptions,
    mutationKey: ['tag-item'],
    mutationFn: ({ item: { id }, change }) =>
      'add' in change
        ? call(addItemTag, { params: { id }, body: { label: change.add } })
        : call(removeItemTag, { params: { id, tagKey: change.remove } }),
    onMutate: ({ item: { id, tags }, change }) => {
      const next =
        'add' in change
          ? [...tags, { key: tagKey(change.add), label: change.add }]
          : tags.filter(({ key }) => key !== change.remove)
      patchItem(client, id, { tags: next })
      return { hasWaited: !onlineManager.isOnline() }
    },
    onSuccess: (saved, tagging) => {
      putItem(client, saved)
      const { message, back } = describe(tagging)
      const undo = () => run(client, { item: saved, change: back })
      toast({ message, action: { label: t('ui.undo'), onClick: undo } })
      refreshItemLists(client)
      for (const { name } of [getAccountSettings, listActivity]) {
        void client.invalidateQueries({ queryKey: [name] })
      }
    },
    onError: (problem, { item }, waiting) => {
      // The page it was made on may be gone.
      if (waiting?.hasWaited)
        toast({
          message: t('items.tagsNotSaved', { item: item.name, reason: problem.message }),
          tone: 'problem',
        })
      return client.invalidateQueries({ queryKey: [getItem.name] })
    },
  }
}

export function useTagging(item: Item) {
  const client = useQueryClient()
  const { mutate, error } = useMutation({ ...taggingOptions(client), scope: scopeOf(item) })
  return { change: (change: Change) => mutate({ item, change }), error }
}

function run(client: QueryClient, tagging: Tagging): void {
  const options = { ...taggingOptions(client), scope: scopeOf(tagging.item) }
  const mutation = client.getMutationCache().build(client, options)
  mutation.execute(tagging).catch((problem: ApiProblem) => {
    toast({
      message: t('items.tagsNotSaved', { item: tagging.item.name, reason: problem.message }),
      tone: 'problem',
    })
  })
}

/** Returns the toast of a tag change and the change that undoes it. */
function describe({ item, change }: Tagging): { message: string; back: Change } {
  if ('add' in change)
    return {
      message: t('items.taggedAdd', { add: change.add }),
      back: { remove: tagKey(change.add) },
    }
  const label = item.tags.find(({ key }) => key === change.remove)?.label ?? change.remove
  return { message: t('items.tagLabelRemoved', { label }), back: { add: label } }
}
