import { Stack, Text, TextInput } from '@mantine/core'
import { deleteCtaSubmissionsOf, listCtaSubmissions } from '@satchel/contract/ctas/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'

export function openDeleteOfAddress(): void {
  openModal({ title: t('ctas.deleteOfAddress'), content: <DeleteOfAddress /> })
}

/** Deletes a person's submissions on request; the address has to be typed. */
function DeleteOfAddress() {
  const [email, setEmail] = useState('')
  const remove = useCommand(deleteCtaSubmissionsOf, { refreshes: [listCtaSubmissions] })
  const submit = () =>
    remove.mutate(
      { query: { email: email.trim() } },
      {
        onSuccess: ({ deleted }) => {
          closeModal()
          toast({ message: t('ctas.deletedCount', { count: deleted }) })
        },
        onError: (problem) => {
          if (!problem.fields.email) showProblem(problem)
        },
      },
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack>
        <Text>{t('ctas.deleteOfAddressLine')}</Text>
        <TextInput
          type="email"
          label={t('ctas.emailAddress')}
          value={email}
          error={remove.error?.fields.email}
          data-autofocus
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <FormFooter
          submit={t('ctas.deletePermanently')}
          color="red"
          isDisabled={!email.trim()}
          isPending={remove.isPending}
        />
      </Stack>
    </form>
  )
}
