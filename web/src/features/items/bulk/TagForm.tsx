import { MultiSelect } from '@mantine/core'
import { TAG_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format/format.ts'
import { useTaxonomy } from '../../../lib/taxonomy.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { TagsBox } from '../../../ui/TagsBox.tsx'
import { BulkForm } from './BulkForm.tsx'
import { type BulkTarget, isKnown } from './bulk-target.ts'
import { useBulkChange } from './use-bulk-change.ts'

const SHOWN = 50

export function openTags(target: BulkTarget): void {
  openModal({
    title: t('items.bulk.tagsOfTarget', { target: target.label }),
    content: <TagForm target={target} />,
  })
}

function TagForm({ target }: { target: BulkTarget }) {
  const { tags } = useTaxonomy()
  const [addTags, setAddTags] = useState<string[]>([])
  const [removeTags, setRemoveTags] = useState<string[]>([])
  const { change, isPending, error } = useBulkChange()
  const carried = isKnown(target)
    ? carriedBy(target)
    : tags.map(({ key, label }) => ({ key, label }))
  const problem = error && !error.fields.addTags ? error : null
  return (
    <BulkForm
      verb={t('ui.save')}
      isEmpty={addTags.length + removeTags.length === 0}
      isPending={isPending}
      problem={problem}
      onSubmit={() => change({ target, patch: { addTags, removeTags }, inForm: true }, closeModal)}
    >
      <TagsBox
        label={t('ui.add')}
        placeholder={addTags.length === 0 ? t('items.bulk.newOrExistingTags') : ''}
        data-autofocus
        data={tags.map(({ label }) => label)}
        limit={SHOWN}
        maxTags={TAGS_PER_ITEM}
        maxLength={TAG_MAX}
        value={addTags}
        onChange={setAddTags}
      />
      {carried.length > 0 && (
        <MultiSelect
          label={t('ui.remove')}
          placeholder={removeTags.length === 0 ? t('items.bulk.currentTags') : ''}
          data={carried.map(({ key, label }) => ({ value: key, label }))}
          limit={SHOWN}
          searchable
          nothingFoundMessage={t('items.bulk.noMatchingTag')}
          value={removeTags}
          onChange={setRemoveTags}
        />
      )}
    </BulkForm>
  )
}

/** Returns the tags that some of the items have, most frequent first. */
function carriedBy({ items }: BulkTarget): { key: string; label: string }[] {
  const tags = Map.groupBy(
    items.flatMap((item) => item.tags),
    ({ key }) => key,
  )
  return [...tags.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap(([tag, ...others]) =>
      tag ? { key: tag.key, label: `${tag.label} (${formatNumber(others.length + 1)})` } : [],
    )
}
