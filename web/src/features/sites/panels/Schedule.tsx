import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { instantOf, MomentField, momentOf } from '../../../ui/date/MomentField.tsx'
import * as uiLabels from '../../../ui/labels.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import * as labels from './labels.ts'

export function openSchedule(onTime: (at: string) => void): void {
  openModal({ title: labels.publishOnADay.replace('…', ''), content: <Schedule onTime={onTime} /> })
}

function Schedule({ onTime }: { onTime: (at: string) => void }) {
  const [moment, setMoment] = useState<string | null>(tomorrowMorning)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!moment || Date.parse(instantOf(moment)) <= Date.now()) return setWrong(true)
    closeModal()
    onTime(instantOf(moment))
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <MomentField
          label={labels.dayAndTime}
          description={labels.inYourTimeZone(timeZone)}
          quick="ahead"
          value={moment}
          error={isWrong && labels.chooseFutureTime}
          onChange={(chosen) => {
            setMoment(chosen)
            setWrong(false)
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {uiLabels.cancel}
          </Button>
          <Button type="submit">{labels.schedule}</Button>
        </Group>
      </Stack>
    </form>
  )
}

function tomorrowMorning(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  day.setHours(9, 0, 0, 0)
  return momentOf(day)
}
