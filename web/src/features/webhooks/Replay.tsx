import { Alert, Stack, Text } from '@mantine/core'
import { DELIVERIES_KEPT } from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, use, useState } from 'react'
import { dayIn, daysBefore } from '../../lib/format/day.ts'
import { DateField } from '../../ui/date/DateField.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'
import { useReplay } from './use-webhooks.ts'

/** Asks for the day whose deliveries are sent again. */
export function openReplay(id: string, onSent: () => void): void {
  openModal({ title: t('webhooks.replayTitle'), content: <Replay id={id} onSent={onSent} /> })
}

function Replay({ id, onSent }: { id: string; onSent: () => void }) {
  const today = dayIn(use(TimeZone), new Date())
  const [day, setDay] = useState<string | null>(today)
  const replay = useReplay()
  const fields = replay.error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!day) return
    const onSuccess = ({ count }: { count: number }) => {
      closeModal()
      toast({ message: t('webhooks.replayed', { count }) })
      onSent()
    }
    replay.mutate({ params: { id }, body: { day } }, { onSuccess })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{t('webhooks.replayHint')}</Text>
        <DateField
          label={t('webhooks.day')}
          value={day}
          min={daysBefore(today, DELIVERIES_KEPT)}
          max={today}
          error={fields.day}
          onChange={setDay}
        />
        {replay.error && !fields.day && <Alert color="red">{replay.error.message}</Alert>}
        <FormFooter submit={t('webhooks.resend')} isPending={replay.isPending} isDisabled={!day} />
      </Stack>
    </form>
  )
}
