import { Alert, Button, Group, TagsInput } from '@mantine/core'
import { TAG_MAX } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { type FormEvent, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import styles from './ClassifyForm.module.css'
import { type Classification, isEmpty, type Share, shareOf } from './classification.ts'
import { ShareCheckbox } from './ShareCheckbox.tsx'
import { useClassify } from './use-classify.ts'

export function openClassify(items: readonly Item[]): void {
  openModal({
    title: `Classify ${formatCount(items.length, 'item')}`,
    content: <ClassifyForm items={items} />,
    size: 'lg',
  })
}

/** What was ticked or unticked, by `category id` or `tags key`; all else stays as it is. */
type Ticks = Readonly<Record<string, 'all' | 'none'>>

/** Each value shows whether all, some or none of the items have it. */
function ClassifyForm({ items }: { items: readonly Item[] }) {
  const { tags, valuesOf } = useTaxonomy()
  const [ticks, setTicks] = useState<Ticks>({})
  const [addTags, setAddTags] = useState<string[]>([])
  const { mutate, isPending, error } = useClassify(items)
  const change = classificationOf(ticks, addTags)

  const checkboxOf = (field: Category | 'tags', value: string, label: string, share: Share) => {
    const name = `${field} ${value}`
    return {
      label,
      share: ticks[name] ?? share,
      onChange: (next: Share) => setTicks(withTick(ticks, name, next === share ? null : next)),
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(change, { onSuccess: closeModal })
  }
  const present = tagsOf(items)
  return (
    <form onSubmit={save} className={styles.form}>
      {CATEGORIES.map((category) => (
        <fieldset key={category} className={styles.category}>
          <legend className={styles.legend}>{CATEGORY_LABELS[category]}</legend>
          {valuesOf(category).map(({ id, label, color }) => (
            <ShareCheckbox
              key={id}
              color={color}
              {...checkboxOf(
                category,
                id,
                label,
                shareOf(items, (item) => item[category].includes(id)),
              )}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.category}>
        <legend className={styles.legend}>Tags</legend>
        {present.map(({ key, label }) => (
          <ShareCheckbox
            key={key}
            {...checkboxOf(
              'tags',
              key,
              label,
              shareOf(items, (item) => item.tags.some((tag) => tag.key === key)),
            )}
          />
        ))}
        <TagsInput
          className={styles.wide ?? ''}
          aria-label="Add tags"
          placeholder="Add tags"
          data={tags.map(({ label }) => label)}
          limit={50}
          maxLength={TAG_MAX}
          value={addTags}
          onChange={setAddTags}
        />
      </fieldset>
      {error && <Alert color="red">{error.message}</Alert>}
      <Group justify="flex-end" className={styles.foot}>
        <Button variant="default" onClick={closeModal}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending} disabled={isEmpty(change)}>
          Save
        </Button>
      </Group>
    </form>
  )
}

function withTick(ticks: Ticks, name: string, next: Share | null): Ticks {
  const { [name]: _, ...others } = ticks
  return next === 'all' || next === 'none' ? { ...others, [name]: next } : others
}

function classificationOf(ticks: Ticks, addTags: string[]): Classification {
  const valuesOf = (field: string, wanted: Share) =>
    Object.entries(ticks)
      .filter(([name, share]) => name.startsWith(`${field} `) && share === wanted)
      .map(([name]) => name.slice(field.length + 1))
  const perCategory = (wanted: Share) =>
    Object.fromEntries(
      CATEGORIES.map((category) => [category, valuesOf(category, wanted)] as const).filter(
        ([, values]) => values.length > 0,
      ),
    )
  return {
    add: perCategory('all'),
    remove: perCategory('none'),
    addTags: [...addTags, ...valuesOf('tags', 'all')],
    removeTags: valuesOf('tags', 'none'),
  }
}

function tagsOf(items: readonly Item[]): Item['tags'] {
  const tags = items.flatMap(({ tags }) => tags)
  return [...new Map(tags.map((tag) => [tag.key, tag])).values()]
}
