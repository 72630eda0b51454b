import { Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import * as labels from './labels.ts'
import { errorAt, type FieldsProps } from './option-fields.ts'

export function AccessFields({ effective, errors, onChange }: FieldsProps) {
  const { requireEmail, proveEmail, needsEmail, allowed, refused } = effective
  return (
    <>
      <Switch
        size="md"
        label={labels.requireAnEmailAddress}
        description={needsEmail ? labels.neededForOtherSettingsHere : labels.visitorsEnterItBefore}
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
      <Entries
        label={labels.allowOnly}
        entries={allowed}
        error={errorAt(errors, 'allowed')}
        onChange={(entries) => onChange({ allowed: entries })}
      />
      <Entries
        label={labels.block}
        entries={refused}
        error={errorAt(errors, 'refused')}
        onChange={(entries) => onChange({ refused: entries })}
      />
    </>
  )
}

interface EntriesProps {
  label: string
  entries: string[]
  error: string | undefined
  onChange: (entries: string[]) => void
}

function Entries({ label, entries, error, onChange }: EntriesProps) {
  const [text, setText] = useState(entries.join('\n'))
  return (
    <Textarea
      label={label}
      description={labels.emailAddressesOrDomainsSuch}
      autosize
      minRows={1}
      maxRows={6}
      value={text}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onChange(value.split(/[\s,;]+/).filter(Boolean))
      }}
    />
  )
}
