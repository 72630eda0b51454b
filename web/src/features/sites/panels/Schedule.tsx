import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import * as uiLabels from '../../../ui/labels.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import * as labels from './labels.ts'

export function openSchedule(onTime: (at: string) => void): void {
  openModal({ title: labels.publishOnADay.replace('…', ''), content: <Schedule onTime={onTime} /> })
}

function Schedule({ onTime }: { onTime: (at: string) => void }) {
  const [typed, setGiven] = useState(tomorrowMorning)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const time = new Date(typed)
    if (!(time.getTime() > Date.now())) return setWrong(true)
    closeModal()
    onTime(time.toISOString())
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          type="datetime-local"
          label={labels.dayAndTime}
          description={labels.inYourTimeZone(timeZone)}
          data-autofocus
          value={typed}
          error={isWrong && labels.chooseFutureTime}
          onChange={({ currentTarget }) => {
            setGiven(currentTarget.value)
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

/** Returns tomorrow morning in local time, to the minute, as the field takes it. */
function tomorrowMorning(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  day.setHours(9, 0, 0, 0)
  const local = new Date(day.getTime() - day.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
