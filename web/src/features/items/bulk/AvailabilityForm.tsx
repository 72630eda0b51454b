import { Input, SegmentedControl } from '@mantine/core'
import type { BulkWish } from '@satchel/contract/bulk.ts'
import { t } from '@satchel/messages/t.ts'
import { useId, useState } from 'react'
import { inSentence } from '../../../lib/format/format.ts'
import { DateField } from '../../../ui/date/DateField.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import styles from './AvailabilityForm.module.css'
import { BulkForm } from './BulkForm.tsx'
import type { BulkTarget } from './bulk-target.ts'
import { useBulkChange } from './use-bulk-change.ts'

export function openAvailability(target: BulkTarget): void {
  openModal({
    title: t('items.bulk.availabilityOfTarget', { target: target.label }),
    content: <AvailabilityForm target={target} />,
  })
}

type Availability = Pick<BulkWish, 'shareable' | 'inLibrary' | 'releasesOn' | 'expiresOn'>

/** Switches and dates; unchanged ones stay as they are on each item. */
function AvailabilityForm({ target }: { target: BulkTarget }) {
  const [values, setValues] = useState<Availability>({})
  const { change, isPending, error } = useBulkChange()
  const set = (part: Availability) => setValues({ ...values, ...part })
  const entries = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  )
  const isUnfinished = Object.values(entries).includes('')
  const fields = error?.fields ?? {}
  return (
    <BulkForm
      verb={t('ui.save')}
      isEmpty={Object.keys(entries).length === 0 || isUnfinished}
      isPending={isPending}
      problem={Object.keys(fields).length > 0 ? null : error}
      onSubmit={() => change({ target, patch: entries, inForm: true }, closeModal)}
    >
      <SwitchChoice
        label={t('items.bulk.shareable')}
        value={values.shareable}
        onChange={(shareable) => set({ shareable } as Availability)}
      />
      <SwitchChoice
        label={t('items.bulk.inTheLibrary')}
        value={values.inLibrary}
        onChange={(inLibrary) => set({ inLibrary } as Availability)}
      />
      <DayChoice
        label={t('items.bulk.releaseDate')}
        value={values.releasesOn}
        error={fields.releasesOn}
        onChange={(releasesOn) => set({ releasesOn } as Availability)}
      />
      <DayChoice
        label={t('items.bulk.expiryDate')}
        value={values.expiresOn}
        error={fields.expiresOn}
        onChange={(expiresOn) => set({ expiresOn } as Availability)}
      />
    </BulkForm>
  )
}

const LEAVE = { value: 'leave', label: t('items.bulk.noChange') }

interface SwitchChoiceProps {
  label: string
  value: boolean | undefined
  onChange: (value: boolean | undefined) => void
}

function SwitchChoice({ label, value, onChange }: SwitchChoiceProps) {
  const options = [
    LEAVE,
    { value: 'on', label: t('items.bulk.on') },
    { value: 'off', label: t('items.bulk.off') },
  ]
  const word = value === undefined ? 'leave' : value ? 'on' : 'off'
  return (
    <Choice
      label={label}
      options={options}
      value={word}
      onChange={(next) => onChange(next === 'leave' ? undefined : next === 'on')}
    />
  )
}

interface DayChoiceProps {
  label: string
  /** Selected day; null for no day, empty until one is selected. */
  value: string | null | undefined
  error: string | undefined
  onChange: (value: string | null | undefined) => void
}

function DayChoice({ label, value, error, onChange }: DayChoiceProps) {
  const options = [
    LEAVE,
    { value: 'day', label: t('items.bulk.set') },
    { value: 'none', label: t('items.bulk.none') },
  ]
  const word = value === undefined ? 'leave' : value === null ? 'none' : 'day'
  const values = { leave: undefined, none: null, day: '' }
  return (
    <div>
      <Choice
        label={label}
        options={options}
        value={word}
        onChange={(next) => onChange(values[next as keyof typeof values])}
      />
      {typeof value === 'string' && (
        <DateField
          mt="xs"
          aria-label={t('items.bulk.newDate', { label: inSentence(label) })}
          quick="ahead"
          value={value}
          error={error}
          onChange={(day) => onChange(day ?? '')}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  options: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <Input.Label component="span" id={id} mb={0}>
        {label}
      </Input.Label>
      <SegmentedControl
        size="sm"
        className={styles.options ?? ''}
        aria-labelledby={id}
        data={options}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
