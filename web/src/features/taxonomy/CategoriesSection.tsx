import { Switch, Tabs, Text } from '@mantine/core'
import { CATEGORY_VALUES_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import { type AccountSettings, CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import { AddForm } from './AddForm.tsx'
import styles from './Sections.module.css'
import { useSettingsChange } from './use-settings.ts'
import { ValueList } from './ValueList.tsx'

interface CategoriesSectionProps {
  settings: AccountSettings
  category: Category
  onCategory: (category: Category) => void
}

export function CategoriesSection({ settings, category, onCategory }: CategoriesSectionProps) {
  return (
    <Tabs
      value={category}
      onChange={(next) => next && onCategory(next as Category)}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('taxonomy.categories')}>
        {CATEGORIES.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {CATEGORY_LABELS[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {CATEGORIES.map((each) => (
        <Tabs.Panel key={each} value={each} pt="md">
          <CategoryPanel settings={settings} category={each} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function CategoryPanel({
  settings,
  category,
}: Pick<CategoriesSectionProps, 'settings' | 'category'>) {
  const change = useSettingsChange()
  const values = settings.categories[category]
  const isRequired = settings.requiredCategories.includes(category)
  const label = CATEGORY_LABELS[category]
  return (
    <>
      <Switch
        className={styles.switch ?? ''}
        label={t('taxonomy.requiredOnUpload')}
        description={t('taxonomy.requiredHint', { label })}
        checked={isRequired}
        onChange={({ currentTarget: { checked: required } }) =>
          change.send({
            body: { requireCategory: { category, required } },
            show: (currentSettings) => ({
              ...currentSettings,
              requiredCategories: required
                ? [...currentSettings.requiredCategories, category]
                : currentSettings.requiredCategories.filter((each) => each !== category),
            }),
          })
        }
      />
      {values.length === 0 ? (
        <Text c="dimmed" py="md">
          {t('taxonomy.noValuesYet')}
        </Text>
      ) : (
        <ValueList category={category} values={values} isRequired={isRequired} change={change} />
      )}
      <div className={styles.add}>
        {values.length < CATEGORY_VALUES_MAX ? (
          <AddForm
            label={t('taxonomy.addAValue', { label })}
            placeholder={t('taxonomy.addValue')}
            maxLength={NAME_MAX}
            isPending={change.isPending}
            onAdd={(text) => change.save({ body: { addValue: { category, label: text } } })}
          />
        ) : (
          <Text c="dimmed">{t('taxonomy.categoryValuesMax', { max: CATEGORY_VALUES_MAX })}</Text>
        )}
      </div>
    </>
  )
}
