import { Alert, Stack, Text } from '@mantine/core'
import { handOverOwnership, listUsers, type User } from '@satchel/contract/users.ts'
import type { FormEvent } from 'react'
import { useCommand } from '../../lib/api.ts'
import { loadMe } from '../../lib/session.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import { toast } from '../../ui/toast.tsx'
import { FormFoot } from './FormFoot.tsx'

export function openOwnership(person: User): void {
  openModal({ title: 'Hand the account over', content: <OwnershipForm person={person} /> })
}

function OwnershipForm({ person }: { person: User }) {
  const hand = useCommand(handOverOwnership, { refreshes: [listUsers] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    hand.mutate(
      { params: { userId: person.id } },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: `${person.name} is owner now, and you are admin` })
          void loadMe()
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>
          {person.name} becomes owner, with the bills and all else, and you become admin. Only an
          owner can take that back.
        </Text>
        {hand.error && <Alert color="red">{hand.error.message}</Alert>}
        <FormFoot label={`Make ${person.name} owner`} isPending={hand.isPending} />
      </Stack>
    </form>
  )
}
