import { entriesIn } from '@satchel/contract/addresses.ts'
import { t } from '@satchel/messages/t.ts'
import { EntriesBox } from '../../../ui/EntriesBox.tsx'
import { errorAmong, type FieldsProps } from './option-fields.ts'

/** Addresses and domains that a link opens for, or doesn't. */
export function AccessFields({ effective: { allowed, refused }, errors, onChange }: FieldsProps) {
  return (
    <>
      <EntriesBox
        split={entriesIn}
        label={t('links.options.allowOnly')}
        description={t('links.options.entriesHint')}
        entries={allowed}
        error={errorAmong(errors, 'allowed', allowed)}
        onChange={(entries) => onChange({ allowed: entries })}
      />
      <EntriesBox
        split={entriesIn}
        label={t('links.options.block')}
        description={t('links.options.entriesHint')}
        entries={refused}
        error={errorAmong(errors, 'refused', refused)}
        onChange={(entries) => onChange({ refused: entries })}
      />
    </>
  )
}
