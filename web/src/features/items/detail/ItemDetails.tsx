import { DESCRIPTION_MAX } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { ItemFacts } from '../ItemFacts.tsx'
import { ItemLabels } from '../ItemLabels.tsx'
import { AddressField } from './AddressField.tsx'
import { AvailabilityFields } from './AvailabilityFields.tsx'
import { CategoryField } from './CategoryField.tsx'
import { CollectionsField } from './CollectionsField.tsx'
import { ItemCollections } from './ItemCollections.tsx'
import styles from './ItemDetails.module.css'
import { ItemTextField } from './ItemTextField.tsx'
import { OwnerField } from './OwnerField.tsx'
import { TagField } from './TagField.tsx'

const TEXTS = [
  {
    field: 'description',
    label: t('items.detail.internalNote'),
    placeholder: t('items.detail.addNote'),
  },
  {
    field: 'visitorDescription',
    label: t('items.detail.descriptionForVisitors'),
    placeholder: t('items.detail.addDescriptionForVisitors'),
  },
] as const

interface ItemDetailsProps {
  item: Item
  mayEdit: boolean
}

export function ItemDetails({ item, mayEdit }: ItemDetailsProps) {
  return (
    <div className={styles.details}>
      {TEXTS.map(
        ({ field, label, placeholder }) =>
          (mayEdit || item[field]) && (
            <section key={field} aria-label={label}>
              <h2 className={styles.label}>{label}</h2>
              <ItemTextField
                item={item}
                field={field}
                label={label}
                placeholder={placeholder}
                maxLength={DESCRIPTION_MAX}
                mayEdit={mayEdit}
              />
            </section>
          ),
      )}
      {mayEdit ? (
        <>
          <section aria-label={t('items.detail.categoriesAndTags')}>
            {CATEGORIES.map((category) => (
              <CategoryField key={category} item={item} category={category} />
            ))}
            <TagField item={item} />
            <CollectionsField item={item} />
          </section>
          <section aria-label={t('items.detail.availability')} className={styles.section}>
            <AvailabilityFields item={item} />
            <OwnerField item={item} />
            {item.kind === 'link' && <AddressField item={item} />}
          </section>
        </>
      ) : (
        <>
          <ItemLabels item={item} />
          <ItemCollections item={item} />
        </>
      )}
      <section aria-label={t('items.detail.details')} className={styles.section}>
        <ItemFacts item={item} isEdited={mayEdit} />
      </section>
    </div>
  )
}
