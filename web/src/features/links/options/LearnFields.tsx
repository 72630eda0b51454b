import { NativeSelect, TextInput } from '@mantine/core'
import type { Notify, Utm } from '@satchel/contract/link-options.ts'
import { errorAt, type FieldsProps } from './option-fields.ts'
import styles from './ShareOptions.module.css'

const NOTIFY = [
  { value: '', label: 'As I have it for all my links' },
  { value: 'each', label: 'For each visit' },
  { value: 'digest', label: 'As a digest' },
  { value: 'none', label: 'Never' },
]
const UTM: readonly { name: keyof Utm; label: string }[] = [
  { name: 'source', label: 'Source' },
  { name: 'medium', label: 'Medium' },
  { name: 'campaign', label: 'Campaign' },
  { name: 'term', label: 'Term' },
  { name: 'content', label: 'Content' },
]
const UTM_MAX = 255

export function LearnFields({ effective: { notify, utm }, errors, onChange }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label="Mail about visits"
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
              label={`UTM ${label.toLowerCase()}`}
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
