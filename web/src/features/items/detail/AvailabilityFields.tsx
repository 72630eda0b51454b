import { Switch } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useId } from 'react'
import { formatDay } from '../../../lib/format/format.ts'
import { DateField } from '../../../ui/date/DateField.tsx'
import { useItemChange } from '../use-item-change.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import styles from './Field.module.css'
import { Field } from './Field.tsx'
import { useRules } from './use-rules.ts'

/** Fields for who can find an item, its dates, and whether it can be shared. */
export function AvailabilityFields({ item }: { item: Item }) {
  const { mayRule } = useRules(item)
  return (
    <>
      <SwitchField
        item={item}
        field="shareable"
        label={t('items.detail.shareable')}
        off={t('items.detail.sharingOffHint')}
      />
      <SwitchField
        item={item}
        field="inLibrary"
        label={t('items.detail.inTheLibrary')}
        off={t('items.detail.hiddenHint')}
        {...(!mayRule && {
          locked: t('items.detail.onlyAndAdminsCanChange', { name: item.owner.name }),
        })}
      />
      <DayField item={item} field="releasesOn" label={t('items.detail.releaseDate')} />
      <DayField item={item} field="expiresOn" label={t('items.detail.expiryDate')} />
    </>
  )
}

interface SwitchFieldProps {
  item: Item
  field: 'shareable' | 'inLibrary'
  label: string
  /** Meaning of the switch when it is off. */
  off: string
  /** Reason why this person may not change it. */
  locked?: string
}

function SwitchField({ item, field, label, off, locked }: SwitchFieldProps) {
  const { save, problem, conflict, keepMine, takeTheirs } = useItemChange(item, label)
  const id = useId()
  return (
    <Field label={label} htmlFor={id}>
      <Switch
        id={id}
        size="sm"
        withThumbIndicator={false}
        checked={item[field]}
        disabled={locked !== undefined}
        description={locked ?? (item[field] ? undefined : off)}
        error={problem?.message}
        onChange={({ currentTarget }) => save(field, currentTarget.checked)}
      />
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          show={(value) => (value ? t('items.detail.on') : t('items.detail.off'))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Field>
  )
}

interface DayFieldProps {
  item: Item
  field: 'releasesOn' | 'expiresOn'
  label: string
}

function DayField({ item, field, label }: DayFieldProps) {
  const { save, problem, conflict, keepMine, takeTheirs } = useItemChange(item, label)
  const id = useId()
  return (
    <Field label={label} htmlFor={id}>
      <DateField
        id={id}
        placeholder={t('items.detail.noDate')}
        quick="ahead"
        value={item[field] ?? null}
        error={problem?.fields[field] ?? problem?.message}
        classNames={{ input: styles.input ?? '' }}
        onChange={(day) => save(field, day)}
      />
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          show={(value) => (value ? formatDay(String(value)) : t('items.detail.noDate'))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Field>
  )
}
