import { MultiSelect } from '@mantine/core'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../../lib/taxonomy.ts'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import styles from '../detail/CategoryField.module.css'

interface RequiredCategoriesProps {
  value: Partial<Record<Category, string[]>>
  /** Errors by category name. */
  errors: Partial<Record<string, unknown>>
  onChange: (category: Category, ids: string[]) => void
}

/** Field for each category that a new item needs a value of; usually there are none. */
export function RequiredCategories({ value, errors, onChange }: RequiredCategoriesProps) {
  const { isRequired, offeredOf, findValue } = useTaxonomy()
  return CATEGORIES.filter(isRequired).map((category) => (
    <MultiSelect
      key={category}
      label={CATEGORY_LABELS[category]}
      withAsterisk
      data={offeredOf(category).map(({ id, label }) => ({ value: id, label }))}
      value={value[category] ?? []}
      onChange={(ids) => onChange(category, ids)}
      searchable={offeredOf(category).length > 8}
      error={errors[category] ? t('items.add.chooseAtLeastOne') : undefined}
      renderOption={({ option, checked }) => (
        <span className={styles.option} data-checked={checked}>
          <ValueDot color={findValue(option.value)?.color ?? null} />
          {option.label}
        </span>
      )}
    />
  ))
}
