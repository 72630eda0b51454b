import { Stack, Text } from '@mantine/core'
import { handOverOwnership, listUsers, type User } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import type { FormEvent } from 'react'
import { useCommand } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { loadMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'

export function openOwnership(person: User): void {
  openModal({ title: t('users.transferOwnership'), content: <OwnershipForm person={person} /> })
}

function OwnershipForm({ person }: { person: User }) {
  const hand = useCommand(handOverOwnership, { refreshes: [listUsers] })
  const done = () => {
    closeModal()
    toast({ message: t('users.nowOwner', { name: person.name }) })
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
        <Text>{t('users.transferOwnershipWarning', { name: person.name })}</Text>
        <FormFooter submit={t('users.makeOwner')} isPending={hand.isPending} isCancelFocused />
      </Stack>
    </form>
  )
}
