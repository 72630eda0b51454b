import { Button, PasswordInput, Switch, Textarea, TextInput } from '@mantine/core'
import { use, useState } from 'react'
import { dayIn } from '../../../lib/day.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'
import { errorAt, type FieldsProps } from './option-fields.ts'
import styles from './ShareOptions.module.css'

const DAY = 86_400_000
const SPANS = [
  { label: '1 week', days: 7 },
  { label: '1 month', days: 30 },
  { label: '3 months', days: 91 },
] as const

export function AccessFields(props: FieldsProps) {
  const { effective, errors, onChange } = props
  const { requireEmail, proveEmail, needsEmail, allowed, refused } = effective
  return (
    <>
      <Expiry {...props} />
      <Password {...props} />
      <Switch
        label={labels.requireAnEmailAddress}
        description={needsEmail ? labels.neededForOtherSettingsHere : labels.visitorsEnterItBefore}
        checked={requireEmail}
        disabled={needsEmail}
        onChange={({ currentTarget }) => onChange({ requireEmail: currentTarget.checked })}
      />
      {requireEmail && (
        <Switch
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

function Expiry({ effective: { expiresOn }, errors, onChange }: FieldsProps) {
  const timeZone = use(TimeZone)
  const dayAfter = (days: number) => dayIn(timeZone, new Date(Date.now() + days * DAY))
  return (
    <div>
      <TextInput
        type="date"
        label={labels.expiresAfterLabel}
        description={labels.leaveEmptyToKeepLink}
        min={dayAfter(0)}
        value={expiresOn ?? ''}
        error={errors.expiresAt}
        onChange={({ currentTarget }) => onChange({ expiresOn: currentTarget.value || null })}
      />
      <div className={styles.spans}>
        {SPANS.map(({ label, days }) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            fw={400}
            onClick={() => onChange({ expiresOn: dayAfter(days) })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** One that is set is never shown: another takes its place, or none. Cleared again, what was set stays. */
function Password({ effective: { hasPassword }, errors, onChange }: FieldsProps) {
  const [typed, setTyped] = useState('')
  const isUnchanged = hasPassword && typed === ''
  return (
    <div>
      <PasswordInput
        label={labels.password}
        description={isUnchanged ? labels.passwordSetTypeToReplace : labels.sendItToThemSeparately}
        autoComplete="new-password"
        maxLength={200}
        value={typed}
        error={errors.password}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onChange({ password: value || undefined })
        }}
      />
      {isUnchanged && (
        <div className={styles.spans}>
          <Button
            variant="default"
            size="compact-sm"
            fw={400}
            onClick={() => onChange({ password: null })}
          >
            {labels.removePassword}
          </Button>
        </div>
      )}
    </div>
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
