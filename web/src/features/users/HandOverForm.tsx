import { Alert, Stack, Text } from '@mantine/core'
import { getBelongings, handOverBelongings, type User } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { query, useCommand } from '../../lib/api.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { formatBelongings } from './belongings-labels.ts'
import { SuccessorField } from './SuccessorField.tsx'

export function openHandOver(person: User): void {
  openModal({
    title: t('users.transferFrom', { name: person.name }),
    content: <HandOverForm person={person} />,
  })
}

function HandOverForm({ person }: { person: User }) {
  const params = { userId: person.id }
  const [heirId, setHeirId] = useState<string | null>(null)
  const belongings = useQuery({ ...query(getBelongings, { params }), staleTime: 0 })
  const hand = useCommand(handOverBelongings, { refreshes: [getBelongings] })
  if (belongings.isPending) return <TextSkeleton />
  const left = belongings.data ? formatBelongings(belongings.data) : t('users.allContent')
  if (!left) return <Text>{t('users.doesntOwnAnyContent', { name: person.name })}</Text>
  const { error } = hand
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!heirId) return
    hand.mutate(
      { params, body: { userId: heirId } },
      {
        onSuccess: (input) => {
          closeModal()
          toast({ message: t('users.transferred', { words: formatBelongings(input) }) })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <SuccessorField
          of={person}
          label={t('users.transferTo', { left })}
          error={error?.fields.userId}
          value={heirId}
          onChange={setHeirId}
        />
        {error && !error.fields.userId && <Alert color="red">{error.message}</Alert>}
        <FormFooter
          submit={t('ui.transfer')}
          isPending={hand.isPending}
          isDisabled={!heirId}
          isCancelFocused
        />
      </Stack>
    </form>
  )
}
