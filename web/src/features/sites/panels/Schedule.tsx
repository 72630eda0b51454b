import { Stack } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { instantOf, MomentField, momentOf } from '../../../ui/date/MomentField.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'

export function openSchedule(onTime: (at: string) => void): void {
  openModal({
    title: t('sites.panels.publishOnADay').replace('…', ''),
    content: <Schedule onTime={onTime} />,
  })
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
          label={t('sites.panels.dayAndTime')}
          description={t('sites.panels.inYourTimeZone', { zone: timeZone })}
          quick="ahead"
          value={moment}
          error={isWrong && t('sites.panels.chooseFutureTime')}
          onChange={(chosen) => {
            setMoment(chosen)
            setWrong(false)
          }}
        />
        <FormFooter submit={t('sites.panels.schedule')} />
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
