import { Switch } from '@mantine/core'
import { entriesIn } from '@satchel/contract/addresses.ts'
import { t } from '@satchel/messages/t.ts'
import { EntriesBox } from '../../../ui/EntriesBox.tsx'
import { errorAmong, type FieldsProps } from './option-fields.ts'

export function AccessFields({ effective, errors, onChange }: FieldsProps) {
  const { requireEmail, proveEmail, needsEmail, allowed, refused } = effective
  return (
    <>
      <Switch
        size="md"
        label={t('links.options.requireAnEmailAddress')}
        description={
          needsEmail
            ? t('links.options.neededForOtherSettingsHere')
            : t('links.options.requireEmailHint')
        }
        checked={requireEmail}
        disabled={needsEmail}
        onChange={({ currentTarget }) => onChange({ requireEmail: currentTarget.checked })}
      />
      {requireEmail && (
        <Switch
          size="md"
          label={t('links.options.verifyTheAddress')}
          description={t('links.options.withCodeSentToAddress')}
          checked={proveEmail}
          onChange={({ currentTarget }) => onChange({ proveEmail: currentTarget.checked })}
        />
      )}
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
