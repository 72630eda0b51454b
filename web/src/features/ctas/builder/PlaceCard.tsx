import { ActionIcon, Select } from '@mantine/core'
import { type CtaPlaceType, CtaPosition } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { IconTrash } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import * as labels from '../labels.ts'
import styles from './CtaBuilder.module.css'
import type { DraftForm, DraftPlacement } from './draft.ts'
import { PlaceConditions } from './PlaceConditions.tsx'
import { TargetSelect } from './TargetSelect.tsx'

interface PlaceCardProps {
  form: DraftForm
  placement: DraftPlacement
  index: number
}

const TYPES = (['TENANT', 'ITEM', 'COLLECTION', 'SITE', 'LINK'] satisfies CtaPlaceType[]).map(
  (value) => ({ value, label: labels.PLACE_TYPES[value] }),
)
const POSITIONS = CtaPosition.enum.map((value) => ({ value, label: labels.POSITIONS[value] }))

function hasCondition({ readPercent, visits }: Partial<DraftPlacement>): boolean {
  return readPercent !== undefined || visits !== undefined
}

/** Editor of one placement. */
export function PlaceCard({ form, placement, index }: PlaceCardProps) {
  const { type, position } = placement
  const set = (change: Partial<DraftPlacement>) => {
    form.setFieldValue(`placements.${index}`, { ...placement, ...change })
    // A step is worth comparing, until somebody says otherwise.
    if (hasCondition(change) && !form.values.placements.some(hasCondition))
      form.setFieldValue('control', true)
  }
  return (
    <li className={styles.card} aria-label={t('ctas.place', { index: index + 1 })}>
      <div className={styles.cardHead}>
        <Select
          aria-label={t('ctas.where')}
          data={TYPES}
          value={type}
          allowDeselect={false}
          style={{ flex: 1 }}
          onChange={(next) => {
            const { id, targetName, ...rest } = placement
            form.setFieldValue(`placements.${index}`, { ...rest, type: next as CtaPlaceType })
          }}
        />
        <ActionIcon
          size={32}
          aria-label={t('ctas.removePlace', { index: index + 1 })}
          title={t('ui.deleteAction')}
          onClick={() => form.removeListItem('placements', index)}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      </div>
      {type !== 'TENANT' && (
        <TargetSelect
          key={type}
          placement={placement}
          error={form.errors[`placements.${index}.id`]}
          onChange={set}
        />
      )}
      <Select
        label={t('ctas.position')}
        data={POSITIONS}
        value={position}
        allowDeselect={false}
        onChange={(next) => set({ position: next as CtaPosition })}
      />
      <PlaceConditions
        placement={placement}
        errorOf={(part) => form.errors[`placements.${index}.${part}`]}
        onChange={set}
      />
    </li>
  )
}
