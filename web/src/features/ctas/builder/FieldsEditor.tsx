import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Button, Menu } from '@mantine/core'
import { CTA_FIELDS_MAX, CtaFieldType } from '@satchel/contract/ctas.ts'
import { IconPlus } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { sortingAnnouncements } from '../../../ui/list/sorting-labels.ts'
import * as labels from '../labels.ts'
import styles from './CtaBuilder.module.css'
import { type DraftForm, newField } from './draft.ts'
import { FieldCard } from './FieldCard.tsx'

/** The fields of a form in their order, moved by pointer or keys. */
export function FieldsEditor({ form }: { form: DraftForm }) {
  const { fields } = form.values
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = fields.map(({ name }) => name)
  const nameOf = (id: string) => labels.field(fields[ids.indexOf(id)]?.label ?? '')
  const drop = ({ active, over }: DragEndEvent) => {
    const to = over ? ids.indexOf(String(over.id)) : -1
    if (to >= 0) form.reorderListItem('fields', { from: ids.indexOf(String(active.id)), to })
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{labels.fields}</h2>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: sortingAnnouncements(ids, nameOf) }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className={styles.list} aria-label={labels.fields}>
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
            {labels.addField}
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
