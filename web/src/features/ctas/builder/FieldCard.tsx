import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import { CtaMeaning, canMean, meaningOf } from '@satchel/contract/ctas/meanings.ts'
import { t } from '@satchel/messages/t.ts'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import * as labels from '../labels.ts'
import styles from './CtaBuilder.module.css'
import type { DraftForm } from './draft.ts'

interface FieldCardProps {
  form: DraftForm
  field: CtaField
  index: number
}

const MEANINGS = CtaMeaning.enum.map((value) => ({ value, label: labels.MEANINGS[value] }))

/** Editor of one form field. */
export function FieldCard({ form, field, index }: FieldCardProps) {
  const { name, label, type, options = [] } = field
  const sortable = useSortable({ id: name })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = sortable
  const fieldName = labels.field(label)
  const at = `fields.${index}`
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-dragging={isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      <div className={styles.cardHead}>
        <ActionIcon
          size={32}
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.handle ?? ''}
          aria-label={t('ctas.moveField', { field: fieldName })}
          title={t('ctas.dragToMove')}
        >
          <IconGripVertical {...icon} />
        </ActionIcon>
        <span className={styles.cardName}>{labels.FIELD_TYPES[type]}</span>
        <Switch
          size="sm"
          label={t('ctas.required')}
          labelPosition="left"
          {...form.getInputProps(`${at}.required`, { type: 'checkbox' })}
        />
        <ActionIcon
          size={32}
          aria-label={t('ctas.removeField', { field: fieldName })}
          title={t('ui.deleteAction')}
          onClick={() => form.removeListItem('fields', index)}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      </div>
      {type === 'consent' ? (
        <Textarea
          label={t('ctas.consentText')}
          autosize
          minRows={2}
          maxLength={1_000}
          {...form.getInputProps(`${at}.label`)}
        />
      ) : (
        <TextInput label={t('ctas.label')} maxLength={200} {...form.getInputProps(`${at}.label`)} />
      )}
      {canMean(field) && (
        <Select
          label={t('ctas.meaning')}
          data={MEANINGS}
          allowDeselect={false}
          value={meaningOf(field)}
          onChange={(meaning) => form.setFieldValue(`${at}.meaning`, meaning as CtaMeaning)}
        />
      )}
      {type === 'select' && (
        <Textarea
          label={t('ctas.options')}
          description={t('ctas.optionsHint')}
          autosize
          minRows={2}
          value={options.join('\n')}
          error={form.errors[`${at}.options`]}
          onChange={({ currentTarget }) =>
            form.setFieldValue(`${at}.options`, currentTarget.value.split('\n'))
          }
        />
      )}
    </li>
  )
}
