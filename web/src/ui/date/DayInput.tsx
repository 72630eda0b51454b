import { t } from '@satchel/messages/t.ts'
import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, use, useRef, useState } from 'react'
import { dayIn, daysBefore } from '../../lib/format/day.ts'
import { formatDay } from '../../lib/format/format.ts'
import { icon } from '../icon.ts'
import { TimeZone } from '../text/RelativeTime.tsx'
import { CALENDAR_LOCALE } from './calendar-locale.ts'
import styles from './DayInput.module.css'
import { parseDay, weekStart } from './parse-day.ts'

export interface DayInputProps
  extends Pick<
    DateInputProps,
    | 'id'
    | 'label'
    | 'aria-label'
    | 'description'
    | 'placeholder'
    | 'error'
    | 'className'
    | 'size'
    | 'mt'
  > {
  /** Day as YYYY-MM-DD; null or empty for none. */
  value: string | null
  onChange: (day: string | null) => void
  /** First day that can be chosen. */
  min?: string
  /** Last day that can be chosen. */
  max?: string
  classNames?: { input: string }
  /** Offers near days to pick at once: after today, or before it. */
  quick?: 'ahead' | 'back'
}

const QUICK = {
  ahead: [
    [t('ui.tomorrow'), 1],
    [t('ui.inOneWeek'), 7],
    [t('ui.inOneMonth'), 30],
    [t('ui.inThreeMonths'), 90],
  ],
  back: [
    [t('ui.today'), 0],
    [t('ui.oneWeekAgo'), -7],
    [t('ui.oneMonthAgo'), -30],
    [t('ui.threeMonthsAgo'), -90],
  ],
} as const

const parts = {
  day: styles.day ?? '',
  presetsRoot: styles.presetsRoot ?? '',
  presetsList: styles.presetsList ?? '',
}

/** Marks what chooses a day, for dialogs that keep what was chosen in them. */
const CHOICES = { day: { 'data-choice': true }, presetButton: { 'data-choice': true } }

/** A finger picks from the calendar, which the keyboard of a phone would cover. */
const isTouch = window.matchMedia?.('(hover: none)').matches ?? false

/** Field for a day: picked from a calendar, or typed as "Dec 2", "2026-12-02" or "in 2 weeks". */
export function DayInput({ value, onChange, min, max, quick, error, ...input }: DayInputProps) {
  const today = dayIn(use(TimeZone), new Date())
  const [isUnread, setUnread] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // What is typed counts once the field is left or Enter is pressed: "Dec 2" may become "Dec 24".
  const isTyped = useRef(false)
  const change = (day: string | null) => {
    setUnread(false)
    if (!isTyped.current) onChange(day)
  }
  const commit = (text: string) => {
    const day = parseDay(text, today)
    const isAllowed = day === null || ((!min || day >= min) && (!max || day <= max))
    setUnread(text.trim() !== '' && (day === null || !isAllowed))
    if (isAllowed && (day !== null || text.trim() === '') && day !== (value || null)) onChange(day)
  }
  const presets =
    quick && QUICK[quick].map(([label, days]) => ({ label, value: daysBefore(today, -days) }))
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
    if (event.key === 'Enter') commit((event.target as HTMLInputElement).value)
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!days || !value) return
    event.preventDefault()
    const day = daysBefore(value, -days)
    if ((!min || day >= min) && (!max || day <= max)) onChange(day)
  }
  return (
    <DateInput
      rightSection={value ? undefined : <IconCalendar {...icon} aria-hidden />}
      rightSectionPointerEvents={value ? 'auto' : 'none'}
      {...input}
      classNames={{ ...parts, ...input.classNames }}
      attributes={CHOICES}
      value={value || null}
      valueFormat={formatDay}
      dateParser={(text) => parseDay(text, today)}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      {...(presets && { presets })}
      error={error || (isUnread && t('ui.notADay', { example: formatDay(today) }))}
      firstDayOfWeek={weekStart()}
      locale={CALENDAR_LOCALE}
      highlightToday
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clearDay') }}
      inputMode={isTouch ? 'none' : 'text'}
      // Escape closes the calendar, not the dialog around it.
      data-mantine-stop-propagation={isOpen}
      popoverProps={{ shadow: 'md', radius: 'md' }}
      onInputCapture={() => {
        isTyped.current = true
        queueMicrotask(() => {
          isTyped.current = false
        })
      }}
      onChange={change}
      onFocus={() => setOpen(true)}
      onKeyDown={step}
      onBlur={(event) => {
        setOpen(false)
        commit(event.currentTarget.value)
      }}
    />
  )
}
