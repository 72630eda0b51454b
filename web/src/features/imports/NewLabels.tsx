import { Checkbox, Fieldset, Stack, Text } from '@mantine/core'
import type { ImportCheck } from '@satchel/contract/imports/imports.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'

export type ValueChoice = Partial<Record<Category, string[]>>

export interface LabelChoice {
  values: ValueChoice
  tags: boolean
  collections: boolean
}

interface NewLabelsProps {
  result: ImportCheck
  choice: LabelChoice
  onChange: (choice: LabelChoice) => void
}

/** Names of values and tags that don't exist yet, to create or leave out. */
export function NewLabels({ result, choice, onChange }: NewLabelsProps) {
  const { newValues, newTags, newCollections, mayCreateValues } = result
  const categories = CATEGORIES.filter((category) => newValues[category].length > 0)
  if (categories.length + newTags.length + newCollections.length === 0) return null
  const toggle = (category: Category, label: string, isWanted: boolean) => {
    const others = (choice.values[category] ?? []).filter((each) => each !== label)
    const next = isWanted ? [...others, label] : others
    onChange({ ...choice, values: { ...choice.values, [category]: next } })
  }
  return (
    <Fieldset legend={t('imports.createTheseNewValuesFirst')}>
      <Stack gap="sm">
        {!mayCreateValues && categories.length > 0 && (
          <Text c="dimmed" size="sm">
            {t('imports.onlyAdminsCreateValues')}
          </Text>
        )}
        {categories.flatMap((category) =>
          newValues[category].map(({ label, rows }) => (
            <Checkbox
              key={`${category} ${label}`}
              label={`${CATEGORY_LABELS[category]}: ${label}`}
              description={t('imports.rows', { count: rows })}
              disabled={!mayCreateValues}
              checked={choice.values[category]?.includes(label) ?? false}
              onChange={({ currentTarget }) => toggle(category, label, currentTarget.checked)}
            />
          )),
        )}
        {newTags.length > 0 && (
          <Checkbox
            label={t('imports.newTags', { count: newTags.length })}
            description={namesOf(newTags)}
            checked={choice.tags}
            onChange={({ currentTarget }) => onChange({ ...choice, tags: currentTarget.checked })}
          />
        )}
        {newCollections.length > 0 && (
          <Checkbox
            label={t('imports.newCollections', { count: newCollections.length })}
            description={namesOf(newCollections)}
            checked={choice.collections}
            onChange={({ currentTarget }) =>
              onChange({ ...choice, collections: currentTarget.checked })
            }
          />
        )}
      </Stack>
    </Fieldset>
  )
}

const NAMED = 8

function namesOf(values: ImportCheck['newTags']): string {
  const names = values.slice(0, NAMED).map(({ label }) => label)
  return values.length > NAMED
    ? t('imports.andOthers', { names: names.join(', ') })
    : names.join(', ')
}

/** Returns a choice of all new values, for people who may create them. */
export function allOf({ newValues, mayCreateValues }: ImportCheck): ValueChoice {
  if (!mayCreateValues) return {}
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, newValues[category].map(({ label }) => label)]),
  )
}
