import { TAG_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useId } from 'react'
import { useTaxonomy } from '../../../lib/taxonomy.ts'
import { TagsBox } from '../../../ui/TagsBox.tsx'
import { tagKey } from '../tag-key.ts'
import { useTagging } from '../use-tagging.ts'
import styles from './Field.module.css'
import { Field } from './Field.tsx'

/** Adds and removes tags one by one, so that two people don't undo each other's changes. */
export function TagField({ item }: { item: Item }) {
  const { tags: knownTags } = useTaxonomy()
  const { change: changeTag, error } = useTagging(item)
  const tags = item.tags.map(({ label }) => label)
  const id = useId()
  const change = (next: string[]) => {
    const keys = new Set(next.map(tagKey))
    for (const label of next) {
      if (!item.tags.some(({ key }) => key === tagKey(label))) changeTag({ add: label })
    }
    for (const tag of item.tags) if (!keys.has(tagKey(tag.label))) changeTag({ remove: tag.key })
  }
  return (
    <Field label={t('items.detail.tags')} htmlFor={id}>
      <TagsBox
        id={id}
        data={knownTags.map(({ label }) => label)}
        limit={50}
        maxTags={TAGS_PER_ITEM}
        maxLength={TAG_MAX}
        value={tags}
        onChange={change}
        placeholder={tags.length === 0 ? t('items.detail.none') : ''}
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
