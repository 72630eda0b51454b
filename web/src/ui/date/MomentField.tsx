import { Group, Input, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { DateField } from './DateField.tsx'
import styles from './MomentField.module.css'

const TimeInput = lazy(async () => ({
  default: (await loadPart(() => import('./TimeInput.tsx'))).TimeInput,
}))

interface MomentFieldProps {
  label: string
  description?: string
  error?: ReactNode
  /** Local day and time of this browser as YYYY-MM-DDTHH:mm; null for none. */
  value: string | null
  onChange: (moment: string | null) => void
  /** Offers near days to pick at once: after today, or before it. */
  quick?: 'ahead' | 'back'
}

const MORNING = '09:00'

/** Field for a day and a time of day, in the time of this browser: both typed, or picked. */
export function MomentField({ label, value, onChange, quick, ...wrapper }: MomentFieldProps) {
  const id = useId()
  const [day = null, time = MORNING] = value?.split('T') ?? []
  const dayLabel = t('ui.dayOf', { label })
  const timeLabel = t('ui.timeOf', { label })
  return (
    <Input.Wrapper {...wrapper} label={label} labelElement="div" id={id}>
      <Group gap="xs" align="start">
        <DateField
          aria-label={dayLabel}
          className={styles.day ?? ''}
          value={day}
          {...(quick && { quick })}
          onChange={(changed) => onChange(changed && `${changed}T${time}`)}
        />
        <Suspense fallback={<TextInput readOnly aria-label={timeLabel} value={day ? time : ''} />}>
          <TimeInput
            label={timeLabel}
            value={day ? time : ''}
            isDisabled={day === null}
            onChange={(changed) => onChange(day && `${day}T${changed}`)}
          />
        </Suspense>
      </Group>
    </Input.Wrapper>
  )
}

/** Returns the instant of a local day and time, as ISO 8601 in UTC. */
export const instantOf = (moment: string) => new Date(moment).toISOString()

/** Returns an instant's day and time in this browser's zone, to the minute. */
export function momentOf(instant: string | Date): string {
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
