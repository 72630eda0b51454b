import { Stack, Textarea } from '@mantine/core'
import { DESCRIPTION_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { useModerate } from './use-moderation.ts'

interface DeclineFormProps {
  wishIds: string[]
  onDone: () => void
}

/** Asks what to say about wishes that are declined. */
export function DeclineForm({ wishIds, onDone }: DeclineFormProps) {
  const [response, setResponse] = useState('')
  const moderate = useModerate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    moderate.mutate(
      { action: 'decline', wishIds, response: response.trim() || null },
      {
        onSuccess: () => {
          closeModal()
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Textarea
          label={t('wishes.response')}
          description={t('wishes.moderation.responseToAll')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={DESCRIPTION_MAX}
          data-autofocus
          value={response}
          onChange={({ currentTarget }) => setResponse(currentTarget.value)}
        />
        <FormFooter submit={t('wishes.decline')} isPending={moderate.isPending} />
      </Stack>
    </form>
  )
}
