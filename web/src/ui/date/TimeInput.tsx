import { TimePicker } from '@mantine/dates'
import { t } from '@satchel/messages/t.ts'
import { FORMAT_LOCALE } from '../../lib/language.ts'

interface TimeInputProps {
  label: string
  /** Time of day as HH:mm; empty for none. */
  value: string
  isDisabled: boolean
  onChange: (time: string) => void
}

const isHour12 =
  new Intl.DateTimeFormat(FORMAT_LOCALE, { hour: 'numeric' }).resolvedOptions().hour12 ?? false

/** Field for a time of day, in the order that the browser's language writes it. */
export function TimeInput({ label, value, isDisabled, onChange }: TimeInputProps) {
  return (
    <TimePicker
      aria-label={label}
      format={isHour12 ? '12h' : '24h'}
      hoursInputLabel={t('ui.hours')}
      minutesInputLabel={t('ui.minutes')}
      amPmInputLabel={t('ui.beforeOrAfterNoon')}
      minutesStep={5}
      withDropdown
      // As days are: a dialog keeps what was chosen in it.
      attributes={{ control: { 'data-choice': true } }}
      value={value}
      disabled={isDisabled}
      onChange={(time) => time && onChange(time.slice(0, 5))}
    />
  )
}
