import { Button, PasswordInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { use, useState } from 'react'
import { dayIn } from '../../../lib/format/day.ts'
import { DateField } from '../../../ui/date/DateField.tsx'
import { AS_TYPED } from '../../../ui/text/as-typed.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import type { FieldsProps } from './option-fields.ts'
import styles from './ShareOptions.module.css'

const DAY = 86_400_000
const SPANS = [
  { label: t('links.options.oneWeek'), days: 7 },
  { label: t('links.options.oneMonth'), days: 30 },
  { label: t('links.options.threeMonths'), days: 91 },
] as const

/** Most common options, in no group, so that they're visible once the options are open. */
export function BasicFields(props: FieldsProps) {
  return (
    <div className={styles.basics}>
      <Expiry {...props} />
      <Password {...props} />
    </div>
  )
}

function Expiry({ effective: { expiresOn }, errors, onChange }: FieldsProps) {
  const timeZone = use(TimeZone)
  const dayAfter = (days: number) => dayIn(timeZone, new Date(Date.now() + days * DAY))
  return (
    <div>
      <DateField
        label={t('links.options.expiresAfterLabel')}
        description={t('links.options.expiryHint')}
        min={dayAfter(0)}
        value={expiresOn ?? null}
        error={errors.expiresAt}
        onChange={(day) => onChange({ expiresOn: day })}
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

/** Password field. A saved password is never shown: it can be replaced or removed. Clearing the field keeps it. */
function Password({ effective: { hasPassword }, errors, onChange }: FieldsProps) {
  const [typed, setTyped] = useState('')
  const isUnchanged = hasPassword && typed === ''
  return (
    <div>
      <PasswordInput
        {...AS_TYPED}
        label={t('links.options.password')}
        description={
          isUnchanged
            ? t('links.options.passwordSetTypeToReplace')
            : t('links.options.sendItToThemSeparately')
        }
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
            {t('links.options.removePassword')}
          </Button>
        </div>
      )}
    </div>
  )
}
