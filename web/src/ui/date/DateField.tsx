import { TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { formatDay } from '../../lib/format/format.ts'
import { loadPart } from '../../lib/load-part.ts'
import type { DayInputProps } from './DayInput.tsx'

const DayInput = lazy(async () => ({
  default: (await loadPart(() => import('./DayInput.tsx'))).DayInput,
}))

/** Field for a day, typed or picked from a calendar; the calendar is loaded with the first field. */
export function DateField(props: DayInputProps) {
  const { value, onChange, min, max, quick, ...input } = props
  const early = (
    <TextInput readOnly rightSection={<span />} {...input} value={value ? formatDay(value) : ''} />
  )
  return (
    <Suspense fallback={early}>
      <DayInput {...props} />
    </Suspense>
  )
}
