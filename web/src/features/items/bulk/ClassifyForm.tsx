import { TAG_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { CATEGORY_LABELS, useTaxonomy } from '../../../lib/taxonomy.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { TagsBox } from '../../../ui/TagsBox.tsx'
import { BulkForm } from './BulkForm.tsx'
import { type BulkTarget, isKnown } from './bulk-target.ts'
import styles from './ClassifyForm.module.css'
import { type Share, shareOf } from './classification.ts'
import { ShareCheckbox } from './ShareCheckbox.tsx'
import { useBulkChange } from './use-bulk-change.ts'

export function openClassify(target: BulkTarget): void {
  openModal({
    title: t('items.bulk.classifyTarget', { target: target.label }),
    content: <ClassifyForm target={target} />,
    size: 'lg',
  })
}

/** Values that were ticked or unticked, by id; all others stay as they are. */
type Ticks = ReadonlyMap<string, 'all' | 'none'>

/** Form in which each value shows whether all, some or none of the items have it. */
function ClassifyForm({ target }: { target: BulkTarget }) {
  const { valuesOf, offeredOf, tags } = useTaxonomy()
  const [ticks, setTicks] = useState<Ticks>(new Map())
  const [addTags, setAddTags] = useState<string[]>([])
  const { change, isPending, error } = useBulkChange()
  const areKnown = isKnown(target)

  const checkboxOf = (category: Category, id: string) => {
    const share = areKnown ? shareOf(target.items, (item) => item[category].includes(id)) : 'some'
    return {
      share: ticks.get(id) ?? share,
      isMixed: share === 'some',
      onChange: (next: Share) => {
        const others = [...ticks].filter(([value]) => value !== id)
        setTicks(new Map(next === share || next === 'some' ? others : [...others, [id, next]]))
      },
    }
  }
  const chosen = (presence: 'all' | 'none') =>
    Object.fromEntries(
      CATEGORIES.map((category) => {
        const ids = valuesOf(category).flatMap(({ id }) => (ticks.get(id) === presence ? id : []))
        return [category, ids] as const
      }).filter(([, ids]) => ids.length > 0),
    )
  const save = () => {
    const patch = {
      ...(ticks.size > 0 && { add: chosen('all'), remove: chosen('none') }),
      ...(addTags.length > 0 && { addTags }),
    }
    change({ target, patch, inForm: true }, closeModal)
  }
  return (
    <BulkForm
      verb={t('ui.save')}
      isEmpty={ticks.size + addTags.length === 0}
      isPending={isPending}
      problem={error}
      onSubmit={save}
    >
      {!areKnown && <p className={styles.hint}>{t('items.bulk.tickHint')}</p>}
      {CATEGORIES.map((category) => (
        <fieldset key={category} className={styles.category}>
          <legend className={styles.legend}>{CATEGORY_LABELS[category]}</legend>
          {offeredOf(category, areKnown ? target.items.flatMap((item) => item[category]) : []).map(
            ({ id, label, color }) => (
              <ShareCheckbox key={id} label={label} color={color} {...checkboxOf(category, id)} />
            ),
          )}
        </fieldset>
      ))}
      <TagsBox
        label={t('items.bulk.addTags')}
        placeholder={addTags.length === 0 ? t('items.bulk.newOrExistingTags') : ''}
        data={tags.map(({ label }) => label)}
        limit={50}
        maxTags={TAGS_PER_ITEM}
        maxLength={TAG_MAX}
        value={addTags}
        onChange={setAddTags}
      />
    </BulkForm>
  )
}
