import { NativeSelect, TextInput } from '@mantine/core'
import type { Notify, Utm } from '@satchel/contract/links/options.ts'
import { t } from '@satchel/messages/t.ts'
import { inSentence } from '../../../lib/format/format.ts'
import { errorAt, type FieldsProps } from './option-fields.ts'
import styles from './ShareOptions.module.css'

const NOTIFY = [
  { value: '', label: t('links.options.myDefault') },
  { value: 'each', label: t('links.options.forEachVisit') },
  { value: 'digest', label: t('links.options.dailyDigestLabel') },
  { value: 'none', label: t('links.options.never') },
]
const UTM: readonly { name: keyof Utm; label: string }[] = [
  { name: 'source', label: t('links.options.source') },
  { name: 'medium', label: t('links.options.medium') },
  { name: 'campaign', label: t('links.options.campaign') },
  { name: 'term', label: t('links.options.term') },
  { name: 'content', label: t('links.options.content') },
]
const UTM_MAX = 255

export function TrackingFields({ effective: { notify, utm }, errors, onChange }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label={t('links.options.visitEmails')}
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
              label={t('links.options.utmLabel', { label: inSentence(label) })}
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
