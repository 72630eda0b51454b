import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Menu } from '@mantine/core'
import { CTA_FIELDS_MAX, CtaFieldType } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { useSorting } from '../../../ui/list/use-sorting.ts'
import * as labels from '../labels.ts'
import styles from './CtaBuilder.module.css'
import { type DraftForm, newField } from './draft.ts'
import { FieldCard } from './FieldCard.tsx'

/** The fields of a form in their order, moved by pointer or keys. */
export function FieldsEditor({ form }: { form: DraftForm }) {
  const { fields } = form.values
  const ids = fields.map(({ name }) => name)
  const nameOf = (id: string) => labels.field(fields[ids.indexOf(id)]?.label ?? '')
  const { context } = useSorting({
    ids,
    nameOf,
    onMove: (id, over) =>
      form.reorderListItem('fields', { from: ids.indexOf(id), to: ids.indexOf(over) }),
  })
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('ctas.fields')}</h2>
      <DndContext {...context}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className={styles.list} aria-label={t('ctas.fields')}>
            {fields.map((field, index) => (
              <FieldCard key={field.name} form={form} field={field} index={index} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {form.errors.fields && <p className={styles.line}>{form.errors.fields}</p>}
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus {...icon} />}
            disabled={fields.length >= CTA_FIELDS_MAX}
            style={{ justifySelf: 'start' }}
          >
            {t('ctas.addField')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {CtaFieldType.enum.map((type) => (
            <Menu.Item
              key={type}
              onClick={() => form.insertListItem('fields', newField(type, fields))}
            >
              {labels.FIELD_TYPES[type]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </section>
  )
}
