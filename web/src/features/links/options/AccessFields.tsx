import { Switch } from '@mantine/core'
import { entriesIn } from '@satchel/contract/addresses.ts'
import { EntriesBox } from '../../../ui/EntriesBox.tsx'
import * as labels from './labels.ts'
import { errorAmong, type FieldsProps } from './option-fields.ts'

export function AccessFields({ effective, errors, onChange }: FieldsProps) {
  const { requireEmail, proveEmail, needsEmail, allowed, refused } = effective
  return (
    <>
      <Switch
        size="md"
        label={labels.requireAnEmailAddress}
        description={needsEmail ? labels.neededForOtherSettingsHere : labels.requireEmailHint}
        checked={requireEmail}
        disabled={needsEmail}
        onChange={({ currentTarget }) => onChange({ requireEmail: currentTarget.checked })}
      />
      {requireEmail && (
        <Switch
          size="md"
          label={labels.verifyTheAddress}
          description={labels.withCodeSentToAddress}
          checked={proveEmail}
          onChange={({ currentTarget }) => onChange({ proveEmail: currentTarget.checked })}
        />
      )}
      <EntriesBox
        split={entriesIn}
        label={labels.allowOnly}
        description={labels.entriesHint}
        entries={allowed}
        error={errorAmong(errors, 'allowed', allowed)}
        onChange={(entries) => onChange({ allowed: entries })}
      />
      <EntriesBox
        split={entriesIn}
        label={labels.block}
        description={labels.entriesHint}
        entries={refused}
        error={errorAmong(errors, 'refused', refused)}
        onChange={(entries) => onChange({ refused: entries })}
      />
    </>
  )
}
