import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import {
  changeUser,
  getBelongings,
  getUser,
  listUsers,
  type User,
} from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { query, useCommand } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { formatBelongings } from './belongings-labels.ts'
import { SuccessorField } from './SuccessorField.tsx'

export function openDeactivate(person: User): void {
  openModal({
    title: t('users.deactivateNamed', { name: person.name }),
    content: <DeactivateForm person={person} />,
  })
}

function DeactivateForm({ person }: { person: User }) {
  const params = { userId: person.id }
  const [heirId, setHeirId] = useState<string | null>(null)
  const belongings = useQuery({ ...query(getBelongings, { params }), staleTime: 0 })
  const deactivate = useCommand(changeUser, { refreshes: [listUsers, getUser, getBelongings] })
  const left = belongings.data && formatBelongings(belongings.data)
  const { error } = deactivate
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { deactivated: true, ...(heirId && { handOverTo: heirId }) }
    deactivate.mutate(
      { params, body },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: t('users.signedOutNotice', { name: person.name }) })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{t('users.deactivateWarning', { name: person.name })}</Text>
        {belongings.isPending && <Skeleton height={60} />}
        {left && (
          <SuccessorField
            of={person}
            label={t('users.transferTo', { left })}
            placeholder={t('users.noOneForNow')}
            error={error?.fields.handOverTo}
            value={heirId}
            onChange={setHeirId}
          />
        )}
        {error && !error.fields.handOverTo && <Alert color="red">{error.message}</Alert>}
        <FormFooter
          submit={t('users.deactivate')}
          color="red"
          isPending={deactivate.isPending}
          isCancelFocused
        />
      </Stack>
    </form>
  )
}
