import { MultiSelect } from '@mantine/core'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './BatchForm.module.css'

interface CategorySelectProps {
  category: Category
  value?: string[]
  onChange?: (ids: string[]) => void
  error?: ReactNode
}

export function CategorySelect({ category, value = [], ...field }: CategorySelectProps) {
  const { valuesOf, findValue, isRequired } = useTaxonomy()
  const values = valuesOf(category).filter(({ id, archived }) => !archived || value.includes(id))
  return (
    <MultiSelect
      label={CATEGORY_LABELS[category]}
      withAsterisk={isRequired(category)}
      aria-required={isRequired(category)}
      data={values.map(({ id, label }) => ({ value: id, label }))}
      value={value}
      searchable={values.length > 8}
      placeholder={value.length === 0 ? t('uploads.none') : ''}
      renderOption={({ option, checked }) => (
        <span className={styles.option} data-checked={checked}>
          <ValueDot color={findValue(option.value)?.color ?? null} />
          {option.label}
        </span>
      )}
      {...field}
    />
  )
}
