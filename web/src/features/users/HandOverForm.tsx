import { Alert, Stack, Text } from '@mantine/core'
import { getBelongings, handOverBelongings, type User } from '@satchel/contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { query, useCommand } from '../../lib/api.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { formatBelongings } from './belongings-labels.ts'
import { FormFoot } from './FormFoot.tsx'
import * as labels from './labels.ts'
import { SuccessorField } from './SuccessorField.tsx'

export function openHandOver(person: User): void {
  openModal({ title: labels.transferFrom(person.name), content: <HandOverForm person={person} /> })
}

function HandOverForm({ person }: { person: User }) {
  const params = { userId: person.id }
  const [heirId, setHeirId] = useState<string | null>(null)
  const belongings = useQuery({ ...query(getBelongings, { params }), staleTime: 0 })
  const hand = useCommand(handOverBelongings, { refreshes: [getBelongings] })
  if (belongings.isPending) return <TextSkeleton />
  const left = belongings.data ? formatBelongings(belongings.data) : labels.allContent
  if (!left) return <Text>{labels.doesntOwnAnyContent(person.name)}</Text>
  const { error } = hand
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!heirId) return
    hand.mutate(
      { params, body: { userId: heirId } },
      {
        onSuccess: (input) => {
          closeModal()
          toast({ message: labels.transferred(formatBelongings(input)) })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <SuccessorField
          of={person}
          label={labels.transferTo(left)}
          error={error?.fields.userId}
          value={heirId}
          onChange={setHeirId}
        />
        {error && !error.fields.userId && <Alert color="red">{error.message}</Alert>}
        <FormFoot label={uiLabels.transfer} isPending={hand.isPending} disabled={!heirId} />
      </Stack>
    </form>
  )
}
