import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import {
  changeUser,
  getBelongings,
  getUser,
  listUsers,
  type User,
} from '@satchel/contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { query, useCommand } from '../../lib/api.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import { toast } from '../../ui/toast.tsx'
import { wordsOf } from './belongings-labels.ts'
import { FormFoot } from './FormFoot.tsx'
import { HeirField } from './HeirField.tsx'

export function openDeactivate(person: User): void {
  openModal({ title: `Deactivate ${person.name}`, content: <DeactivateForm person={person} /> })
}

function DeactivateForm({ person }: { person: User }) {
  const params = { userId: person.id }
  const [heirId, setHeirId] = useState<string | null>(null)
  const belongings = useQuery({ ...query(getBelongings, { params }), staleTime: 0 })
  const deactivate = useCommand(changeUser, { refreshes: [listUsers, getUser, getBelongings] })
  const left = belongings.data && wordsOf(belongings.data)
  const { error } = deactivate
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { deactivated: true, ...(heirId && { handOverTo: heirId }) }
    deactivate.mutate(
      { params, body },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: `${person.name} is signed out and cannot sign in any more` })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>
          {person.name} is signed out everywhere at once and cannot sign in until let in again.
          Links that were sent go on opening.
        </Text>
        {belongings.isPending && <Skeleton height={60} />}
        {left && (
          <HeirField
            of={person}
            label={`Who takes over ${left}?`}
            placeholder="Nobody for now"
            error={error?.fields.handOverTo}
            value={heirId}
            onChange={setHeirId}
          />
        )}
        {error && !error.fields.handOverTo && <Alert color="red">{error.message}</Alert>}
        <FormFoot label="Deactivate" color="red" isPending={deactivate.isPending} />
      </Stack>
    </form>
  )
}
