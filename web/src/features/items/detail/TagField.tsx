import { listActivity } from '@satchel/contract/activity.ts'
import { TAG_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { addItemTag, getItem, type Item, removeItemTag } from '@satchel/contract/items.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { useTaxonomy } from '../../../lib/taxonomy.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { TagsBox } from '../../../ui/TagsBox.tsx'
import { patchItem, putItem, refreshItemLists } from '../item-cache.ts'
import { tagKey } from '../tag-key.ts'
import styles from './Field.module.css'
import { Field } from './Field.tsx'
import * as labels from './labels.ts'

/** Tags are added and taken one by one, so that two people at it do not undo each other. */
export function TagField({ item }: { item: Item }) {
  const { tags: known } = useTaxonomy()
  const { mutate, error } = useTagging(item)
  const tags = item.tags.map(({ label }) => label)
  const id = useId()
  const change = (next: string[]) => {
    const keys = new Set(next.map(tagKey))
    for (const label of next) {
      if (!item.tags.some(({ key }) => key === tagKey(label))) mutate({ add: label })
    }
    for (const tag of item.tags) if (!keys.has(tagKey(tag.label))) mutate({ remove: tag.key })
  }
  return (
    <Field label={labels.tags} htmlFor={id}>
      <TagsBox
        id={id}
        data={known.map(({ label }) => label)}
        limit={50}
        maxTags={TAGS_PER_ITEM}
        maxLength={TAG_MAX}
        value={tags}
        onChange={change}
        placeholder={tags.length === 0 ? labels.none : ''}
        error={error?.message}
        classNames={{
          input: styles.input ?? '',
          pill: styles.pill ?? '',
          inputField: styles.typing ?? '',
        }}
      />
    </Field>
  )
}

type Tagging = { add: string } | { remove: string }

function useTagging({ id, tags }: Item) {
  const client = useQueryClient()
  const { mutate, error } = useMutation<Item, ApiProblem, Tagging>({
    scope: { id: `item ${id}` },
    mutationFn: (tagging) =>
      'add' in tagging
        ? call(addItemTag, { params: { id }, body: { label: tagging.add } })
        : call(removeItemTag, { params: { id, tagKey: tagging.remove } }),
    onMutate: (tagging) =>
      patchItem(client, id, {
        tags:
          'add' in tagging
            ? [...tags, { key: tagKey(tagging.add), label: tagging.add }]
            : tags.filter(({ key }) => key !== tagging.remove),
      }),
    onSuccess: (saved, tagging) => {
      putItem(client, saved)
      const { message, back } = describeTagging(tagging, tags)
      toast({ message, action: { label: labels.undo, onClick: () => mutate(back) } })
      refreshItemLists(client)
      for (const { name } of [getAccountSettings, listActivity]) {
        void client.invalidateQueries({ queryKey: [name] })
      }
    },
    onError: () => client.invalidateQueries({ queryKey: [getItem.name] }),
  })
  return { mutate, error }
}

/** Returns the toast of a tag change and the change that undoes it. */
function describeTagging(
  tagging: Tagging,
  before: Item['tags'],
): { message: string; back: Tagging } {
  if ('add' in tagging)
    return { message: labels.taggedAdd(tagging.add), back: { remove: tagKey(tagging.add) } }
  const label = before.find(({ key }) => key === tagging.remove)?.label ?? tagging.remove
  return { message: labels.tagLabelRemoved(label), back: { add: label } }
}
