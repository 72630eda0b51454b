import { NativeSelect, TextInput } from '@mantine/core'
import type { Notify, Utm } from '@satchel/contract/links/options.ts'
import * as labels from './labels.ts'
import { errorAt, type FieldsProps } from './option-fields.ts'
import styles from './ShareOptions.module.css'

const NOTIFY = [
  { value: '', label: labels.myDefault },
  { value: 'each', label: labels.forEachVisit },
  { value: 'digest', label: labels.dailyDigestLabel },
  { value: 'none', label: labels.never },
]
const UTM: readonly { name: keyof Utm; label: string }[] = [
  { name: 'source', label: labels.source },
  { name: 'medium', label: labels.medium },
  { name: 'campaign', label: labels.campaign },
  { name: 'term', label: labels.term },
  { name: 'content', label: labels.content },
]
const UTM_MAX = 255

export function TrackingFields({ effective: { notify, utm }, errors, onChange }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label={labels.visitEmails}
        data={NOTIFY}
        value={notify ?? ''}
        error={errors.notify}
        onChange={({ currentTarget }) =>
          onChange({ notify: (currentTarget.value || null) as Notify | null })
        }
      />
      <div>
        <div className={styles.pair}>
          {UTM.map(({ name, label }) => (
            <TextInput
              key={name}
              label={labels.utmLabel(label)}
              maxLength={UTM_MAX}
              value={utm[name] ?? ''}
              error={errorAt(errors, `utm.${name}`)}
              onChange={({ currentTarget }) =>
                onChange({ utm: { ...utm, [name]: currentTarget.value } })
              }
            />
          ))}
        </div>
      </div>
    </>
  )
}
