import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { listActivity } from '@satchel/contract/activity.ts'
import {
  type Collection,
  deleteCollection,
  listCollections,
} from '@satchel/contract/collections.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import { toast } from '../../ui/toast.tsx'

type Deleted = Pick<Collection, 'id' | 'name'>

export function openDeleteCollection(collection: Deleted): void {
  openModal({ title: 'Delete this collection', content: <DeleteForm {...collection} /> })
}

/** It cannot be undone, so it asks for the name. */
function DeleteForm({ id, name }: Deleted) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const remove = useCommand(deleteCollection, { refreshes: [listCollections, listActivity] })
  const isSure = typed.trim() === name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSure) return
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: `${name} deleted` })
          void navigate(paths.collections)
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>
          Its items stay in the library. Links to the collection no longer open. This cannot be
          undone.
        </Text>
        <TextInput
          label={`Type ${name} to delete it`}
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {remove.isError && <Alert color="red">{remove.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={!isSure} loading={remove.isPending}>
            Delete
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
