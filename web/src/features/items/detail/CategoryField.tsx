import { MultiSelect, Pill } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { useId } from 'react'
import { CATEGORY_LABELS, useTaxonomy } from '../../../lib/taxonomy.ts'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import { useItemChange } from '../use-item-change.ts'
import styles from './CategoryField.module.css'
import { ConflictNotice } from './ConflictNotice.tsx'
import fieldStyles from './Field.module.css'
import { Field } from './Field.tsx'

interface CategoryFieldProps {
  item: Item
  category: Category
}

export function CategoryField({ item, category }: CategoryFieldProps) {
  const label = CATEGORY_LABELS[category]
  const { save, problem, conflict, keepMine, takeTheirs } = useItemChange(item, label)
  const { offeredOf, findValue } = useTaxonomy()
  const values = offeredOf(category, item[category])
  const chosen = item[category].filter((id) => findValue(id))
  const id = useId()
  const wordsOf = (ids: unknown) =>
    (ids as string[]).map((each) => findValue(each)?.label ?? each).join(', ') ||
    t('items.detail.empty')
  return (
    <Field label={label} htmlFor={id}>
      <MultiSelect
        id={id}
        data={values.map(({ id: value, label: name }) => ({ value, label: name }))}
        value={chosen}
        onChange={(ids) => save(category, ids)}
        placeholder={chosen.length === 0 ? t('items.detail.none') : ''}
        searchable={values.length > 8}
        rightSection={<span />}
        rightSectionWidth={0}
        error={problem?.message}
        classNames={{ input: fieldStyles.input ?? '', pillsList: styles.pills ?? '' }}
        renderOption={({ option, checked }) => (
          <span className={styles.option} data-checked={checked}>
            <ValueDot color={findValue(option.value)?.color ?? null} />
            {option.label}
          </span>
        )}
        renderPill={({ option, value, onRemove }) => (
          <Pill
            withRemoveButton
            onRemove={() => onRemove?.()}
            classNames={{ root: styles.ground ?? '', label: styles.pill ?? '' }}
            removeButtonProps={{
              'aria-label': t('items.detail.removeTag', { label: option?.label ?? '' }),
            }}
          >
            <ValueDot color={findValue(String(value ?? ''))?.color ?? null} />
            {option?.label}
          </Pill>
        )}
      />
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          show={wordsOf}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Field>
  )
}
