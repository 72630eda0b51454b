import { Checkbox, NumberInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { DateField } from '../../../ui/date/DateField.tsx'
import { instantOf, MomentField, momentOf } from '../../../ui/date/MomentField.tsx'
import styles from './CtaBuilder.module.css'
import type { DraftPlacement } from './draft.ts'

interface PlaceConditionsProps {
  placement: DraftPlacement
  errorOf: (part: string) => ReactNode
  onChange: (change: Partial<DraftPlacement>) => void
}

type NumberPart = 'delayS' | 'step' | 'readPercent' | 'visits'

const NUMBERS: { part: NumberPart; label: string; min: number; max: number }[] = [
  { part: 'readPercent', label: t('ctas.readPercent'), min: 1, max: 100 },
  { part: 'visits', label: t('ctas.visits'), min: 2, max: 100 },
  { part: 'step', label: t('ctas.step'), min: 0, max: 9 },
  { part: 'delayS', label: t('ctas.delay'), min: 0, max: 3_600 },
]

/** Conditions for showing a CTA at its place; collapsed until one is set. */
export function PlaceConditions({ placement, errorOf, onChange }: PlaceConditionsProps) {
  const { startsAt, endsAt, startsOn, endsOn, frequency } = placement
  const isSet = Boolean(startsAt || endsAt || startsOn || endsOn || frequency === 'once')
  const hasNumber = NUMBERS.some(({ part }) => placement[part] !== undefined)
  return (
    <details className={styles.more} open={isSet || hasNumber}>
      <summary>{t('ctas.conditions')}</summary>
      <div className={styles.section}>
        <div className={styles.pair}>
          {NUMBERS.map(({ part, label, min, max }) => (
            <NumberInput
              key={part}
              label={label}
              min={min}
              max={max}
              allowDecimal={false}
              value={placement[part] ?? ''}
              error={errorOf(part)}
              onChange={(value) =>
                onChange({ [part]: typeof value === 'number' ? value : undefined })
              }
            />
          ))}
          <DayOrMoment
            label={t('ctas.firstDay')}
            day={startsOn}
            at={startsAt}
            error={errorOf('startsAt') ?? errorOf('startsOn')}
            onChange={(day, at) => onChange({ startsOn: day, startsAt: at })}
          />
          <DayOrMoment
            label={t('ctas.lastDay')}
            day={endsOn}
            at={endsAt}
            error={errorOf('endsAt') ?? errorOf('endsOn')}
            onChange={(day, at) => onChange({ endsOn: day, endsAt: at })}
          />
        </div>
        <p className={styles.line}>{t('ctas.stepHint')}</p>
        <Checkbox
          label={t('ctas.once')}
          checked={frequency === 'once'}
          onChange={({ currentTarget }) =>
            onChange({ frequency: currentTarget.checked ? 'once' : 'always' })
          }
        />
      </div>
    </details>
  )
}

interface DayOrMomentProps {
  label: string
  day: string | null | undefined
  at: string | null | undefined
  error: ReactNode
  onChange: (day: string | null, at: string | null) => void
}

/** A day of the company; a moment that was set through the API stays one, in the time of this browser. */
function DayOrMoment({ label, day, at, error, onChange }: DayOrMomentProps) {
  if (at && !day)
    return (
      <MomentField
        label={label}
        value={momentOf(at)}
        error={error}
        onChange={(moment) => onChange(null, moment && instantOf(moment))}
      />
    )
  return (
    <DateField
      label={label}
      quick="ahead"
      value={day ?? null}
      error={error}
      onChange={(value) => onChange(value, null)}
    />
  )
}
