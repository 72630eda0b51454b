import { Stack, Text } from '@mantine/core'
import { handOverOwnership, listUsers, type User } from '@satchel/contract/users.ts'
import type { FormEvent } from 'react'
import { useCommand } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { loadMe } from '../../lib/session.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import { toast } from '../../ui/toast.tsx'
import { FormFoot } from './FormFoot.tsx'

export function openOwnership(person: User): void {
  openModal({ title: 'Hand the account over', content: <OwnershipForm person={person} /> })
}

function OwnershipForm({ person }: { person: User }) {
  const hand = useCommand(handOverOwnership, { refreshes: [listUsers] })
  const done = () => {
    closeModal()
    toast({ message: `${person.name} is owner now, and you are admin` })
    void loadMe()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Another dialog may have taken the place of this one by then, asking who it is.
    void hand
      .mutateAsync({ params: { userId: person.id } })
      .then(done, ({ message }: ApiProblem) => toast({ message, tone: 'problem' }))
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>
          {person.name} becomes owner, with the bills and all else, and you become admin. Only an
          owner can take that back.
        </Text>
        <FormFoot label="Make owner" isPending={hand.isPending} />
      </Stack>
    </form>
  )
}
